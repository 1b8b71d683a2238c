import { errorCode } from '../db/errors.ts'

/** Reason why a `fetch` got no answer, in our own words: the error's may contain what was sent. */
export function noAnswerReason({ cause }: Error): string {
  const code = errorCode(cause)
  return code === undefined ? 'it gave no answer' : `it gave no answer (${code})`
}
