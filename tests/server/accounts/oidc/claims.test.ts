import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { isLeftOut, readClaims } from '../../../../server/accounts/oidc/claims.ts'

const iat = 1_772_442_000
const claims = {
  iss: 'https://login.example',
  sub: 'u-1',
  email: 'eve@example.com',
  email_verified: true,
  name: 'Eve Employee',
  amr: ['pwd', 'mfa'],
  iat,
  auth_time: iat - 10,
}
const read = (changed: object) => readClaims({ ...claims, ...changed }, undefined)

it('reads who the user is, and when they logged in', () => {
  expect(read({})).toEqual({
    issuer: 'https://login.example',
    subject: 'u-1',
    email: 'eve@example.com',
    isEmailVerified: true,
    name: 'Eve Employee',
    role: null,
    isMultiFactor: true,
    authenticatedAt: new Date((iat - 10) * 1_000),
  })
})

describe('A name', () => {
  it.each([
    ['surrounded by spaces, which are removed', '  Bo Li ', 'Bo Li'],
    ['in another script', 'علی\u200Cرضا', 'علی\u200Cرضا'],
  ])('is accepted if it is %s', (_, name, expected) => {
    expect(read({ name }).name).toBe(expected)
  })

  it.each([
    ['missing', undefined],
    ['too short', 'ab'],
    ['too long', 'a'.repeat(256)],
    ['on two lines', 'Eve\nEmployee'],
    ['reversed by a mark', 'Eve\u202EEmployee'],
    ['of invisible characters', '\u200B\u200B\u200B'],
    ['without a letter', '!!!'],
    ['a number', 7],
  ])('counts as missing if it is %s', (_, name) => {
    expect(read({ name }).name).toBeNull()
  })
})

describe('A login', () => {
  it.each([
    ['an hour before the token', -3_600, true],
    ['a minute after the token, as clocks differ', 60, true],
    ['more than a minute after the token', 61, false],
    ['an hour after the token', 3_600, false],
  ])('%s counts: %o', (_, seconds, counts) => {
    const { authenticatedAt } = read({ auth_time: iat + seconds })
    expect(authenticatedAt).toEqual(counts ? new Date((iat + seconds) * 1_000) : null)
  })

  it('has an unknown time if the provider does not say', () => {
    expect(read({ auth_time: undefined }).authenticatedAt).toBeNull()
  })
})

it.each<[string, string, Record<string, unknown>, boolean]>([
  ['names another place for it', 'groups', { _claim_names: { groups: 'src1' } }, true],
  ['names another place for any other claim', 'roles', { _claim_names: { roles: 'src1' } }, true],
  ['has groups, but not which', 'groups', { hasgroups: true }, true],
  ['has groups, which are not asked for', 'roles', { hasgroups: true }, false],
  ['says that there are no groups', 'groups', { hasgroups: false }, false],
  ['has the claim', 'groups', { groups: [], hasgroups: true }, false],
  ['names another place for another claim', 'groups', { _claim_names: { roles: 'src1' } }, false],
  ['names places that cannot be read', 'groups', { _claim_names: 'groups' }, false],
  ['names no place for a word of the language', 'toString', { _claim_names: {} }, false],
  ['says nothing', 'groups', {}, false],
])('A claim is known to be left out, or not, if the token %s: %s', (_, claim, token, expected) => {
  expect(isLeftOut(claim, token)).toBe(expected)
})

it.each([
  ['no subject', { sub: undefined }],
  ['an empty subject', { sub: '' }],
  ['half a surrogate pair in the subject', { sub: 'u-\uD800' }],
  ['a NUL in the subject', { sub: 'u-\0' }],
  ['a NUL in the issuer', { iss: 'https://login.example\0' }],
  ['no issuer', { iss: undefined }],
])('refuses claims with %s', (_, changed) => {
  expect(() => read(changed)).toThrow(ZodError)
})
