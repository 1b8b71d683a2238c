import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../../openapi.d.ts'
import { contract, type Operation } from '../../../server/openapi/contract.ts'
import { startApi, type Person } from '../support/api.ts'
import { allRows } from '../support/rows.ts'
import { startWorld, validRequests, type World } from '../support/valid-requests.ts'

// Generated from the contract's x-roles. Two public operations are about the caller's own session, so
// what they answer depends on it: no session 401, a blocked account 403.
const roles: Role[] = ['ADMIN', 'SENDER', 'RECEIVER']

let world: World
beforeAll(async () => {
  world = await startWorld(await startApi())
})
afterAll(() => world.api.stop())

describe.each([...contract.operations.values()])('$id', (operation) => {
  it.each(roles)(`${operation.id} as %s`, async (role) => {
    const person = await world.api.signedIn(role)
    if (mayCall(operation, role)) await expectAllowed(operation, person)
    else await expectRefused(operation, person, 403, 'You are not allowed to do this')
  })

  it(`${operation.id} as a visitor`, async () => {
    if (operation.roles === 'PUBLIC' && !isOwnSession(operation)) {
      await expectAllowed(operation, null)
    } else await expectRefused(operation, null, 401, 'Please log in')
  })

  it.each(roles)(`${operation.id} as a blocked %s`, async (role) => {
    const person = await world.api.blocked(role)
    if (operation.roles === 'PUBLIC' && !isOwnSession(operation))
      await expectAllowed(operation, person)
    else await expectRefused(operation, person, 403, 'Your account is blocked')
  })
})

const isOwnSession = ({ id }: Operation) => ['getCurrentUser', 'refreshSession'].includes(id)

const mayCall = ({ roles }: Operation, role: Role) => roles === 'PUBLIC' || roles.includes(role)

async function expectAllowed({ id }: Operation, caller: Person | null) {
  const { status } = await validRequests[id](world, caller)
  expect([200, 201, 404, 409]).toContain(status)
}

async function expectRefused(
  { id }: Operation,
  caller: Person | null,
  status: number,
  message: string,
) {
  // What a valid request prepares is there before the rows are compared.
  const target = await preparedTarget(id)
  const before = await allRows(world.api)
  const answer = await target(caller)
  expect(answer).toMatchObject({ status, body: { success: false, message } })
  // A renewal that is refused clears the dead cookies.
  expect(Object.values(answer.cookies).filter((value) => value !== '')).toEqual([])
  expect(await allRows(world.api)).toEqual(before)
}

async function preparedTarget(id: Operation['id']) {
  if (id === 'blockUser') {
    const { id: target } = await world.api.joined('SENDER')
    return (caller: Person | null) => world.api.as(caller).blockUser(target)
  }
  if (id === 'unblockUser') {
    const { id: target } = await world.api.blocked('SENDER')
    return (caller: Person | null) => world.api.as(caller).unblockUser(target)
  }
  return (caller: Person | null) => validRequests[id](world, caller)
}
