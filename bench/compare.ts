import { resolve } from 'node:path'
import { startBuiltServer, versionOf, type Started } from './built-server.ts'
import { compareReport } from './compare/report.ts'
import { openDataset } from './database.ts'
import { closeConnections } from './http.ts'
import { measureLatencies, type Target } from './lists/latencies.ts'
import * as calls from './load/calls.ts'
import { measureWindows } from './load/measure.ts'
import { startPostgres } from './postgres-server.ts'
import { options, projectRoot, publish } from './report.ts'

// npm run bench -- --only compare --against <folder of another, built checkout>
// The built servers of both checkouts, in turn, on the same two databases. Only their HTTP API and their
// tables are relied on. With --keep-data <folder>, the databases are seeded only once.
const sizes = [1_000, 1_000_000]
const rounds = options.quick ? 12 : 40
const windows = options.quick ? { rounds: 4, windowMs: 700 } : { rounds: 10, windowMs: 2_000 }

/** Server of one checkout on one of the databases. */
interface Side extends Target {
  pid: number
}

if (options.against === undefined) throw new Error('Name the other checkout: --against <folder>.')
const checkouts = [resolve(options.against), projectRoot]

const postgres = await startPostgres()
const running: Started[] = []
try {
  const groups = []
  for (const size of sizes) {
    const url = await postgres.databaseWith(size)
    const dataset = await openDataset(url, size)
    const group: Side[] = []
    for (const checkout of checkouts) {
      const server = await startBuiltServer(checkout, url)
      running.push(server)
      group.push({ origin: server.origin, pid: server.pid, dataset })
    }
    groups.push(group)
  }
  const latencies = await measureLatencies(groups, rounds)
  // Stops the servers of the small database, which would only poll in the meantime.
  for (const server of running.splice(0, checkouts.length)) await server.stop()
  const loads = await measureWindows(loadGroups(groups.at(-1) ?? []), windows)
  const versions = checkouts.map(versionOf)
  const plan = { sizes, rounds, windows }
  await publish('compare', compareReport({ ...plan, latencies, loads, versions }, postgres.version))
} finally {
  closeConnections()
  for (const server of running) await server.stop()
  await postgres.stop()
}

/** Pairs each call to one server with the same call to the other. */
function loadGroups(sides: Side[]) {
  const [{ dataset } = {}] = sides
  if (dataset === undefined) throw new Error('There is no server to measure')
  return [
    { name: 'Track a parcel', call: calls.trackParcel(dataset) },
    { name: 'Who am I', call: calls.whoAmI(dataset) },
    { name: 'A page of six parcels', call: calls.pageOfSix(dataset) },
    { name: 'Create a parcel', call: calls.createParcelOnce(dataset) },
    { name: 'Change a status', call: calls.changeStatus(dataset) },
    { name: 'Log in', call: calls.logIn(dataset) },
  ].map(({ name, call }) =>
    sides.map(({ origin, pid }) => ({
      target: { name, origin, call },
      processes: { server: pid, postgres: postgres.postmaster },
    })),
  )
}
