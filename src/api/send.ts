import { z } from 'zod/mini'
import type { FieldError } from '../../openapi.d.ts'
import { ApiError } from './api-error.ts'
import { callTimeout } from './base-url.ts'
import { noteTimeZone } from '../lib/told-time-zone.ts'
import { noteLiveSupport } from './live-support.ts'
import type { ReadOptions } from './query.ts'

/** Answers are read as text, so that invalid JSON fails in our code and not in the library. */
export type SendInit = { signal: AbortSignal; parseAs: 'text'; cache?: RequestCache }

/** `timeout` in milliseconds. */
export type SendOptions = ReadOptions & { timeout?: number | undefined }

/** Result of the client; typed loosely, since it can come from any host. */
export type Exchange = { data?: unknown; error?: unknown; response: Response }

export type Sent = Accepted | Refused

/** A success whose body has not been parsed yet. */
export type Accepted = { ok: true; text: string; headers: Headers }

/** A refusal with the body of the answer, which can say more than the error. */
export type Refused = { ok: false; error: ApiError; body: unknown }

/** Sends one request. Resolves for an answer of any status; throws an ApiError if there is none. */
export async function send(
  call: (init: SendInit) => Promise<Exchange>,
  { signal, cache, timeout = callTimeout }: SendOptions = {},
): Promise<Sent> {
  signal?.throwIfAborted()
  const limit = limitedSignal(signal, timeout)
  try {
    const { data, error, response } = await call({
      signal: limit.signal,
      parseAs: 'text',
      ...(cache !== undefined && { cache }),
    })
    noteLiveSupport(response)
    noteTimeZone(response)
    if (response.ok)
      return { ok: true, text: typeof data === 'string' ? data : '', headers: response.headers }
    return { ok: false, error: refusalOf(response.status, error), body: error }
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiError(limit.isOver() ? 'timeout' : 'network', { cause })
  } finally {
    limit.release()
  }
}

function limitedSignal(callers: AbortSignal | undefined, timeout: number) {
  const controller = new AbortController()
  let over = false
  const timer = setTimeout(() => {
    over = true
    controller.abort()
  }, timeout)
  const cancel = () => controller.abort()
  callers?.addEventListener('abort', cancel)
  return {
    signal: controller.signal,
    isOver: () => over,
    release: () => {
      clearTimeout(timer)
      callers?.removeEventListener('abort', cancel)
    },
  }
}

function refusalOf(status: number, body: unknown): ApiError {
  const failure = failureShape.safeParse(body)
  return new ApiError('http', { status, ...(failure.success ? failure.data : {}) })
}

const sentence = z.catch(
  z.nullable(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim() || null),
    ),
  ),
  null,
)
const path = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const fieldErrors = z.catch(z.array(z.object({ path, message: z.string() })), [])
const outcome = z.catch(z.nullable(z.literal('unknown')), null)
const code = z.catch(z.nullable(z.string()), null)
const failureShape = z.pipe(
  z.object({
    message: sentence,
    messageCode: code,
    errors: fieldErrors,
    errorSources: fieldErrors,
    outcome,
    code,
  }),
  z.transform(({ message, errors, errorSources, ...known }) => {
    const found = errors.length > 0 ? errors : errorSources
    return { serverMessage: sentenceOf(message, found), fieldErrors: found, ...known }
  }),
)

/** Returns the message, or the message of a field if the former only states the kind of failure. */
function sentenceOf(message: string | null, fields: FieldError[]): string | null {
  const letters = message?.toLowerCase().replaceAll(/[^a-z]/g, '') ?? ''
  if (!failureKinds.has(letters)) return message
  return fields.find((field) => field.message.trim() !== '')?.message ?? message
}

// Titles of failed validations in common libraries and hosts, letters only.
const failureKinds = new Set(['zoderror', 'validationerror', 'validationfailed', 'badrequest'])
