import {
  plainCodes,
  sentenceOf,
  withValues,
  type Reason,
  type Sentence,
} from '../http/sentences.ts'

/** Status by which an endpoint asks for no more messages. */
export const gone = 410

/** Explains why an answer with this status counts as a failure. */
export function reasonFor(status: number): Reason {
  if (status === gone) return 'endpointIsGone'
  const code = status >= 300 && status < 400 ? 'endpointRedirects' : 'endpointAnswered'
  return withValues(code, { value: String(status) })
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
  const reason = status === null ? storedSentences.get(error) : reasonFor(status)
  if (reason === undefined) return {}
  const { message: _known, ...code } = sentenceOf(reason)
  return code
}

const storedSentences = new Map(plainCodes.map((code) => [sentenceOf(code).message, code] as const))
