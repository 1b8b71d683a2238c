import { expect } from 'vitest'
import type { Operation } from '../../../server/http/openapi/contract.ts'
import type { Person } from './api.ts'
import { fingerprint } from './tables.ts'
import { prepareRequest, validRequests, type World } from './valid-requests.ts'

/** Expects that a valid request of the operation is not forbidden to this caller. */
export async function expectAllowed(
  world: World,
  { id }: Operation,
  caller: Person | null,
): Promise<void> {
  const { status } = await validRequests[id](world, caller)
  expect([200, 201, 404, 409]).toContain(status)
}

/** Expects that a valid request of the operation is refused to this caller, and changes nothing. */
export async function expectRefused(
  world: World,
  { id }: Operation,
  caller: Person | null,
  status: number,
  message: string,
) {
  const request = await prepareRequest(id, world, caller)
  const before = await fingerprint(world.api.db)
  const answer = await request()
  expect(answer).toMatchObject({ status, body: { success: false, message } })
  // A refused renewal clears the invalid cookies.
  expect(Object.values(answer.cookies).filter((value) => value !== '')).toEqual([])
  expect(await fingerprint(world.api.db)).toBe(before)
  return answer
}
