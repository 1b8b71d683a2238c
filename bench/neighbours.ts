import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder } from './built-server.ts'
import { withDatabase, type Sql } from './database.ts'
import type { Task } from './neighbours/bad-process.ts'
import type { Account } from './neighbours/calls.ts'
import {
  behaveWell,
  hookPort,
  p95,
  refusedOf,
  stopReceiving,
  timesOf,
  type Good,
  type Seen,
} from './neighbours/good-sender.ts'
import { misdeeds, password } from './neighbours/misdeeds.ts'
import { measureMorning } from './neighbours/morning.ts'
import { heading, logStep, positionals, projectRoot, publish, table } from './report.ts'
import { insertAccounts } from './streams/audience.ts'
import { hashPassword, migrateDatabase, startEmbeddedPostgres } from './waybill.ts'

// npm run bench -- --only neighbours            one sender, alone and beside 1, 4 and 11 who behave badly, 15 s each
// npm run bench -- --only neighbours --quick    5 s each
const crowds = [1, 4, 11]
/** Rows of each bad neighbour's list. */
const rows = 10_000

const folder = await newFolder()
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'data'),
  log: () => undefined,
})
try {
  await migrateDatabase(postgres.url)
  await withDatabase(postgres.url, measure)
} finally {
  stopReceiving()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

interface People extends Good {
  SENDER: Account[]
  COURIER: Account[]
}

async function measure(sql: Sql): Promise<void> {
  const [sender] = await insertAccounts(sql, 'SENDER', 1)
  const [to] = await insertAccounts(sql, 'RECEIVER', 1)
  if (sender === undefined || to === undefined) throw new Error('There are no people')
  const most = Math.max(...crowds)
  const people: People = {
    sender,
    receiverId: to.id,
    SENDER: await insertAccounts(sql, 'SENDER', most),
    COURIER: await insertAccounts(sql, 'COURIER', most),
  }
  await sql`update users set password_hash = ${await hashPassword(password)}`
  await sql`
    insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
    values (${randomUUID()}, ${sender.id}, ${`http://127.0.0.1:${hookPort}/well`},
      '{parcel.created}', ${`whsec_${randomBytes(24).toString('base64')}`}, now())
  `
  for (const { id } of people.SENDER) await insertList(sql, id, to.id)
  const lines: string[][] = []
  for (const name of Object.keys(misdeeds).filter(isWanted)) {
    logStep(`${name} …`)
    lines.push(...(await measureMisdeed(name, people)))
  }
  const morning = isWanted('morning')
    ? await withServer((server) => measureMorning(sql, server, people))
    : ''
  await publish(
    'neighbours',
    [
      heading('Beside bad neighbours', 'npm run bench -- --only neighbours'),
      table(
        ['', 'changes refused', 'p95 of a change', 'a list', 'a webhook', 'the others', 'memory'],
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

function measureMisdeed(misdeed: string, people: People): Promise<string[][]> {
  return withServer(async (server) => {
    const lines: string[][] = []
    await behaveWell(server.origin, people, misdeed)
    const alone = await behaveWell(server.origin, people, misdeed)
    lines.push(rowOf(`${misdeed}: no account`, alone, alone, await server.memory()))
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
    return lines
  })
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
    beside.others.length === 0
      ? ''
      : `${refusedOf(beside.others)} refused, ${cell(timesOf(beside.others), timesOf(alone.others))}`,
    `${memory} MB`,
  ]
  logStep(cells.join(' | '))
  return cells
}

async function withServer<Result>(
  work: (server: { origin: string; memory(): Promise<number> }) => Promise<Result>,
): Promise<Result> {
  const child = fork(join(projectRoot, 'bench/neighbours/server-process.ts'), [postgres.url], {
    execArgv: ['--import', 'tsx'],
  })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  try {
    return await work({
      origin,
      async memory(): Promise<number> {
        child.send('memory')
        const [megabytes] = (await once(child, 'message')) as [number]
        return megabytes
      },
    })
  } finally {
    child.send('stop')
    await once(child, 'exit')
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
