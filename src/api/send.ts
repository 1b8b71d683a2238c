import { z } from 'zod/mini'
import { orElse } from '../lib/or-else.ts'
import { ApiError } from './api-error.ts'
import { noteOffer } from './live-offer.ts'

/** Without a limit of its own, a stalled answer would hang a call for good. */
const callTimeout = 15_000

/** Answers are read as text, so that what is not JSON is noticed by us and not by the library. */
export type SendInit = { signal: AbortSignal; parseAs: 'text' }

/** What the client hands back; typed loosely since any host may have written it. */
export type Exchange = { data?: unknown; error?: unknown; response: Response }

export type Sent = { ok: true; text: string } | { ok: false; error: ApiError }

/** One request: an answer of any status, or an ApiError thrown where there was none. */
export async function send(
  call: (init: SendInit) => Promise<Exchange>,
  signal?: AbortSignal,
): Promise<Sent> {
  signal?.throwIfAborted()
  const limit = limitedSignal(signal)
  try {
    const { data, error, response } = await call({ signal: limit.signal, parseAs: 'text' })
    noteOffer(response)
    if (response.ok) return { ok: true, text: typeof data === 'string' ? data : '' }
    return { ok: false, error: refusalOf(response.status, error) }
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiError(limit.isOver() ? 'timeout' : 'network', { cause })
  } finally {
    limit.release()
  }
}

function limitedSignal(callers: AbortSignal | undefined) {
  const controller = new AbortController()
  let over = false
  const timer = setTimeout(() => {
    over = true
    controller.abort()
  }, callTimeout)
  const giveUp = () => controller.abort()
  callers?.addEventListener('abort', giveUp)
  return {
    signal: controller.signal,
    isOver: () => over,
    release: () => {
      clearTimeout(timer)
      callers?.removeEventListener('abort', giveUp)
    },
  }
}

function refusalOf(status: number, body: unknown): ApiError {
  const failure = failureShape.safeParse(body)
  return new ApiError('http', { status, ...(failure.success ? failure.data : {}) })
}

const sentence = orElse(
  z.nullable(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim() || null),
    ),
  ),
  null,
)
const fieldError = z.object({ path: z.string(), message: z.string() })
const failureShape = z.pipe(
  z.object({ message: sentence, errors: orElse(z.array(fieldError), []) }),
  z.transform(({ message, errors }) => ({ serverMessage: message, fieldErrors: errors })),
)
