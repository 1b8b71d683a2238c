/** Nothing was sent to the address. The message is for the endpoint's owner, and says why. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError'
}

/**
 * The address did not answer in HTTP, or not in time. The message is for the endpoint's owner and holds
 * nothing that was read from the network; the cause is for the operator.
 */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
}

/** One sentence for each name or address that is not public: it does not tell which names the inside knows. */
export const notPublic = () =>
  new RefusedAddressError('This name is not known, or leads to an address that is not public')

export const notPublicLiteral = () => new RefusedAddressError('This address is not public')

export const tooLate = (timeout: number, cause: unknown) =>
  new NoAnswerError(`The answer took longer than ${timeout / 1000} seconds`, { cause })

/** Explains what undici throws; a request that was made wrongly is a fault of ours and stays what it is. */
export function toOutgoingError(error: unknown): unknown {
  const code = codeOf(error)
  if (error instanceof RefusedAddressError || code === 'UND_ERR_INVALID_ARG') return error
  const [, sentence] = sentences.find(([pattern]) => pattern.test(code)) ?? []
  return new NoAnswerError(sentence ?? 'The connection broke off before an answer came', {
    cause: error,
  })
}

/** Or the name, where undici gives no code. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** By the codes of Node, OpenSSL and undici. */
const sentences: [RegExp, string][] = [
  [/^E(CONNREFUSED|HOSTUNREACH|NETUNREACH|TIMEDOUT)$/, 'The address does not answer'],
  [/^UND_ERR_CONNECT_TIMEOUT$/, 'The address does not answer'],
  [/CERT|UNABLE_TO|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH/, 'The TLS certificate is not valid'],
  [/^(EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/, 'The address does not speak TLS as it should'],
  [/^(HTTPParserError|HPE_.*|UND_ERR_HEADERS_OVERFLOW)$/, 'The answer is not HTTP'],
]
