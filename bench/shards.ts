import { openDataset, withDatabase, type Dataset, type Sql } from './database.ts'
import { closeConnections, send, type HttpCall } from './http.ts'
import {
  changeStatus,
  createParcelOnce,
  logIn,
  pageOfSender,
  pageOfSix,
  trackParcel,
  whoAmI,
} from './load/calls.ts'
import { startPostgres } from './postgres-server.ts'
import { counted, heading, logStep, options, publish, table } from './report.ts'
import { reachOf, withLookups, asTheyStand, type Reach } from './shards/reach.ts'
import { startWaybill } from './waybill.ts'

// tsx bench/shards.ts          the statements of a day with 200 parcels, and how many shards each would touch
// tsx bench/shards.ts --quick  a day with 20 parcels
// Nothing is distributed here: the conditions in the query plan show whether a statement names its shard.
const parcelsADay = options.quick ? 20 : 200

/**
 * Calls for a parcel on its day, and how often each is made: an estimate, to be replaced by an operator's
 * measured numbers.
 */
const callsForParcel: { name: string; times: number; toCall: (data: Dataset) => () => HttpCall }[] =
  [
    { name: 'A sender creates it', times: 1, toCall: createParcelOnce },
    { name: 'An administrator changes its status', times: 3, toCall: changeStatus },
    { name: 'A visitor tracks it', times: 10, toCall: trackParcel },
    { name: 'A sender looks at their list', times: 3, toCall: pageOfSender },
    {
      name: 'A receiver looks at what comes',
      times: 2,
      toCall: get('receiver', '/api/parcel/incoming'),
    },
    { name: 'An administrator looks at all parcels', times: 2, toCall: pageOfSix },
    {
      name: 'An administrator reads the counts',
      times: 1,
      toCall: (data) => () => ({ path: '/api/parcel/counts', accessToken: data.admin }),
    },
    { name: 'A page asks who its user is', times: 4, toCall: whoAmI },
    { name: 'A user logs in', times: 0.2, toCall: logIn },
  ]

const postgres = await startPostgres()
try {
  const url = await postgres.databaseWith(1_000)
  const data = await openDataset(url, 1_000)
  await publish('shards', await withDatabase(url, (sql) => measure(url, data, sql)))
} finally {
  closeConnections()
  await postgres.stop()
}

async function measure(url: string, data: Dataset, sql: Sql): Promise<string> {
  const counts = new Map<string, number>()
  const waybill = await startWaybill(url, (text) => counts.set(text, (counts.get(text) ?? 0) + 1))
  const rows: string[][] = []
  const total = { calls: 0, today: noStatements(), lookups: noStatements() }
  try {
    for (const { name, times, toCall } of callsForParcel) {
      logStep(name)
      const next = toCall(data)
      const calls = Math.ceil(times * parcelsADay)
      counts.clear()
      for (let call = 0; call < calls; call += 1) await send(waybill.origin, next())
      const today = await reaches(sql, counts, asTheyStand)
      const lookups = await reaches(sql, counts, withLookups)
      add(total.today, today)
      add(total.lookups, lookups)
      total.calls += calls
      rows.push([name, counted(calls), ...cells(today), ...cells(lookups)])
    }
    rows.push([
      'All together',
      counted(total.calls),
      ...cells(total.today),
      ...cells(total.lookups),
    ])
  } finally {
    await waybill.stop()
  }
  return reportPage(rows)
}

type Statements = Record<Reach, number>
function noStatements(): Statements {
  return { none: 0, one: 0, several: 0, all: 0 }
}

async function reaches(
  sql: Sql,
  counts: ReadonlyMap<string, number>,
  keys: typeof asTheyStand,
): Promise<Statements> {
  const statements = noStatements()
  for (const [text, count] of counts) statements[await reachOf(sql, text, keys)] += count
  return statements
}

function add(sum: Statements, other: Statements): void {
  for (const reach of ['none', 'one', 'several', 'all'] as const) sum[reach] += other[reach]
}

function cells({ none, one, several, all }: Statements): string[] {
  const share = (count: number) =>
    `${((count / Math.max(1, none + one + several + all)) * 100).toFixed(0)} %`
  return [share(none + one), share(several), share(all)]
}

function reportPage(rows: string[][]): string {
  return [
    heading('Statements and shards', 'npm run bench -- --only shards'),
    `The statements that the calls of ${counted(parcelsADay)} parcels cause, were the tables distributed by parcel (sessions by user, counters by key, users on every node). One: it names its shard, or needs none. Several: it lists the parcels of a page. All: every shard has to be asked. First as the statements stand; then with the user's id in the tokens, and a look-up table from tracking IDs to parcels.`,
    '',
    table(['Call', 'Calls', 'one', 'several', 'all', 'then: one', 'several', 'all'], rows),
    '',
    'Not in it: the change poller of each node, which reads the newest changes of every shard four times a second.',
    '',
  ].join('\n')
}

function get(who: 'sender' | 'receiver', path: string) {
  return (data: Dataset) => (): HttpCall => ({
    path: `${path}?page=1&limit=6`,
    accessToken: data[who],
  })
}
