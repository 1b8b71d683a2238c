import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { newFolder } from './built-server.ts'
import { insertSession, withDatabase, type Sql } from './database.ts'
import { counted, heading, inTurn, logStep, median, options, publish, table } from './report.ts'
import { migrateDatabase, startEmbeddedPostgres, startWaybill } from './waybill.ts'

// npm run bench -- --only board    the planner's board, empty and full, with a processor 4 times slower
const rounds = options.quick ? 5 : 15
const waiting = 2_000
const runs = 50
/** Parcels on each run, in addition to the waiting ones. */
const planned = 20

interface OpenedBoard {
  name: string
  page: Page
  /** Resolves once the planner can work. */
  usable: (page: Page) => Promise<unknown>
  times: number[]
  stop: () => Promise<void>
}

const browser = await launchBrowser()
const boards = [
  await openBoard('Empty', 0, (page) => page.getByText('No parcels wait for a run.').waitFor()),
  await openBoard(`${counted(waiting)} parcels, ${runs} runs`, waiting, async (page) => {
    await page.getByRole('checkbox', { name: 'Select all' }).waitFor()
    await page
      .getByRole('article')
      .nth(runs - 1)
      .waitFor()
  }),
]
try {
  for (let round = -1; round < rounds; round += 1) {
    for (const board of inTurn([boards], round).flat()) {
      const time = await timeToUse(board)
      // The first visit fills the browser's cache.
      if (round >= 0) board.times.push(time)
    }
  }
  const [empty, full] = boards.map(({ times }) => median(times))
  if (empty === undefined || full === undefined) throw new Error('There is no board')
  await publish(
    'board',
    [
      heading('The planner’s board', 'npm run bench -- --only board'),
      `From the address to a board on which parcels can be selected, in milliseconds, with a warm cache and a ` +
        `processor 4 times slower: the median of ${rounds}, one board and the other in turn. The full one takes ` +
        `${(full / empty).toFixed(2)} times as long.\n`,
      table(
        ['Board', 'Median', 'Worst'],
        boards.map(({ name, times }) => [name, median(times), Math.max(...times)]),
      ),
      '',
    ].join('\n'),
  )
} finally {
  await browser.close()
  for (const board of boards) await board.stop()
}

async function timeToUse({ page, usable }: OpenedBoard): Promise<number> {
  const start = performance.now()
  await page.reload({ waitUntil: 'commit' })
  await usable(page)
  return Math.round(performance.now() - start)
}

async function openBoard(
  name: string,
  parcels: number,
  usable: OpenedBoard['usable'],
): Promise<OpenedBoard> {
  logStep(`${name} …`)
  const folder = await newFolder()
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    log: () => undefined,
  })
  await migrateDatabase(postgres.url)
  const accessToken = await withDatabase(postgres.url, (sql) => fillBoard(sql, parcels))
  const waybill = await startWaybill(postgres.url)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies([{ name: 'accessToken', value: accessToken, url: waybill.origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${waybill.origin}/admin/runs`)
  await usable(page)
  return {
    name,
    page,
    usable,
    times: [],
    async stop() {
      await waybill.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Inserts waiting parcels and, if there are any, runs of the day; returns an administrator's access
 * token.
 */
async function fillBoard(sql: Sql, parcels: number): Promise<string> {
  const insertUser = async (role: string, name: string) => {
    const id = randomUUID()
    await sql`
      insert into users (id, name, email, password_hash, role, created_at, updated_at)
      values (${id}, ${name}, ${`${id}@example.com`}, 'none', ${role}, now(), now())
    `
    return id
  }
  const admin = await insertUser('ADMIN', 'Ada Admin')
  const [sender, receiver] = [
    await insertUser('SENDER', 'Sam'),
    await insertUser('RECEIVER', 'Rita'),
  ]
  const courier = await insertUser('COURIER', 'Cem Courier')
  if (parcels > 0) {
    await sql`
      insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams, fee_cents,
        delivery_status, from_address, to_address, created_at, updated_at)
      select gen_random_uuid(), 'TRK-' || upper(substr(md5(number::text), 1, 16)), ${sender}, ${receiver},
        'PACKAGE', 1000 + number, 500, 'DISPATCHED', '1 Depot Road, 20095 Hamburg',
        (number % 97 + 1) || ' Street ' || (number / 3) || ', ' || (20000 + number % 400) || ' Hamburg',
        now() - number * interval '1 minute', now()
      from generate_series(1, ${parcels + runs * planned}::integer) as number
    `
    await sql`
      insert into status_logs (parcel_id, entry_number, status, updated_by, created_at)
      select id, 1, 'REQUESTED', ${sender}, created_at from parcels
    `
    await sql`
      insert into runs (id, day, courier_id, name, state, created_at, updated_at)
      select gen_random_uuid(), current_date, ${courier}, 'Run ' || number, 'GIVEN_OUT', now(), now()
      from generate_series(1, ${runs}::integer) as number
    `
    await sql`
      with run as (select id, row_number() over (order by id) as number from runs),
      parcel as (
        select id, to_address, row_number() over (order by id) as number from parcels
        order by id limit ${runs * planned}::integer
      ), stop as (
        insert into run_stops (id, run_id, position, address)
        select parcel.id, run.id, (parcel.number - 1) / ${runs}::integer + 1, parcel.to_address
        from parcel join run on run.number = (parcel.number - 1) % ${runs}::integer + 1
        returning id, run_id
      )
      insert into run_parcels (run_id, stop_id, parcel_id) select run_id, id, id from stop
    `
  }
  return insertSession(sql, admin)
}
