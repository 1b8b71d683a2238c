import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { newFolder } from './built-server.ts'
import { withDatabase } from './database.ts'
import { closeConnections, send } from './http.ts'
import { counted, heading, logStep, median, options, publish, table } from './report.ts'
import { seedAudience, type Audience } from './streams/audience.ts'
import { migrateDatabase, startEmbeddedPostgres, startWaybill } from './waybill.ts'

// npm run bench -- --only messages            a change for each of 1,000 endpoints
// npm run bench -- --only messages --quick    a change for each of 100
// Of the endpoints, 1 % hang and 10 % answer 500. Everything runs on this computer and, except for the
// database, in this process, and ends after its time.
const endpoints = options.quick ? 100 : 1_000
/** Webhooks that a node sends at the same time. */
const concurrency = 25
/** Changes that are requested concurrently. */
const writers = 8
/** Milliseconds for everything to arrive. */
const patience = 120_000
/** Batches of parcels, created in turn by a sender with an endpoint and by one without. */
const batches = options.quick ? 3 : 7
const batchSize = options.quick ? 50 : 200

type Kind = 'takes' | 'fails' | 'hangs'
const kindOf = (endpoint: number): Kind =>
  endpoint % 100 === 0 ? 'hangs' : endpoint % 10 === 1 ? 'fails' : 'takes'

const folder = await newFolder()
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'data'),
  log: () => undefined,
})
const receiver = await startReceiver()
try {
  await migrateDatabase(postgres.url)
  const audience = await seedAudience(postgres.url, Math.ceil(endpoints * 4.3))
  await insertEndpoints(audience)
  await measure(audience)
} finally {
  closeConnections()
  await receiver.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(audience: Audience): Promise<void> {
  const { admins, parcels } = audience
  const waybill = await startWaybill(postgres.url, undefined, {
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
  })
  logStep(`${counted(endpoints)} changes …`)
  const changedAt = new Map<number, number>()
  const start = performance.now()
  const chosen = parcels.filter((parcel, turn) => turn < endpoints && parcel.sender === turn)
  const queue = [...chosen]
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (let parcel = queue.shift(); parcel !== undefined; parcel = queue.shift()) {
        await send(waybill.origin, {
          method: 'PATCH',
          path: `/api/parcel/status/${parcel.id}`,
          accessToken: admins[0]?.accessToken ?? '',
          body: { status: 'APPROVED' },
        })
        changedAt.set(parcel.sender, performance.now())
      }
    }),
  )
  const changedIn = performance.now() - start
  const expected = [...changedAt.keys()].filter((endpoint) => kindOf(endpoint) === 'takes')
  await until(() => expected.every((endpoint) => receiver.arrivals.has(endpoint)))
  const arrived = expected.flatMap((endpoint) => receiver.arrivals.get(endpoint) ?? [])
  const delays = expected
    .flatMap((endpoint) => {
      const arrival = receiver.arrivals.get(endpoint)
      return arrival === undefined ? [] : [arrival - (changedAt.get(endpoint) ?? 0)]
    })
    .toSorted((one, other) => one - other)
  const rate = (arrived.length / (Math.max(...arrived) - start)) * 1_000
  logStep(`${counted(2 * batches * batchSize)} parcels created …`)
  const creation = await creationRates(waybill.origin, audience)
  await waybill.stop()

  logStep('The same calls in a bare loop …')
  const bare = await bareRate(expected)
  const at = (share: number) =>
    `${((delays[Math.ceil(share * delays.length) - 1] ?? Number.NaN) / 1_000).toFixed(1)} s`
  const missing = expected.length - arrived.length
  await publish(
    'messages',
    [
      heading('Webhooks', 'npm run bench -- --only messages'),
      table(
        ['', ''],
        [
          ['endpoints', `${counted(endpoints)}, of which 1 % hang and 10 % answer 500`],
          ['changes', `${counted(changedAt.size)} in ${(changedIn / 1_000).toFixed(1)} s`],
          ['arrived at the others', `${counted(arrived.length)}, ${missing} missing`],
          [
            'after the change',
            `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, at most ${at(1)}`,
          ],
          ['deliveries a second', `${rate.toFixed(0)}, changes included`],
          ['the same calls in a bare loop', `${bare.toFixed(0)} a second`],
          ['ratio', (rate / bare).toFixed(2)],
          [
            'parcels created a second',
            `${creation.withEndpoint.toFixed(0)} with an endpoint that is told, ${creation.without.toFixed(0)} without`,
          ],
          [
            'cost of a creation, with ÷ without',
            (creation.without / creation.withEndpoint).toFixed(2),
          ],
        ],
      ),
    ].join('\n'),
  )
  if (missing > 0) process.exitCode = 1
}

