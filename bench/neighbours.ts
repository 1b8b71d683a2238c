import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import sharp from 'sharp'
import { newFolder } from './built-server.ts'
import { withDatabase, type Sql } from './database.ts'
import type { Task } from './neighbours/bad-process.ts'
import { call, type Account, type Answer } from './neighbours/calls.ts'
import { misdeeds, parcelFor } from './neighbours/misdeeds.ts'
import { heading, logStep, options, positionals, projectRoot, publish, table } from './report.ts'
import { insertAccounts } from './streams/audience.ts'
import { migrateDatabase, startEmbeddedPostgres } from './waybill.ts'

// npm run bench -- --only neighbours            one sender, alone and beside 1, 4 and 11 who behave badly, 15 s each
// npm run bench -- --only neighbours --quick    5 s each
/** Milliseconds of each measurement, and between two rounds of the measured sender. */
const duration = options.quick ? 5_000 : 15_000
const pause = 100
const crowds = [1, 4, 11]
/** Rows of each bad neighbour's list. */
const rows = 10_000
/** Couriers of the morning, each with a photo. */
const couriers = 200

/** Times at which the measured sender's system received the webhook of each parcel. */
const arrivals = new Map<string, number>()
const receiver = createServer((incoming, answer) => void take(incoming, answer))
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const { port: hookPort } = receiver.address() as AddressInfo

const p95 = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(0.95 * values.length) - 1] ?? Number.NaN
const timesOf = (answers: Answer[]) => answers.map(({ milliseconds }) => milliseconds)
const refusedOf = (answers: Answer[]) =>
  `${answers.filter(({ status }) => status >= 300 || status === 0).length} of ${answers.length}`

const folder = await newFolder()
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'data'),
  log: () => undefined,
})
try {
  await migrateDatabase(postgres.url)
  await withDatabase(postgres.url, measure)
} finally {
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

interface People {
  well: Account
  receiverId: string
  SENDER: Account[]
  COURIER: Account[]
}

async function measure(sql: Sql): Promise<void> {
  const [well] = await insertAccounts(sql, 'SENDER', 1)
  const [to] = await insertAccounts(sql, 'RECEIVER', 1)
  if (well === undefined || to === undefined) throw new Error('There are no people')
  const most = Math.max(...crowds)
  const people: People = {
    well,
    receiverId: to.id,
    SENDER: await insertAccounts(sql, 'SENDER', most),
    COURIER: await insertAccounts(sql, 'COURIER', most),
  }
  await sql`
    insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
    values (${randomUUID()}, ${well.id}, ${`http://127.0.0.1:${hookPort}/well`},
      '{parcel.created}', ${`whsec_${randomBytes(24).toString('base64')}`}, now())
  `
  for (const { id } of people.SENDER) await insertList(sql, id, to.id)
  const lines: string[][] = []
  for (const name of Object.keys(misdeeds).filter(isWanted)) {
    logStep(`${name} …`)
    lines.push(...(await measureMisdeed(name, people)))
  }
  const morning = isWanted('morning') ? await measureMorning(sql, people) : ''
  await publish(
    'neighbours',
    [
      heading('Beside bad neighbours', 'npm run bench -- --only neighbours'),
      table(
        ['', 'changes refused', 'p95 of a change', 'a list', 'a webhook', 'own special', 'memory'],
        lines,
      ),
      morning,
    ].join('\n'),
  )
}

/** True if the arguments name this misdeed, or none. */
function isWanted(name: string): boolean {
  return positionals.length === 0 || positionals.some((word) => name.includes(word))
}

/** Gives a sender a list of this length. */
async function insertList(sql: Sql, senderId: string, receiverId: string): Promise<void> {
  await sql`
    with new as (
      insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
        fee_cents, delivery_status, from_address, to_address, created_at, updated_at)
      select gen_random_uuid(), 'TRK-' || upper(concat_ws('-', substr(code, 1, 4), substr(code, 5, 4),
          substr(code, 9, 4), substr(code, 13, 4))), ${senderId}, ${receiverId}, 'PACKAGE', 2500, 1250,
        'REQUESTED', 'Hafenstrasse 12, Hamburg', 'Rua das Flores 7, Porto', now(), now()
      from (select md5(random()::text) as code from generate_series(1, ${rows}::integer)) as codes
      returning id
    )
    insert into status_logs (parcel_id, entry_number, status, updated_by, created_at)
    select id, 1, 'REQUESTED', ${senderId}, now() from new
  `
}

interface Seen {
  changes: Answer[]
  lists: Answer[]
  special: Answer[]
  webhooks: number[]
}

/** What the measured sender does while others behave badly: creates parcels, and reads their first page. */
async function behaveWell(
  origin: string,
  { well, receiverId }: People,
  misdeed: string,
): Promise<Seen> {
  const seen: Seen = { changes: [], lists: [], special: [], webhooks: [] }
  const created = new Map<string, number>()
  const end = performance.now() + duration
  while (performance.now() < end) {
    const note = randomUUID()
    seen.changes.push(await call(origin, well, 'POST', '/api/parcel', parcelFor(receiverId, note)))
    if (seen.changes.at(-1)?.status === 201) created.set(note, performance.now())
    seen.lists.push(await call(origin, well, 'GET', '/api/parcel/me?page=1&limit=6'))
    if (misdeed.includes('exports'))
      seen.special.push(await call(origin, well, 'GET', '/api/parcel/export'))
    if (misdeed.includes('silent')) seen.special.push(await tryEndpoint(origin, well))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  const last = performance.now() + 10_000
  while ([...created.keys()].some((note) => !arrivals.has(note)) && performance.now() < last)
    await new Promise((resolve) => setTimeout(resolve, 50))
  seen.webhooks = [...created].map(([note, at]) => Math.max(0, (arrivals.get(note) ?? last) - at))
  return seen
}

async function tryEndpoint(origin: string, well: Account): Promise<Answer> {
  const url = `https://fine-${randomUUID()}.example.com/hook`
  const added = await call(origin, well, 'POST', '/api/webhooks', {
    url,
    events: ['parcel.canceled'],
  })
  const id = /"id":"([^"]+)"/.exec(added.text)?.[1]
  if (id !== undefined) await call(origin, well, 'DELETE', `/api/webhooks/${id}`)
  return added
}

