import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { fetchWithin } from '../../../../server/messaging/outgoing/fetch-within.ts'

const limits = { bytes: 100_000, milliseconds: 1_000 }

/** Sends zeros until the connection breaks; gzip packs them to a thousandth. */
function sendForever(answer: ServerResponse, isPacked: boolean): void {
  if (isPacked) answer.setHeader('content-encoding', 'gzip')
  const target = isPacked ? createGzip() : answer
  if (target !== answer) target.pipe(answer)
  const send = () => {
    if (answer.destroyed) return
    if (target.write(Buffer.alloc(65_536))) setImmediate(send)
    else target.once('drain', send)
  }
  send()
}

const answers: Record<string, RequestListener> = {
  '/well': (_, answer) => void answer.end('{"code":0}'),
  '/as-large-as-possible': (_, answer) => void answer.end(Buffer.alloc(100_000)),
  '/too-large': (_, answer) => void answer.end(Buffer.alloc(100_001)),
  '/endless': (_, answer) => sendForever(answer, false),
  '/packed': (_, answer) => sendForever(answer, true),
  '/silent': () => undefined,
  '/half': (_, answer) => void answer.write('{"code":'),
  '/drops': (_, answer) => {
    const timer = setInterval(() => answer.write(' '), 20)
    answer.once('close', () => clearInterval(timer))
  },
  '/elsewhere': (_, answer) => void answer.writeHead(302, { location: '/well' }).end(),
  '/nothing': (_, answer) => void answer.writeHead(204).end(),
  '/refused': (_, answer) => void answer.writeHead(503).end('busy'),
}
const server = createServer((request, answer) => answers[request.url ?? '']?.(request, answer))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string) => fetchWithin(limits, `http://127.0.0.1:${port}${path}`)

describe('An answer of a server that the operator has set', () => {
  it.each([
    ['/well', 200, 10],
    ['/as-large-as-possible', 200, 100_000],
    ['/elsewhere', 302, 0],
    ['/nothing', 204, 0],
    ['/refused', 503, 4],
  ])('is read whole: %s', async (path, status, size) => {
    const answer = await ask(path)
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([status, size])
  })

  it.each(['/too-large', '/endless', '/packed'])(
    'is refused if it is too large: %s',
    async (path) => {
      await expect(ask(path)).rejects.toThrow('it answered more than 100 kB')
    },
  )

  it.each(['/silent', '/half', '/drops'])(
    'is refused if it is not complete in time: %s',
    async (path) => {
      await expect(ask(path)).rejects.toThrow('it did not answer in time')
    },
  )

  it('is given up if the caller gives up', async () => {
    const caller = new AbortController()
    const asked = fetchWithin(limits, `http://127.0.0.1:${port}/silent`, { signal: caller.signal })
    caller.abort(new Error('shutting down'))
    await expect(asked).rejects.toThrow('shutting down')
  })
})
