import { Session, type Profiler } from 'node:inspector'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastify } from 'fastify'
import { connect } from '../database.ts'
import { projectRoot } from '../report.ts'
import { startWaybill } from '../waybill.ts'

export type ServerMessage = 'start profile' | 'stop profile' | 'stop'

/** A module's share of the time in which the server was busy. */
export interface ProfileShare {
  module: string
  share: number
}

// Runs in its own process, so that its processor time excludes that of the callers.
const [url = ''] = process.argv.slice(2)
const waybill = await startWaybill(url)
const sql = connect(url, 10)
const [parcel] = await sql<{ id: string }[]>`select id from parcels limit 1`

const bare = fastify({ logger: false })
bare.get('/hello', async () => ({ hello: 'world' }))
bare.get('/row', async () => {
  const [row] = await sql`select * from parcels where id = ${parcel?.id}`
  return row
})
const bareOrigin = await bare.listen({ host: '127.0.0.1', port: 0 })

const profiler = new Session()
profiler.connect()
process.on('message', (message: ServerMessage) => void handle(message))
process.send?.({ origin: waybill.origin, bareOrigin })

async function handle(message: ServerMessage): Promise<void> {
  switch (message) {
    case 'start profile':
      await startProfile()
      process.send?.('started')
      return
    case 'stop profile':
      process.send?.(sharesOf(await stopProfile()))
      return
    case 'stop':
      await bare.close()
      await waybill.stop()
      await sql.end()
      process.disconnect()
  }
}

async function startProfile(): Promise<void> {
  const post = (method: 'Profiler.enable' | 'Profiler.start') =>
    new Promise<void>((resolve, reject) => {
      profiler.post(method, (error) => (error === null ? resolve() : reject(error)))
    })
  await post('Profiler.enable')
  await post('Profiler.start')
}

const stopProfile = () =>
  new Promise<Profiler.Profile>((resolve, reject) => {
    profiler.post('Profiler.stop', (error, { profile }) =>
      error === null ? resolve(profile) : reject(error),
    )
  })

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): ProfileShare[] {
  const modules = new Map(nodes.map(({ id, callFrame }) => [id, moduleOf(callFrame)]))
  const times = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const module = modules.get(id)
    if (module === undefined || module === waiting) continue
    times.set(module, (times.get(module) ?? 0) + (timeDeltas[index] ?? 0))
  }
  const total = [...times.values()].reduce((sum, one) => sum + one, 0)
  const shares = [...times].map(([module, time]) => ({ module, share: time / total }))
  const large = shares.filter(({ share }) => share >= 0.02)
  const rest = 1 - large.reduce((sum, { share }) => sum + share, 0)
  return [
    ...large.toSorted((one, other) => other.share - one.share),
    { module: 'all others', share: rest },
  ]
}

function moduleOf({ functionName, url }: { functionName: string; url: string }): string {
  if (url === '') return engineModules[functionName] ?? 'built in: JSON, text, promises'
  const node = nodeModules.find(([pattern]) => pattern.test(url))
  if (node !== undefined) return node[1]
  const path = url.startsWith('file:') ? relative(projectRoot, fileURLToPath(url)) : url
  const packages = [...path.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)]
  const name = packages.at(-1)?.[1]
  if (name !== undefined) return packageNames[name] ?? name
  const [, folder = path] = /^(server\/[^/]+)/.exec(path) ?? []
  return folder
}

const waiting = 'waiting'

// A write wakes its reader, often on the same core, whose time then counts as the write's.
const writing = 'writing to sockets, and the readers woken by that'

/** Functions without a file. */
const engineModules: Record<string, string> = {
  '(idle)': waiting,
  '(root)': waiting,
  // Call of the profiler itself.
  dispatch: waiting,
  writev: writing,
  writeUtf8String: writing,
  writeLatin1String: writing,
  writeBuffer: writing,
  '(garbage collector)': 'collection of memory',
  '(program)': 'Node and V8 themselves',
}

const nodeModules: [RegExp, string][] = [
  [/^node:(_http|internal\/(http|url))/, 'Node: HTTP'],
  [/^node:(net|internal\/(stream_base|streams)|stream)/, 'Node: sockets and streams'],
  [/^node:(crypto|internal\/crypto)/, 'Node: hashes'],
  [/^node:/, 'Node: timers, promises and others'],
]

const driver = 'PostgreSQL’s driver'
const packageNames: Record<string, string> = {
  pg: driver,
  'pg-protocol': driver,
  'pg-pool': driver,
  'pg-types': driver,
  postgres: driver,
  'postgres-date': driver,
  fastify: 'Fastify',
  'find-my-way': 'Fastify',
  avvio: 'Fastify',
}
