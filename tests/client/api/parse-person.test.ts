import { describe, expect, it, vi } from 'vitest'
import { getCurrentUser } from '../../../src/api/session.ts'
import { listReceivers, listUsers } from '../../../src/api/users.ts'
import { json, ok, standInHost } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'
import { firstPageOf } from '../support/first-page.ts'

describe('A host’s user', () => {
  const ada = {
    id: 'u-9',
    name: 'Ada Admin',
    email: 'ada@example.com',
    role: 'ADMIN',
    isBlocked: false,
    actions: null,
  }

  it.each([
    ['BLOCKED', true],
    ['UNBLOCKED', false],
    [true, true],
    [false, false],
    [undefined, false],
  ])('with isBlocked %s is read as isBlocked %s', async (isBlocked, expected) => {
    standInHost({ 'GET /api/user': () => ok([{ ...wireUser(), isBlocked }]) })

    expect((await firstPageOf(listUsers)).rows).toEqual([{ ...ada, isBlocked: expected }])
  })

  it('with an unknown role has no access', async () => {
    standInHost({ 'GET /api/user': () => ok([{ ...wireUser(), role: 'PILOT' }]) })

    expect((await firstPageOf(listUsers)).rows).toEqual([{ ...ada, role: null }])
  })

  it.each([
    [true, { isEmailVerified: true }],
    [false, { isEmailVerified: false }],
    [undefined, {}],
    ['no', {}],
  ])('with isEmailVerified %s is read as %o', async (isEmailVerified, expected) => {
    standInHost({ 'GET /api/user/me': () => ok({ ...wireUser(), isEmailVerified }) })

    expect(await getCurrentUser()).toStrictEqual({ ...ada, ...expected })
  })

  it('in a list of receivers has only what the receiver picker needs', async () => {
    const row = { _id: 'u-2', name: 'Rita', email: 'rita@example.com' }
    standInHost({ 'GET /api/user/receivers': () => ok([row, { name: 'No id' }]) })
    vi.spyOn(console, 'warn').mockReturnValue()

    expect((await firstPageOf(listReceivers)).rows).toEqual([
      { id: 'u-2', name: 'Rita', email: 'rita@example.com' },
    ])
  })

  it.each([
    ['bare', { email: 'ada@example.com', role: 'ADMIN' }],
    ['under data', { data: { email: 'ada@example.com', role: 'ADMIN' } }],
  ])('with only an email and a role, %s, can be the current user', async (_, answer) => {
    standInHost({ 'GET /api/user/me': () => json(answer) })

    expect(await getCurrentUser()).toEqual({
      ...ada,
      id: 'ada@example.com',
      name: 'ada@example.com',
    })
  })

  it.each([
    ['null', { success: true, data: null }],
    ['a user without an email', { data: { role: 'ADMIN' } }],
  ])('is missing if the current-user call answers %s', async (_, answer) => {
    standInHost({ 'GET /api/user/me': () => json(answer) })

    expect(await getCurrentUser()).toBeNull()
  })
})
