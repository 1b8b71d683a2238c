import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { newFolder } from './built-server.ts'
import { withDatabase } from './database.ts'
import { closeConnections, send } from './http.ts'
import { counted, heading, logStep, options, publish, table } from './report.ts'
import { seedAudience, type Audience } from './streams/audience.ts'
import { migrateDatabase, startEmbeddedPostgres, startWaybill } from './waybill.ts'

// npm run bench -- --only neighbours            a sender alone, and beside an import of 2,000 rows, 60 s each
// npm run bench -- --only neighbours --quick    500 rows, 20 s each
// The neighbour's ten endpoints accept requests and never answer. Everything runs on this computer.
const rows = options.quick ? 500 : 2_000
/** Milliseconds of each measurement, and between two parcels of the measured sender. */
const duration = options.quick ? 20_000 : 60_000
const pause = 250
/** Parcels of the neighbour that are created concurrently, like an import's. */
const writers = 4
const hangingEndpoints = 10
/** Milliseconds after which a webhook counts as missing. */
const patience = 60_000

/** Times at which the measured sender's system received the webhook of each parcel. */
const arrivals = new Map<string, number>()
const receiver = createServer((incoming, answer) => void take(incoming, answer))
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const { port } = receiver.address() as AddressInfo

const folder = await newFolder()
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'data'),
  log: () => undefined,
})
try {
  await migrateDatabase(postgres.url)
  const audience = await seedAudience(postgres.url, 40)
  await insertEndpoints(audience)
  await measure(audience)
} finally {
  closeConnections()
  receiver.closeAllConnections()
  receiver.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function take(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const arrived = performance.now()
  const body = await text(incoming)
  if (incoming.url !== '/well') return
  arrivals.set(/"note":"([^"]+)"/.exec(body)?.[1] ?? '', arrived)
  answer.writeHead(204).end()
}

async function measure(audience: Audience): Promise<void> {
  const waybill = await startWaybill(postgres.url, undefined, {
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    RATE_LIMITS: 'off',
  })
  const create = (sender: number, note: string) =>
    send(waybill.origin, {
      method: 'POST',
      path: '/api/parcel',
      accessToken: audience.senders[sender]?.accessToken ?? '',
      body: {
        receiverId: audience.receivers[0]?.id,
        fromAddress: '1 Mill Lane, Leeds',
        toAddress: '8 Quay Road, Hull',
        parcelType: 'PACKAGE',
        weight: 2.5,
        note,
      },
    })

  /** Milliseconds from each parcel to its webhook, in order. */
  async function delays(name: string): Promise<number[]> {
    const created = new Map<string, number>()
    const end = performance.now() + duration
    while (performance.now() < end) {
      const note = `${name} ${created.size}`
      await create(0, note)
      created.set(note, performance.now())
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    const last = performance.now() + patience
    while ([...created.keys()].some((note) => !arrivals.has(note)) && performance.now() < last)
      await new Promise((resolve) => setTimeout(resolve, 50))
    return [...created]
      .map(([note, at]) => Math.max(0, (arrivals.get(note) ?? at + patience) - at))
      .toSorted((one, other) => one - other)
  }

  logStep('alone …')
  const alone = await delays('alone')
  logStep(`beside a neighbour who imports ${counted(rows)} rows …`)
  let left = rows
  const importing = Promise.all(
    Array.from({ length: writers }, async () => {
      while (left > 0) {
        left -= 1
        await create(1, 'import')
      }
    }),
  )
  const beside = await delays('beside')
  await importing
  await waybill.stop()

  const at = (values: number[], share: number) =>
    (values[Math.ceil(share * values.length) - 1] ?? Number.NaN) / 1_000
  const row = (name: string, values: number[]) => [
    name,
    counted(values.length),
    ...[0.5, 0.95, 1].map((share) => `${at(values, share).toFixed(2)} s`),
  ]
  await publish(
    'neighbours',
    [
      heading('Webhooks beside a bad neighbour', 'npm run bench -- --only neighbours'),
      table(
        ['', 'webhooks', 'p50', 'p95', 'at most'],
        [
          row('alone', alone),
          row(`beside ${counted(rows)} rows and ${hangingEndpoints} endpoints that hang`, beside),
        ],
      ),
      `\np95, beside ÷ alone: ${(at(beside, 0.95) / at(alone, 0.95)).toFixed(2)}`,
    ].join('\n'),
  )
}

/** Inserts an endpoint that answers for the first sender, and ten that hang for the second. */
function insertEndpoints({ senders }: Audience): Promise<void> {
  return withDatabase(postgres.url, async (sql) => {
    const hanging = Array.from({ length: hangingEndpoints }, (_, number) => [1, `hang-${number}`])
    for (const [sender, path] of [[0, 'well'], ...hanging] as [number, string][]) {
      await sql`
        insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
        values (${randomUUID()}, ${senders[sender]?.id ?? ''}, ${`http://127.0.0.1:${port}/${path}`},
          '{parcel.created}', ${`whsec_${randomBytes(24).toString('base64')}`}, now())
      `
    }
  })
}
