import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createVroom } from '../../../../server/runs/routing/vroom.ts'

const points = [
  { latitude: 53, longitude: 0 },
  { latitude: 53, longitude: 0.1 },
  { latitude: 53, longitude: 0.2 },
]

/** The operator's reason for a VROOM that answers like this. */
const reasonOf = async (respond: RequestListener) => askedAt(await addressOf(respond))

async function addressOf(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}

async function askedAt(url: string, timeout = 20_000): Promise<string | undefined> {
  const reasons: string[] = []
  const vroom = createVroom({ url, failed: (reason) => reasons.push(reason), timeout })
  const { order, failure } = await vroom.solve({ points, end: 'anywhere' })
  expect([order, failure]).toEqual([null, reasons[0]])
  expect(vroom.counts()).toEqual({ answered: 0, failed: 1 })
  expect([vroom.lastFailure()]).toEqual(reasons)
  return reasons[0]
}

const job = (id: number) => ({ type: 'job', id })
const orderOf = (...steps: object[]) => JSON.stringify({ code: 0, routes: [{ steps }] })

test.each([
  ['another service', '"Welcome"', 'its answer is not one of VROOM'],
  ['text', 'Welcome to [0.1;53]', 'its answer is not JSON'],
  [
    'a field of another type',
    orderOf({ type: 'job', id: '0.1;53' }),
    'its answer is not one of VROOM: see routes.0.steps.0.id',
  ],
  [
    'its own failure',
    '{"code":3,"error":"Unfound route(s) from location [0.1;53]"}',
    'it answered with its code 3: Unfound route(s) from location […]',
  ],
  ['its own failure without a reason', '{"code":1}', 'it answered with its code 1'],
  ['no route', '{"code":0,"routes":[]}', 'its order does not have every stop once'],
  ['too few stops', orderOf(job(1)), 'its order does not have every stop once'],
  ['a stop twice', orderOf(job(1), job(1)), 'its order does not have every stop once'],
  [
    'a stop that does not exist',
    orderOf(job(1), job(3)),
    'its order does not have every stop once',
  ],
])(
  'The operator of a VROOM that answers %s reads the reason without coordinates',
  async (_what, text, reason) => {
    expect(await reasonOf((_request, response) => response.end(text))).toBe(reason)
  },
)

test('The operator of a VROOM that refuses reads its status', async () => {
  const refuse: RequestListener = (_request, response) => response.writeHead(413).end('[0.1;53]')
  expect(await reasonOf(refuse)).toBe('it answered 413')
})

test.each([
  ['{"code":2,"error":"Invalid vehicle  id"}', ': Invalid vehicle id'],
  ['{"code":3,"error":"No route: 0.1,53;-0.2 , 53.5 at -.5"}', ': No route: … at …'],
  ['{"code":3,"error":"Unfound [0.1;53"}', ': Unfound […'],
  ['{"code":3,"error":"Unfound lon 13 lat 52"}', ': Unfound lon … lat …'],
  [JSON.stringify({ code: 2, error: '1'.repeat(100_000) }), ': …'],
  ['{"code":2,"error":null}', ''],
  ['{"code":2,"error":"One\\nline\\u202e only"}', ': One line only'],
  [JSON.stringify({ code: 2, error: 'x'.repeat(300) }), `: ${'x'.repeat(200)}`],
  ['{"code":2,"error":"[0.1;53]"}', ': […]'],
  ['{"code":2,"error":"No route. "}', ': No route'],
  ['{"code":2,"error":" "}', ''],
  ['{"code":2,"error":{"at":"0.1;53"}}', ''],
  ['{"code":2}', ''],
  ['', ''],
])('The operator of a VROOM that refuses with %s reads its reason', async (text, own) => {
  const refuse: RequestListener = (_request, response) => response.writeHead(400).end(text)
  expect(await reasonOf(refuse)).toBe(`it answered 400${own}`)
})

test('A VROOM that gives an order and no error is heard', async () => {
  const answer = { code: 0, error: null, routes: [{ steps: [job(2), job(1)] }] }
  const url = await addressOf((_request, response) => response.end(JSON.stringify(answer)))
  const vroom = createVroom({ url, failed: () => expect.unreachable() })
  expect(await vroom.solve({ points, end: 'anywhere' })).toEqual({
    order: [0, 2, 1],
    failure: null,
  })
})

test('The operator of a VROOM that hangs reads that it is too slow', async () => {
  const url = await addressOf(() => undefined)
  expect(await askedAt(url, 300)).toBe('it did not answer in time')
})

test('The operator of a VROOM that is away reads how the connection failed', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  expect(await askedAt(`http://127.0.0.1:${port}/`)).toBe('it gave no answer (ECONNREFUSED)')
})

test('Nothing is requested and nothing fails if there is no VROOM', async () => {
  const vroom = createVroom({ url: undefined, failed: () => expect.unreachable() })
  expect(await vroom.solve({ points, end: 'anywhere' })).toEqual({ order: null, failure: null })
  expect([vroom.counts(), vroom.lastFailure()]).toEqual([{ answered: 0, failed: 0 }, null])
})
