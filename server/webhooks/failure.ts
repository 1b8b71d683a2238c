import { sentenceOf, withCode, type Sentence } from '../http/sentences.ts'

/** Status by which an endpoint asks for no more messages. */
export const gone = 410

/** Explains why an answer with this status counts as a failure. */
export function sentenceFor(status: number): Sentence {
  if (status === gone) return { message: 'The endpoint answered 410: it is gone' }
  const code = status >= 300 && status < 400 ? 'endpointRedirects' : 'endpointAnswered'
  return sentenceOf(code, { value: String(status) })
}

/** Finds the code of a failure by its status or its sentence, as only these are stored. */
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
