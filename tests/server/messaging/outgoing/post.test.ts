import assert from 'node:assert/strict'
import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sentenceOf } from '../../../../server/http/sentences.ts'
import { NoAnswerError, RefusedAddressError } from '../../../../server/messaging/outgoing/errors.ts'
import { createOutgoing, type Outgoing } from '../../../../server/messaging/outgoing/outgoing.ts'
import { receive, receiveRaw, receiveTls, type Receiver } from './receivers.ts'

const loopback = ['127.0.0.0/8']
const event = { headers: { 'content-type': 'application/json' }, body: '{"id":"1"}' }
const timeLimit = { milliseconds: 50, reason: 'answerTookOver5Seconds' } as const
const hugeBytes = 64 * 1024 * 1024
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function running(receiver: Promise<Receiver>): Promise<Receiver> {
  const started = await receiver
  stops.push(() => started.stop())
  return started
}

function client(options: Partial<Parameters<typeof createOutgoing>[0]> = {}): Outgoing {
  const outgoing = createOutgoing({ allowedNetworks: loopback, ...options })
  stops.push(() => outgoing.close())
  return outgoing
}

const answers = (status: number, headers: Record<string, string> = {}) =>
  running(receive((_, response) => response.writeHead(status, headers).end()))

const at = ({ port }: Receiver, path = '/') => `http://127.0.0.1:${port}${path}`

