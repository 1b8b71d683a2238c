import { expect } from 'vitest'
import type { OperationId } from '../../../server/openapi/operation.ts'
import type { Answered, Person } from './api.ts'

type Refused = Pick<Answered<OperationId>, 'status' | 'body'>

/** The whole answer; `more` is what a refusal has beside its message. */
export function expectRefusal(
  { status, body }: Refused,
  expected: number,
  message: string,
  more: object = {},
): void {
  expect([status, body]).toEqual([expected, { success: false, message, ...more }])
}

/** A form is refused, at one of its fields. */
export const expectRefusedField = (answer: Refused, path: string, message: string): void =>
  expectRefusal(answer, 400, message, { errors: [{ path, message }] })

/** The same, where an answer is matched with what a test names once. */
export const refusalOfField = (path: string, message: string) => ({
  status: 400,
  body: { success: false, message, errors: [{ path, message }] },
})

/** Of requests that meet, of which no one knows the first. */
export const sortedStatuses = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

/** A user in a list of administrators. */
export const listedUser = ({ id, email, role }: Person, name: string, actions: string[]) => ({
  _id: id,
  name,
  email,
  role,
  isBlocked: 'UNBLOCKED',
  actions,
})