/** Medians of the batches; each begins once all messages of the previous one have arrived. */
async function creationRates(origin: string, { senders, receivers }: Audience) {
  const rates = { withEndpoint: [] as number[], without: [] as number[] }
  const callers = {
    withEndpoint: senders.find((_sender, number) => kindOf(number) === 'takes')?.accessToken ?? '',
    without: senders.at(-1)?.accessToken ?? '',
  }
  for (let batch = 0; batch < batches; batch += 1) {
    for (const [name, accessToken] of Object.entries(callers)) {
      const before = receiver.taken()
      const start = performance.now()
      let left = batchSize
      await Promise.all(
        Array.from({ length: writers }, async () => {
          while (left > 0) {
            left -= 1
            await send(origin, {
              method: 'POST',
              path: '/api/parcel',
              accessToken,
              body: {
                receiverId: receivers[0]?.id,
                fromAddress: '1 Mill Lane, Leeds',
                toAddress: '8 Quay Road, Hull',
                parcelType: 'PACKAGE',
                weight: 2.5,
              },
            })
          }
        }),
      )
      const rate = (batchSize / (performance.now() - start)) * 1_000
      if (name === 'withEndpoint') {
        rates.withEndpoint.push(rate)
        await until(() => receiver.taken() >= before + batchSize)
      } else rates.without.push(rate)
    }
  }
  return { withEndpoint: median(rates.withEndpoint), without: median(rates.without) }
}

/** Messages a second that the answering endpoints accept from a bare loop. */
async function bareRate(expected: number[]): Promise<number> {
  const agent = new Agent()
  const queue = [...expected]
  const body = JSON.stringify({ filler: 'x'.repeat(900) })
  const start = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let endpoint = queue.shift(); endpoint !== undefined; endpoint = queue.shift()) {
        const headers = { 'content-type': 'application/json' }
        const url = receiver.url(endpoint)
        const answer = await request(url, { method: 'POST', body, headers, dispatcher: agent })
        await answer.body.dump()
      }
    }),
  )
  await agent.close()
  return (expected.length / (performance.now() - start)) * 1_000
}

/** Starts the systems of all senders behind one port, each with its own path. */
async function startReceiver() {
  const arrivals = new Map<number, number>()
  let taken = 0
  const server = createServer((incoming, answer) => {
    const endpoint = Number(incoming.url?.slice(1))
    const kind = kindOf(endpoint)
    incoming.resume()
    if (kind === 'hangs') return
    if (kind === 'takes') taken += 1
    if (kind === 'takes' && !arrivals.has(endpoint)) arrivals.set(endpoint, performance.now())
    answer.writeHead(kind === 'fails' ? 500 : 204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    arrivals,
    taken: () => taken,
    url: (endpoint: number) => `http://127.0.0.1:${port}/${endpoint}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function insertEndpoints({ senders }: Audience): Promise<void> {
  return withDatabase(postgres.url, async (sql) => {
    // The last sender has no endpoint.
    for (const [number, { id }] of senders.slice(0, -1).entries()) {
      const secret = `whsec_${randomBytes(24).toString('base64')}`
      await sql`
        insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
        values (${randomUUID()}, ${id}, ${receiver.url(number)}, '{parcel.created,parcel.status_changed}',
          ${secret}, now())
      `
    }
  })
}

async function until(isDone: () => boolean): Promise<void> {
  const end = performance.now() + patience
  while (!isDone() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
