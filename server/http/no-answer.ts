import { errorCode } from '../db/errors.ts'

/** Reason of a `fetch` that got no answer, in our own words: those of an error may name what was sent. */
export function noAnswerReason({ cause }: Error): string {
  const code = errorCode(cause)
  return code === undefined ? 'it gave no answer' : `it gave no answer (${code})`
}