describe('An endpoint', () => {
  test('gets the request unchanged', async () => {
    const { promise, resolve } = deferred<unknown>()
    const receiver = await running(
      receive((request, response) => {
        void text(request).then((body) => resolve([described(request), body]))
        response.end()
      }),
    )
    const outgoing = client({ resolveName: async () => ['127.0.0.1'] })
    const url = `http://receiver.test:${receiver.port}/hooks?key=1#part`
    expect(await outgoing.post(url, event)).toEqual({ status: 200, retryAfter: undefined })
    const host = `receiver.test:${receiver.port}`
    const type = 'application/json'
    expect(await promise).toEqual([
      { method: 'POST', url: '/hooks?key=1', host, type, length: '10' },
      event.body,
    ])
  })

  test.each([200, 204, 400, 404, 410, 500])('has its status %i reported', async (status) => {
    const receiver = await answers(status)
    expect(await client().post(at(receiver), event)).toEqual({ status, retryAfter: undefined })
  })

  test('has its Retry-After reported', async () => {
    const receiver = await answers(429, { 'retry-after': '120' })
    expect(await client().post(at(receiver), event)).toEqual({ status: 429, retryAfter: 120 })
    const past = await answers(503, { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' })
    expect(await client().post(at(past), event)).toEqual({ status: 503, retryAfter: 0 })
  })

  test.each([301, 302, 303, 307, 308])(
    'is not followed if it redirects with %i',
    async (status) => {
      const target = await answers(200)
      const receiver = await answers(status, { location: at(target) })
      expect(await client().post(at(receiver), event)).toMatchObject({ status })
      expect(target.connections()).toBe(0)
    },
  )

  test('gets the next request over the same connection', async () => {
    const receiver = await running(receive((_, response) => response.end('a short body')))
    const outgoing = client()
    await outgoing.post(at(receiver), event)
    // undici reuses a connection one turn of the event loop later.
    await nextTurn()
    await outgoing.post(at(receiver), event)
    expect(receiver.connections()).toBe(1)
  })
})

describe('An endpoint whose body is too long or incomplete', () => {
  test.each([
    ['says so', { 'content-length': String(hugeBytes) }],
    ['does not say so', {}],
  ])('is cut off if it %s, and its status counts', async (_, headers) => {
    const ended = deferred<boolean>()
    const receiver = await running(
      receive((_, response) => {
        response.on('close', () => ended.resolve(response.writableFinished))
        response.writeHead(200, headers)
        pour(response, hugeBytes)
      }),
    )
    expect(await client().post(at(receiver), event)).toMatchObject({ status: 200 })
    expect(await ended.promise).toBe(false)
  })

  test('counts by its status if it breaks off', async () => {
    const receiver = await running(
      receive((_, response) => {
        response.writeHead(202, { 'content-length': '100' })
        response.write('a part', () => response.destroy())
      }),
    )
    expect(await client().post(at(receiver), event)).toMatchObject({ status: 202 })
  })

  test('counts by its status if it stops half-way', async () => {
    const headArrived = deferred<unknown>()
    subscribe('undici:request:headers', headArrived.resolve)
    const receiver = await running(
      receive((_, response) => response.writeHead(202).write('a part')),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = client().post(at(receiver), event)
    await headArrived.promise
    await nextTurn()
    vi.advanceTimersByTime(15_000)
    expect(await answer).toMatchObject({ status: 202 })
  })

  test('is not decompressed', async () => {
    const receiver = await running(
      receive((_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is not gzip')
      }),
    )
    expect(await client().post(at(receiver), event)).toMatchObject({ status: 200 })
  })
})

describe('A request fails with its reason', () => {
  test('if nothing listens', async () => {
    const receiver = await running(receive(() => undefined))
    await receiver.stop()
    await expectNoAnswer(client().post(at(receiver), event), 'The address does not answer')
  })

  test('if TLS is never begun', async () => {
    const receiver = await running(receiveRaw(() => undefined))
    const outgoing = client({ connectTimeout: 50 })
    const url = `https://127.0.0.1:${receiver.port}`
    await expectNoAnswer(outgoing.post(url, event), 'The address does not answer')
  })

  test('if the answer takes too long', async () => {
    const receiver = await running(receive(() => undefined))
    const answer = client().post(at(receiver), { ...event, timeLimit })
    await expectNoAnswer(answer, 'The answer took longer than 5 seconds')
  })

  test('if the look-up of the name hangs, and is not sent later', async () => {
    const { promise, resolve } = deferred<string[]>()
    const requests: unknown[] = []
    const receiver = await running(receive((request) => requests.push(request)))
    const outgoing = createOutgoing({
      allowedNetworks: loopback,
      resolveName: () => promise,
      connectTimeout: 600_000,
    })
    const url = `http://receiver.test:${receiver.port}`
    const answer = outgoing.post(url, { ...event, timeLimit })
    await expectNoAnswer(answer, 'The answer took longer than 5 seconds')
    resolve(['127.0.0.1'])
    await outgoing.close()
    expect(requests).toEqual([])
  })

  test('if the certificate cannot be trusted', async () => {
    const receiver = await running(receiveTls((_, response) => response.end()))
    const outgoing = client({ resolveName: async () => ['127.0.0.1'] })
    const url = `https://receiver.test:${receiver.port}`
    await expectNoAnswer(outgoing.post(url, event), 'The TLS certificate is not valid')
  })

  test('if the endpoint has no TLS', async () => {
    const receiver = await answers(200)
    const url = `https://127.0.0.1:${receiver.port}`
    await expectNoAnswer(client().post(url, event), 'The TLS handshake failed')
  })

  test.each([
    ['another protocol', 'SSH-2.0-OpenSSH_9.9\r\n'],
    ['a head that is too long', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`],
  ])('if the answer is %s', async (_, answer) => {
    const receiver = await running(receiveRaw((socket) => socket.end(answer)))
    await expectNoAnswer(client().post(at(receiver), event), 'The answer is not HTTP')
  })

  test('if the connection ends before an answer', async () => {
    const receiver = await running(receiveRaw((socket) => socket.once('data', () => socket.end())))
    await expectNoAnswer(
      client().post(at(receiver), event),
      'The connection broke off before an answer came',
    )
  })
})

describe('A request into the internal network', () => {
  test.each(['127.0.0.1', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]'])(
    'is not sent to %s, even if the address was saved unchecked',
    async (host) => {
      const receiver = await answers(200)
      const outgoing = client({ allowedNetworks: [] })
      const answer = outgoing.post(`http://${host}:${receiver.port}`, event)
      await expectRefused(answer, 'This address is not public')
      expect(receiver.connections()).toBe(0)
    },
  )

  test('is not sent if the name resolves to an internal address only after the check', async () => {
    const receiver = await answers(200)
    const resolveName = oneAfterAnother(['93.184.215.14'], ['127.0.0.1'])
    const outgoing = client({ allowedNetworks: [], resolveName })
    const url = `http://receiver.test:${receiver.port}`
    expect(await outgoing.check(url)).toBeUndefined()
    await expectNotPublic(outgoing.post(url, event))
    expect(receiver.connections()).toBe(0)
  })

  test('is not sent if only one of the name’s addresses is allowed', async () => {
    const receiver = await answers(200)
    const outgoing = client({ resolveName: async () => ['127.0.0.1', '10.0.0.1'] })
    await expectNotPublic(outgoing.post(`http://receiver.test:${receiver.port}`, event))
    expect(receiver.connections()).toBe(0)
  })

  test('uses the checked connection but opens no new one once the name resolves to an internal address', async () => {
    let isLast = false
    const receiver = await running(
      receive((_, response) =>
        response.writeHead(200, isLast ? { connection: 'close' } : {}).end(),
      ),
    )
    const resolveName = oneAfterAnother(['127.0.0.1'], ['10.0.0.1'])
    const outgoing = client({ resolveName })
    const url = `http://receiver.test:${receiver.port}`
    await outgoing.post(url, event)
    await nextTurn()
    isLast = true
    expect(await outgoing.post(url, event)).toMatchObject({ status: 200 })
    await expectNotPublic(outgoing.post(url, event))
    expect(receiver.connections()).toBe(1)
  })
})

describe('A server that stops', () => {
  test('waits for requests under way, refuses new ones, and closes its connections', async () => {
    const arrived = deferred<ServerResponse>()
    const left = deferred<unknown>()
    const receiver = await running(
      receive((request, response) => {
        left.resolve(once(request.socket, 'close'))
        arrived.resolve(response)
      }),
    )
    const outgoing = createOutgoing({ allowedNetworks: loopback })
    const answer = outgoing.post(at(receiver), event)
    const response = await arrived.promise
    const closed = outgoing.close()
    await expectNoAnswer(
      outgoing.post(at(receiver), event),
      'The connection broke off before an answer came',
    )
    response.end()
    expect(await answer).toMatchObject({ status: 200 })
    await closed
    await left.promise
  })
})

function deferred<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => undefined
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

function described({ method, url, headers }: IncomingMessage) {
  const { host, 'content-type': type, 'content-length': length } = headers
  return { method, url, host, type, length }
}

function pour(response: ServerResponse, bytes: number): void {
  const chunk = Buffer.alloc(16 * 1024)
  let left = bytes / chunk.length
  const write = () => {
    while (left > 0 && response.write(chunk)) left -= 1
    if (left === 0) response.end()
  }
  response.on('drain', () => {
    left -= 1
    write()
  })
  write()
}

/** Answers with the last address again and again. */
function oneAfterAnother(...answers: string[][]): () => Promise<string[]> {
  return async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? []
}

async function expectNoAnswer(answer: Promise<unknown>, message: string): Promise<void> {
  const error: unknown = await answer.catch((thrown: unknown) => thrown)
  assert(error instanceof NoAnswerError)
  expect(sentenceOf(error.reason).message).toBe(message)
}

async function expectRefused(answer: Promise<unknown>, message: string): Promise<void> {
  const error: unknown = await answer.catch((thrown: unknown) => thrown)
  assert(error instanceof RefusedAddressError)
  expect(sentenceOf(error.reason).message).toBe(message)
}

const expectNotPublic = (answer: Promise<unknown>) =>
  expectRefused(answer, 'This name is not known, or leads to an address that is not public')
