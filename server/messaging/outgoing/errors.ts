import type { PlainCode } from '../../../domain/answer-texts.ts'

/** Thrown before anything is sent to the address. The reason is for the endpoint's owner. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError'
  readonly reason: PlainCode

  constructor(reason: PlainCode) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Thrown if the address did not answer in HTTP, or not in time. The reason is for the endpoint's owner,
 * and contains nothing that was read from the network; the cause is for the operator.
 */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
  readonly reason: PlainCode

  constructor(reason: PlainCode, options: { cause: unknown }) {
    super(reason, options)
    this.reason = reason
  }
}

/**
 * The same reason for unknown and for internal names, so that it reveals no names of the internal network.
 */
export const notPublic = () => new RefusedAddressError('nameIsNotPublic')

export const notPublicLiteral = () => new RefusedAddressError('addressIsNotPublic')

/** Explains an error of undici; an invalid request is a bug of ours, and is passed on unchanged. */
export function toOutgoingError(error: unknown): unknown {
  const code = codeOf(error)
  if (error instanceof RefusedAddressError || code === 'UND_ERR_INVALID_ARG') return error
  const [, reason] = reasons.find(([pattern]) => pattern.test(code)) ?? []
  return new NoAnswerError(reason ?? 'connectionBrokeOff', {
    cause: error,
  })
}

/** The error's name if undici sets no code. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Reasons by codes of Node, OpenSSL and undici. */
const reasons: [RegExp, PlainCode][] = [
  [/^E(CONNREFUSED|HOSTUNREACH|NETUNREACH|TIMEDOUT)$/, 'addressDoesNotAnswer'],
  [/^UND_ERR_CONNECT_TIMEOUT$/, 'addressDoesNotAnswer'],
  [/CERT|UNABLE_TO|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH/, 'certificateIsNotValid'],
  [/^(EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/, 'addressDoesNotSpeakTls'],
  [/^(HTTPParserError|HPE_.*|UND_ERR_HEADERS_OVERFLOW)$/, 'answerIsNotHttp'],
]
