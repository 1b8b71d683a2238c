import { expect } from 'vitest'
import type { Failure } from '../../../openapi.d.ts'
import { withCode, type Sentence } from '../../../server/http/sentences.ts'
import type { OperationId } from '../../../server/openapi/operation.ts'
import type { Answered, Person } from './api.ts'

type Refused = Pick<Answered<OperationId>, 'status' | 'body'>

/** The whole answer; `more` is what a refusal has beside its message. */
export function expectRefusal(
  { status, body }: Refused,
  expected: number,
  said: string | Sentence,
  more: Beside = {},
): void {
  expect([status, body]).toEqual([expected, refusalBody(said, more)])
}

type Beside = Partial<Pick<Failure, 'errors' | 'code' | 'outcome'>>

/** The body of a refusal. Its sentences have their codes; one with values in it is given with them. */
export const refusalBody = (
  said: string | Sentence,
  { errors, ...more }: Beside = {},
): Failure => ({
  success: false,
  ...withCode(typeof said === 'string' ? { message: said } : said),
  ...(errors === undefined ? {} : { errors: coded(errors) }),
  ...more,
})

/** The fields that a refusal names. */
export const coded = (errors: NonNullable<Failure['errors']>): NonNullable<Failure['errors']> =>
  errors.map(({ path, ...said }) => ({ path, ...withCode(said) }))

/** A form is refused, at one of its fields. */
export function expectRefusedField(answer: Refused, path: string, said: string | Sentence): void {
  const sentence = typeof said === 'string' ? { message: said } : said
  expectRefusal(answer, 400, sentence, { errors: [{ path, ...sentence }] })
}

/** The same, where an answer is matched with what a test names once. */
export const refusalOfField = (path: string, message: string) => ({
  status: 400,
  body: refusalBody(message, { errors: [{ path, message }] }),
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
