import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Parcel } from '../../openapi.d.ts'
import { demoAccounts } from '../../server/accounts/users/demo-accounts.ts'
import { built, killEngine, startProgram, type Program } from '../support/processes.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// One kill of each kind; `npm run test:chaos` has dozens.
const rounds = Number(process.env['RESTART_ROUNDS'] ?? 2)
const patience = 60_000

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let dataDir: string
let server: Program
let address: string
let cookie = ''
let receiverId: string
const acknowledged = new Set<string>()

beforeAll(async () => {
  folder = await temporaryFolder()
  dataDir = join(folder.path, 'data')
  await startServer()
  cookie = await logIn()
  const [receiver] = await ask<Record<string, string>[]>('GET', '/api/user/receivers')
  receiverId = receiver?.['_id'] ?? ''
}, patience)

afterAll(async () => {
  server.kill('SIGKILL')
  await server.ended
  await killEngine(dataDir)
  await folder.remove()
})

for (let round = 1; round <= rounds; round += 1) {
  const kills = round % 2 === 1 ? 'the server' : 'the server and its database'
  test(
    `a sender finds every parcel that was acknowledged before ${kills} was killed, ${round}`,
    async () => {
      const before = acknowledged.size
      const writers = Array.from({ length: 4 }, createParcelsUntilItFails)
      await expect.poll(() => acknowledged.size, { timeout: patience }).toBeGreaterThan(before)
      await wait(randomInt(0, 500))
      server.kill('SIGKILL')
      if (round % 2 === 0) await killEngine(dataDir)
      await server.ended
      await Promise.all(writers)

      await startServer()
      const parcels = await ask<Parcel[]>('GET', '/api/parcel/me')
      const found = new Map(parcels.map((parcel) => [parcel.trackingId, parcel]))
      expect([...acknowledged].filter((trackingId) => !found.has(trackingId))).toEqual([])
      const firstEntries = parcels.map(({ statusLogs }) => statusLogs[0]?.status)
      expect(new Set(firstEntries)).toEqual(new Set(['REQUESTED']))
    },
    patience,
  )
}

test(
  'a sender gets the answer to a call in flight when the server is stopped gracefully',
  async () => {
    const body = JSON.stringify(newParcel())
    const call = request(`${address}/api/parcel`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    })
    call.flushHeaders()
    // The server has accepted the call and waits for its body.
    await once(call, 'continue')
    server.kill('SIGTERM')
    await server.line(/^Stopping/)
    const answered = once(call, 'response')
    call.end(body)
    const answer: IncomingMessage = (await answered)[0]
    expect(answer.statusCode).toBe(201)
    const { trackingId } = ((await json(answer)) as { data: Parcel }).data
    expect(await server.ended).toBe(0)
    expect(server.said()).not.toContain('Waited')

    await startServer()
    const parcels = await ask<Parcel[]>('GET', '/api/parcel/me')
    expect(parcels.map((parcel) => parcel.trackingId)).toContain(trackingId)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
  patience,
)

async function startServer(): Promise<void> {
  server = startProgram(built('server'), [], {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_DATA: 'on',
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMITS: 'off',
  })
  address = (await server.line(/Waybill is at (http:\S+)/))[1] ?? ''
}

async function logIn(): Promise<string> {
  const { email, password } = demoAccounts.sender
  const answer = await call('POST', '/api/user/login', { email, password })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function createParcelsUntilItFails(): Promise<void> {
  for (;;) {
    try {
      const { trackingId } = await ask<Parcel>('POST', '/api/parcel', newParcel())
      acknowledged.add(trackingId)
    } catch {
      return
    }
  }
}

function newParcel() {
  return {
    receiverId,
    fromAddress: '1 Harbour Street, Bergen',
    toAddress: '9 Mill Lane, York',
    parcelType: 'PACKAGE',
    weight: 2.5,
  }
}

async function ask<Data>(method: string, path: string, body?: unknown): Promise<Data> {
  const answer = await call(method, path, body)
  const { data, message } = (await answer.json()) as { data: Data; message: string }
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${message}`)
  return data
}

function call(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(address + path, {
    method,
    headers: {
      cookie,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
}
