import { describe, expect, it, vi } from 'vitest'
import { getCurrentUser } from '../../../src/api/session.ts'
import { listReceivers, listUsers } from '../../../src/api/users.ts'
import { json, ok, standInHost } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'
import { firstPageOf } from '../support/first-page.ts'

describe('The client', () => {
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
  ])('reads a user with isBlocked %s as isBlocked %s', async (isBlocked, expected) => {
    standInHost({ 'GET /api/user': () => ok([{ ...wireUser(), isBlocked }]) })

    expect((await firstPageOf(listUsers)).rows).toEqual([{ ...ada, isBlocked: expected }])
  })

  it('gives a user with an unknown role no access', async () => {
    standInHost({ 'GET /api/user': () => ok([{ ...wireUser(), role: 'PILOT' }]) })

    expect((await firstPageOf(listUsers)).rows).toEqual([{ ...ada, role: null }])
  })

  it.each([
    [true, { isEmailVerified: true }],
    [false, { isEmailVerified: false }],
    [undefined, {}],
    ['no', {}],
  ])('reads a user with isEmailVerified %s as %o', async (isEmailVerified, expected) => {
    standInHost({ 'GET /api/user/me': () => ok({ ...wireUser(), isEmailVerified }) })

    expect(await getCurrentUser()).toStrictEqual({ ...ada, ...expected })
  })

  it('keeps only the fields of a receiver that the receiver picker needs', async () => {
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
  ])('accepts a current user who has only an email and a role: %s', async (_, answer) => {
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
  ])('has no current user if the call answers %s', async (_, answer) => {
    standInHost({ 'GET /api/user/me': () => json(answer) })

    expect(await getCurrentUser()).toBeNull()
  })
})
