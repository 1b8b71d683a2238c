import { openDataset } from './database.ts'
import { closeConnections } from './http.ts'
import { growthChart, listsReport, measureLatencies, type Target } from './lists/latencies.ts'
import { measureLoad } from './load/measure.ts'
import { loadReport } from './load/report.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { options, positionals, publish, writeResult } from './report.ts'
import { startWaybill } from './waybill.ts'

// tsx bench/lists-and-load.ts lists      how cost grows from 1,000 to 1,000,000 parcels
// tsx bench/lists-and-load.ts load       what a call costs with the most parcels
// tsx bench/lists-and-load.ts            both; --quick goes to 100,000, with fewer calls
const sizes = options.quick ? [1_000, 100_000] : [1_000, 100_000, 1_000_000]
const rounds = options.quick ? 20 : 40
const windows = options.quick ? { rounds: 3, windowMs: 1_000 } : { rounds: 7, windowMs: 2_000 }
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part)

const postgres = await startPostgres()
try {
  const urls = new Map<number, string>()
  for (const size of isWanted('lists') ? sizes : sizes.slice(-1))
    urls.set(size, await postgres.databaseWith(size))
  if (isWanted('lists')) await lists(urls, postgres)
  if (isWanted('load')) await load(urls, postgres)
} finally {
  closeConnections()
  await postgres.stop()
}

async function lists(urls: Map<number, string>, { version }: PostgresServer): Promise<void> {
  const servers = []
  const targets: Target[] = []
  for (const [size, url] of urls) {
    const server = await startWaybill(url)
    servers.push(server)
    targets.push({ origin: server.origin, dataset: await openDataset(url, size) })
  }
  const latencies = await measureLatencies(
    targets.map((target) => [target]),
    rounds,
  )
  for (const server of servers) await server.stop()
  const result = { sizes, rounds, latencies }
  await publish('lists', listsReport(result, version))
  await writeResult('growth.svg', growthChart(result))
}

async function load(
  urls: Map<number, string>,
  { postmaster, version }: PostgresServer,
): Promise<void> {
  const size = sizes.at(-1) ?? 0
  const url = urls.get(size) ?? ''
  const dataset = await openDataset(url, size)
  const result = await measureLoad(url, dataset, postmaster, windows)
  await publish('load', loadReport(result, size, version))
}
