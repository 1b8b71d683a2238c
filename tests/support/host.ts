import { vi } from 'vitest'
import type { Failure } from '../../openapi.d.ts'

export interface Asked {
  call: string
  /** Keeps only the last value of a repeated parameter. */
  query: Record<string, string>
  search: URLSearchParams
  body: unknown
  headers: Headers
  cache: RequestCache
  signal: AbortSignal
}

type Reply = Response | Promise<Response>
type Handler = (asked: Asked) => Reply

export interface Host {
  /** Requests so far, oldest first. */
  asked: Asked[]
  /** Method and path of each request, as in `GET /api/parcel`. */
  calls(): string[]
  /** Sets the answer to a call; `{id}` in its path matches any segment. */
  on(call: string, handler: Handler): void
}

/** Replaces `fetch` by a fake server; unknown calls are answered 404. */
export function standInHost(handlers: Record<string, Handler> = {}): Host {
  const known = new Map(Object.entries(handlers))
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const now = await read(request)
    asked.push(now)
    const found = [...known].find(([call]) => patternOf(call).test(now.call))
    const reply = found ? found[1](now) : failure(404, `No ${now.call}`)
    return await Promise.race([reply, whenAborted(now.signal)])
  })
  return {
    asked,
    calls: () => asked.map(({ call }) => call),
    on: (call, handler) => known.set(call, handler),
  }
}

export const json = (body: unknown, status = 200) => Response.json(body, { status })

export const ok = (data: unknown, meta?: object) =>
  json({ success: true, message: 'Done', data, ...(meta ? { meta } : {}) })

export const failure = (
  status: number,
  message: string,
  more: Pick<Failure, 'code' | 'messageCode'> = {},
) => json({ success: false, message, ...more }, status)

export const html = (status = 200) =>
  new Response('<!doctype html><title>Bad gateway</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  })

/** An answer whose body breaks off. */
export function brokenOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":[')),
    pull: (stream) => stream.error(new TypeError('terminated')),
  })
  return new Response(body)
}

export const never = () => new Promise<Response>(() => {})

/** An answer that the test sends later. */
export function later() {
  const resolvers: ((response: Response) => void)[] = []
  const promise = new Promise<Response>((resolve) => resolvers.push(resolve))
  return {
    handler: () => promise,
    answer: (response: Response) => resolvers.forEach((resolve) => resolve(response)),
  }
}

async function read(request: Request): Promise<Asked> {
  const url = new URL(request.url)
  const text = await request.clone().text()
  return {
    call: `${request.method} ${url.pathname}`,
    query: Object.fromEntries(url.searchParams),
    search: url.searchParams,
    body: text === '' ? null : JSON.parse(text),
    headers: request.headers,
    cache: request.cache,
    signal: request.signal,
  }
}

const patternOf = (call: string) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
}
