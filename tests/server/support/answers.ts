import { expect } from 'vitest'
import type { Failure } from '../../../openapi.d.ts'
import { plainCodes, sentenceOf, type Sentence } from '../../../server/http/sentences.ts'
import type { OperationId } from '../../../server/http/openapi/operation.ts'
import type { Answered, Person } from './api.ts'

type Refused = Pick<Answered<OperationId>, 'status' | 'body'>

/** Expects the whole answer; `more` has the fields beside the message. */
export function expectRefusal(
  { status, body }: Refused,
  expected: number,
  said: string | Sentence,
  more: Beside = {},
): void {
  expect([status, body]).toEqual([expected, refusalBody(said, more)])
}

type Beside = Partial<Pick<Failure, 'errors' | 'code' | 'outcome'>>

/**
 * Body of a refusal, with the codes of its sentences; a sentence with values is passed with its code and
 * values.
 */
export const refusalBody = (
  said: string | Sentence,
  { errors, ...more }: Beside = {},
): Failure => ({
  success: false,
  ...withCode(typeof said === 'string' ? { message: said } : said),
  ...(errors === undefined ? {} : { errors: coded(errors) }),
  ...more,
})

/** Field errors of a refusal, with the codes of their sentences. */
export const coded = (errors: NonNullable<Failure['errors']>): NonNullable<Failure['errors']> =>
  errors.map(({ path, ...said }) => ({ path, ...withCode(said) }))

/** Adds the code of a sentence without values, which tests give by its words, letter by letter. */
function withCode(said: Sentence): Sentence {
  if (said.messageCode !== undefined) return said
  const code = plainCodes.find((one) => sentenceOf(one).message === said.message)
  return code === undefined ? said : sentenceOf(code)
}

/** Expects a 400 with an error at one field. */
export function expectRefusedField(answer: Refused, path: string, said: string | Sentence): void {
  const sentence = typeof said === 'string' ? { message: said } : said
  expectRefusal(answer, 400, sentence, { errors: [{ path, ...sentence }] })
}

/** The expected answer of `expectRefusedField`, for `toMatchObject`. */
export const refusalOfField = (path: string, message: string) => ({
  status: 400,
  body: refusalBody(message, { errors: [{ path, message }] }),
})

/** Sorts the statuses of concurrent requests, because their order varies. */
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
