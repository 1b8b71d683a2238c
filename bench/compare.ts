import { resolve } from 'node:path'
import { startBuiltServer, versionOf, type Started } from './built-server.ts'
import { compareReport } from './compare/report.ts'
import { openDataset, type Dataset } from './database.ts'
import { closeConnections, type HttpCall } from './http.ts'
import { measureLatencies, type Target } from './lists/latencies.ts'
import * as calls from './load/calls.ts'
import { measureWindows } from './load/measure.ts'
import { startPostgres } from './postgres-server.ts'
import { options, positionals, projectRoot, publish } from './report.ts'

// npm run bench -- --only compare --against <folder of another, built checkout>
// The built servers of both checkouts, in turn, each on databases that it migrated itself and that were then
// filled with the same parcels. Only their HTTP API and the columns that all versions have are relied on.
// --quick has a few hundred parcels, and takes less than two minutes. With --keep-data <folder>, the databases
// of each set of migrations are seeded only once.
// tsx bench/compare.ts --against <folder> --quick track create    only calls with one of these words, for longer
const isAll = positionals.length === 0
const sizes = options.quick ? [500] : [1_000, 1_000_000]
const rounds = 40
// Code is compiled while it runs, and the newer version has more of it: a short warm-up would count as its cost.
const windows = options.quick
  ? { rounds: isAll ? 6 : 20, windowMs: 600, warmUpMs: 1_500 }
  : { rounds: 10, windowMs: 2_000 }

/** Server of one checkout on one of its databases. */
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
    const group: Side[] = []
    for (const checkout of checkouts) {
      const url = await postgres.databaseWith(size, (own) => startBuiltServer(checkout, own))
      const dataset = await openDataset(url, size)
      const server = await startBuiltServer(checkout, url)
      running.push(server)
      group.push({ origin: server.origin, pid: server.pid, dataset })
    }
    groups.push(group)
  }
  const latencies = isAll && !options.quick ? await measureLatencies(groups, rounds) : []
  // Stops the servers of the smaller databases, which would only poll in the meantime.
  for (const server of running.splice(0, running.length - checkouts.length)) await server.stop()
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
  const named: { name: string; toCall: (dataset: Dataset) => () => HttpCall }[] = [
    { name: 'Track a parcel', toCall: calls.trackParcel },
    { name: 'Who am I', toCall: calls.whoAmI },
    { name: 'A page of six parcels', toCall: calls.pageOfSix },
    { name: 'A page of six of a sender', toCall: calls.pageOfSender },
    { name: 'Search for a common name', toCall: calls.searchForName },
    { name: 'Create a parcel', toCall: calls.createParcelOnce },
    { name: 'Change a status', toCall: calls.changeStatus },
    { name: 'Log in', toCall: calls.logIn },
  ]
  const chosen = named.filter(
    ({ name }) => isAll || positionals.some((word) => name.toLowerCase().includes(word)),
  )
  return chosen.map(({ name, toCall }) =>
    sides.map(({ origin, pid, dataset }) => ({
      target: { name, origin, call: toCall(dataset) },
      processes: { server: pid, postgres: postgres.postmaster },
    })),
  )
}
