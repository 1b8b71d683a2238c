/** Thrown before anything is sent to the address. The message tells the endpoint's owner why. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError'
}

/**
 * Thrown where the address did not answer in HTTP, or not in time. The message is for the endpoint's owner,
 * and contains nothing that was read from the network; the cause is for the operator.
 */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
}

/**
 * The same sentence for unknown and for internal names, so that it reveals no names of the internal network.
 */
export const notPublic = () =>
  new RefusedAddressError('This name is not known, or leads to an address that is not public')

export const notPublicLiteral = () => new RefusedAddressError('This address is not public')

export const tooLate = (timeout: number, cause: unknown) =>
  new NoAnswerError(`The answer took longer than ${timeout / 1000} seconds`, { cause })

/** Explains an error of undici; an invalid request is a bug of ours, and is passed on unchanged. */
export function toOutgoingError(error: unknown): unknown {
  const code = codeOf(error)
  if (error instanceof RefusedAddressError || code === 'UND_ERR_INVALID_ARG') return error
  const [, sentence] = sentences.find(([pattern]) => pattern.test(code)) ?? []
  return new NoAnswerError(sentence ?? 'The connection broke off before an answer came', {
    cause: error,
  })
}

/** The error's name where undici sets no code. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Sentences by codes of Node, OpenSSL and undici. */
const sentences: [RegExp, string][] = [
  [/^E(CONNREFUSED|HOSTUNREACH|NETUNREACH|TIMEDOUT)$/, 'The address does not answer'],
  [/^UND_ERR_CONNECT_TIMEOUT$/, 'The address does not answer'],
  [/CERT|UNABLE_TO|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH/, 'The TLS certificate is not valid'],
  [/^(EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/, 'The address does not speak TLS as it should'],
  [/^(HTTPParserError|HPE_.*|UND_ERR_HEADERS_OVERFLOW)$/, 'The answer is not HTTP'],
]
