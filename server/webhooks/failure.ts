import { sentenceOf, withCode, type Sentence } from '../http/sentences.ts'

/** Status of an endpoint that wants nothing more. */
export const gone = 410

/** Says why an answer with this status accepts nothing. */
export function sentenceFor(status: number): Sentence {
  if (status === gone) return { message: 'The endpoint answered 410: it is gone' }
  const code = status >= 300 && status < 400 ? 'endpointRedirects' : 'endpointAnswered'
  return sentenceOf(code, { value: String(status) })
}

/** What is stored is the sentence alone; its code is found by it, or by the status that it tells. */
export function codeOfFailure({
  status,
  error,
}: {
  status: number | null
  error: string | null
}): Omit<Sentence, 'message'> {
  if (error === null) return {}
  const sentence = status === null ? { message: error } : sentenceFor(status)
  const { message: _known, ...code } = withCode(sentence)
  return code
}
