/** What an answer may take. */
export interface AnswerLimits {
  /** Of the body, after unpacking. */
  bytes: number
  /** From the request to the last byte. */
  milliseconds: number
}

/** Thrown for an answer beyond the limits; the message is for the operator. */
export class AnswerLimitError extends Error {
  override readonly name = 'AnswerLimitError'
}

/**
 * Requests an address that the operator has set, and reads the whole answer within the limits. A redirect
 * is an answer like any other, and is not followed.
 */
export async function fetchWithin(
  { bytes, milliseconds }: AnswerLimits,
  url: string,
  request: RequestInit = {},
): Promise<Response> {
  const limit = new AbortController()
  // Not AbortSignal.timeout(), which can be collected as garbage before it fires.
  const timer = setTimeout(
    () => limit.abort(new AnswerLimitError('it did not answer in time')),
    milliseconds,
  )
  const signals = [limit.signal, request.signal ?? []].flat()
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    })
    const body = await readWithin(bytes, answer)
    const { status, statusText, headers } = answer
    return new Response(isNullBody(status) ? null : body, { status, statusText, headers })
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : error
  } finally {
    clearTimeout(timer)
  }
}

async function readWithin(bytes: number, { body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    // Leaving the loop cancels the rest.
    if (size > bytes) throw new AnswerLimitError(`it answered more than ${bytes / 1_000} kB`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Statuses whose answers have no body. */
const isNullBody = (status: number) => [101, 204, 205, 304].includes(status)
