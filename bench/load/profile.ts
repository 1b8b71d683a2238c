import { Session, type Profiler } from 'node:inspector'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../../server/project-root.ts'

export interface Spent {
  where: string
  share: number
}

/** Watches this process; what it answers says where the time went since. */
export async function startProfile(): Promise<() => Promise<Spent[]>> {
  const session = new Session()
  session.connect()
  const post = (method: 'Profiler.enable' | 'Profiler.start') =>
    new Promise<void>((resolve, reject) => {
      session.post(method, (error) => (error === null ? resolve() : reject(error)))
    })
  await post('Profiler.enable')
  await post('Profiler.start')
  return () =>
    new Promise((resolve, reject) => {
      session.post('Profiler.stop', (error, { profile }) => {
        session.disconnect()
        if (error === null) resolve(sharesOf(profile))
        else reject(error)
      })
    })
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Spent[] {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]))
  const spent = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const where = places.get(id)
    if (where === undefined || where === waiting) continue
    spent.set(where, (spent.get(where) ?? 0) + (timeDeltas[index] ?? 0))
  }
  const total = [...spent.values()].reduce((sum, one) => sum + one, 0)
  const shares = [...spent].map(([where, time]) => ({ where, share: time / total }))
  const large = shares.filter(({ share }) => share >= 0.02)
  const rest = 1 - large.reduce((sum, { share }) => sum + share, 0)
  return [
    ...large.toSorted((one, other) => other.share - one.share),
    { where: 'all others', share: rest },
  ]
}

const waiting = 'waiting'

/** What has no file. */
// A write wakes whoever reads it, often on this very core: what they do there passes in the write.
const writing = 'writing to sockets, and whoever is woken by that'
const engines: Record<string, string> = {
  '(idle)': waiting,
  '(root)': waiting,
  // The profiler's own call.
  dispatch: waiting,
  writev: writing,
  writeUtf8String: writing,
  writeLatin1String: writing,
  writeBuffer: writing,
  '(garbage collector)': 'collection of memory',
  '(program)': 'Node and V8 themselves',
}

const nodes: [RegExp, string][] = [
  [/^node:(_http|internal\/(http|url))/, 'Node: HTTP'],
  [/^node:(net|internal\/(stream_base|streams)|stream)/, 'Node: sockets and streams'],
  [/^node:(crypto|internal\/crypto)/, 'Node: hashes'],
  [/^node:/, 'Node: timers, promises and others'],
]

function placeOf({ functionName, url }: { functionName: string; url: string }): string {
  if (url === '') return engines[functionName] ?? 'built in: JSON, text, promises'
  const node = nodes.find(([pattern]) => pattern.test(url))
  if (node !== undefined) return node[1]
  const path = url.startsWith('file:') ? relative(projectRoot, fileURLToPath(url)) : url
  const packages = [...path.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)]
  const name = packages.at(-1)?.[1]
  if (name !== undefined) return packageWords[name] ?? name
  const [, room = path] = /^(server\/[^/]+)/.exec(path) ?? []
  return room
}

const packageWords: Record<string, string> = {
  kysely: 'Kysely: statements put together',
  pg: 'pg: PostgreSQL’s driver',
  'pg-protocol': 'pg: PostgreSQL’s driver',
  'pg-pool': 'pg: PostgreSQL’s driver',
  'pg-types': 'pg: PostgreSQL’s driver',
  'postgres-date': 'pg: PostgreSQL’s driver',
  fastify: 'Fastify',
  'find-my-way': 'Fastify',
  avvio: 'Fastify',
}