async function measureMisdeed(misdeed: string, people: People): Promise<string[][]> {
  const server = await startServer()
  const lines: string[][] = []
  try {
    await behaveWell(server.origin, people, misdeed)
    const alone = await behaveWell(server.origin, people, misdeed)
    lines.push(rowOf(`${misdeed}: nobody`, alone, alone, await server.memory()))
    for (const count of crowds) {
      const accounts = people[misdeeds[misdeed]?.role ?? 'SENDER'].slice(0, count)
      const bad = await startBad({
        misdeed,
        accounts,
        origin: server.origin,
        receiverId: people.receiverId,
        hookPort,
      })
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      const beside = await behaveWell(server.origin, people, misdeed)
      bad.send('stop')
      await Promise.race([once(bad, 'exit'), new Promise((resolve) => setTimeout(resolve, 20_000))])
      bad.kill('SIGKILL')
      lines.push(rowOf(`${count}`, beside, alone, await server.memory()))
    }
  } finally {
    await server.stop()
  }
  return lines
}

function rowOf(name: string, beside: Seen, alone: Seen, memory: number): string[] {
  const cell = (values: number[], before: number[]) =>
    values.length === 0
      ? ''
      : `${p95(values).toFixed(0)} ms (${(p95(values) / p95(before)).toFixed(1)})`
  const cells = [
    name,
    refusedOf(beside.changes),
    cell(timesOf(beside.changes), timesOf(alone.changes)),
    cell(timesOf(beside.lists), timesOf(alone.lists)),
    cell(beside.webhooks, alone.webhooks),
    beside.special.length === 0
      ? ''
      : `${refusedOf(beside.special)} refused, ${cell(timesOf(beside.special), timesOf(alone.special))}`,
    `${memory} MB`,
  ]
  logStep(cells.join(' | '))
  return cells
}

/** Two hundred couriers each deliver a parcel with a photo at the same time; refused ones try again when they are told to. */
async function measureMorning(sql: Sql, people: People): Promise<string> {
  logStep(`${couriers} couriers with a photo each …`)
  const crowd = await insertAccounts(sql, 'ADMIN', couriers)
  const photo = await photoOfDoorstep()
  const server = await startServer()
  try {
    const alone = await behaveWell(server.origin, people, '')
    await sql`update parcels set delivery_status = 'IN_TRANSIT' where id in (
      select id from parcels where sender_id = ${people.well.id} and delivery_status = 'REQUESTED' limit ${couriers})`
    const parcels = await sql<{ id: string }[]>`
      select id from parcels where delivery_status = 'IN_TRANSIT' limit ${couriers}
    `
    const begun = performance.now()
    let tries = 0
    const deliver = async (account: Account, id: string): Promise<number> => {
      for (;;) {
        tries += 1
        const { status, retryAfter } = await call(
          server.origin,
          account,
          'POST',
          `/api/parcel/deliveries/${id}`,
          { photo },
        )
        if (status < 300 && status > 0) return performance.now() - begun
        if (![0, 429, 503].includes(status)) throw new Error(`A delivery was answered ${status}`)
        await new Promise((resolve) => setTimeout(resolve, retryAfter * 1_000))
      }
    }
    const delivering = Promise.all(
      crowd.map((account, index) => deliver(account, parcels[index]?.id ?? '')),
    )
    const beside = behaveWell(server.origin, people, '')
    const taken = await delivering
    const seen = await beside
    const ratio = (key: 'changes' | 'lists') =>
      (p95(timesOf(seen[key])) / p95(timesOf(alone[key]))).toFixed(1)
    return [
      '',
      `${couriers} photos of ${Math.round((photo.length * 3) / 4 / 1000)} kB at once: all taken after`,
      `${(Math.max(...taken) / 1_000).toFixed(1)} s, by ${tries} requests; p95 of others: changes ${ratio('changes')},`,
      `lists ${ratio('lists')} times as long as alone, ${refusedOf(seen.changes)} changes refused;`,
      `${await server.memory()} MB of memory.`,
    ].join('\n')
  } finally {
    await server.stop()
  }
}

async function photoOfDoorstep(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = await sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: 'grey', noise },
  })
    .blur(1.2)
    .jpeg({ quality: 80 })
    .toBuffer()
  return picture.toString('base64')
}

async function startServer() {
  const child = fork(join(projectRoot, 'bench/neighbours/server-process.ts'), [postgres.url], {
    execArgv: ['--import', 'tsx'],
  })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  return {
    origin,
    async memory(): Promise<number> {
      child.send('memory')
      const [megabytes] = (await once(child, 'message')) as [number]
      return megabytes
    },
    async stop() {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

async function startBad(task: Task): Promise<ChildProcess> {
  const child = fork(join(projectRoot, 'bench/neighbours/bad-process.ts'), {
    execArgv: ['--import', 'tsx'],
  })
  await once(child, 'message')
  child.send(task)
  return child
}
