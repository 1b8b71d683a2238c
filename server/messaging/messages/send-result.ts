import { sentenceOf, type Reason, type SentenceCode } from '../../http/sentences.ts'

/** Result of one attempt to send a message. */
export type SendResult = { result: 'sent'; status: number | null } | Refused

export interface Refused {
  result: 'refused'
  status: number | null
  /** Stored unchanged, in English. */
  error: string
  /** Code of the error; left out for the words of a mail server. */
  code?: SentenceCode
  isFinal: boolean
  /** Seconds to wait at least, as the receiving server asks. */
  after?: number
}

/** An attempt that failed for this reason; it is tried again, unless the details say otherwise. */
export function refusedFor(
  reason: Reason,
  details: Partial<Pick<Refused, 'status' | 'isFinal' | 'after'>> = {},
): Refused {
  const { message, ...code } = sentenceOf(reason)
  return { result: 'refused', status: null, error: message, code, isFinal: false, ...details }
}
