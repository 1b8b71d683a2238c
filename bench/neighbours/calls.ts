import { Agent, request } from 'node:http'

export interface Account {
  id: string
  accessToken: string
}

export interface Answer {
  status: number
  milliseconds: number
  retryAfter: number
  text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })

/** Status 0 if there was no answer. */
export function call(
  origin: string,
  { accessToken }: Account,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const start = performance.now()
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    cookie: `accessToken=${accessToken}`,
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }),
  }
  return new Promise((resolve) => {
    const answer = (status: number, parts: Buffer[] = [], retryAfter = 1) =>
      resolve({
        status,
        milliseconds: performance.now() - start,
        retryAfter,
        text: Buffer.concat(parts).toString(),
      })
    const sent = request(`${origin}${path}`, { method, agent, headers }, (response) => {
      const parts: Buffer[] = []
      const isKept = path !== '/api/parcel/me'
      response.on('data', (part: Buffer) => isKept && parts.push(part))
      response.on('end', () =>
        answer(response.statusCode ?? 0, parts, Number(response.headers['retry-after'] ?? 1)),
      )
      response.on('error', () => answer(0))
    })
    sent.on('error', () => answer(0))
    sent.end(text)
  })
}
