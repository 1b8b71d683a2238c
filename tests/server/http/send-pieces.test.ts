import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { answerFailures } from '../../../server/http/error-handler.ts'
import { unavailable } from '../../../server/http/errors.ts'
import { sendPieces } from '../../../server/http/send-pieces.ts'
import { createNodeLimits } from '../../../server/limits/node-limits.ts'

const apps: ReturnType<typeof fastify>[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) {
    app.server.closeAllConnections()
    await app.close()
  }
})

/** Far more than the buffers of a connection take. */
const large = 'x'.repeat(8_000_000)

/** A server that sends these pieces; an Error among them is thrown, and a number takes so many milliseconds. */
async function sending(
  pieces: (string | number | Error)[],
  { idleTime }: { idleTime?: number } = {},
) {
  const app = fastify()
  apps.push(app)
  answerFailures(app)
  const limits = createNodeLimits()
  const seen = { made: 0, ended: 0, running: () => limits.pieces.state().running }
  async function* made() {
    for (const piece of pieces) {
      if (piece instanceof Error) throw piece
      if (typeof piece === 'number') {
        await new Promise((resolve) => setTimeout(resolve, piece))
        continue
      }
      seen.made += 1
      yield piece
    }
  }
  app.get('/', (_request, reply) =>
    sendPieces(reply, made(), {
      owner: 'a',
      limits,
      headers: { 'content-disposition': 'attachment' },
      ended: () => (seen.ended += 1),
      ...(idleTime && { idleTime }),
    }),
  )
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  async function begin(method = 'GET'): Promise<IncomingMessage> {
    const [response] = (await once(get(address, { method }), 'response')) as [IncomingMessage]
    response.on('error', () => undefined)
    return response
  }
  return { begin, seen }
}

async function readOn(response: IncomingMessage) {
  let text = ''
  response.on('data', (part: Buffer) => (text += part.toString()))
  await new Promise((resolve) => response.once('close', resolve))
  return { status: response.statusCode, text, isComplete: response.complete }
}

it('sends all pieces, and has no place any more after the last', async () => {
  const { begin, seen } = await sending(['one ', '', 'two ', 'three'])
  expect(await readOn(await begin())).toEqual({
    status: 200,
    text: 'one two three',
    isComplete: true,
  })
  expect([seen.made, seen.ended, seen.running()]).toEqual([4, 1, 0])
})

it('answers with an error if the first piece fails', async () => {
  const { begin, seen } = await sending([unavailable()])
  const response = await begin()
  const { status, isComplete } = await readOn(response)
  expect([status, isComplete, seen.ended]).toEqual([503, true, 1])
  expect(response.headers['content-disposition']).toBeUndefined()
})

it('breaks the connection if a later piece fails', async () => {
  const { begin, seen } = await sending(['one', new Error('lost')])
  const { status, isComplete } = await readOn(await begin())
  expect([status, isComplete]).toEqual([200, false])
  await expect.poll(() => seen.ended).toBe(1)
})

it('cuts off a client that reads nothing, and makes no more pieces for it', async () => {
  const pieces = Array.from({ length: 10 }, () => large)
  const { begin, seen } = await sending(pieces, { idleTime: 200 })
  const idle = await begin()
  await expect.poll(() => seen.ended, { timeout: 10_000 }).toBe(1)
  expect(seen.made).toBeLessThan(pieces.length)
  expect((await readOn(idle)).isComplete).toBe(false)
  const reading = await readOn(await begin())
  expect([reading.text.length, reading.isComplete]).toEqual([10 * large.length, true])
})

it('waits for a piece that takes longer than a reader may be idle', async () => {
  const { begin } = await sending(['one ', 300, 'two'], { idleTime: 100 })
  expect(await readOn(await begin())).toEqual({ status: 200, text: 'one two', isComplete: true })
})

it('sends no pieces in answer to a HEAD request', async () => {
  const { begin, seen } = await sending(['one', 'two'])
  expect(await readOn(await begin('HEAD'))).toEqual({ status: 200, text: '', isComplete: true })
  expect([seen.made, seen.ended]).toEqual([1, 1])
})
