import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../server/app.ts'
import { openDatabase } from '../server/db/database.ts'
import { startEmbedded } from '../server/embedded-postgres/start-embedded.ts'
import { migrate } from '../server/db/migrate.ts'
import { readEnvironment } from '../server/config/environment.ts'
import { listen } from '../server/http/listen.ts'
import { isQuick, publish, say } from './report/run.ts'
import { makeChanges } from './streams/changes.ts'
import { openStreams } from './streams/listeners.ts'
import { settle, type Crowd } from './streams/crowd.ts'
import { tableOf, type Memory } from './streams/table.ts'

// tsx bench/streams.ts          2,000 streams on one node, 50 changes a second for a minute
// tsx bench/streams.ts --quick  200 streams, 20 changes a second for ten seconds
// Everything runs on this computer alone, and ends after its time.
const plan = isQuick
  ? { streams: 200, changesASecond: 20, seconds: 10 }
  : { streams: 2_000, changesASecond: 50, seconds: 60 }
/** Seconds after the last change in which everything has to have arrived. */
const patience = 30

const databaseUrl = process.argv[process.argv.indexOf('--serve') + 1]
if (process.argv.includes('--serve') && databaseUrl !== undefined) await serve(databaseUrl)
else await measure()

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-streams-'))
  // PostgreSQL may run as another account, which has to pass through.
  await chmod(folder, 0o711)
  const engine = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined })
  const node = await startNode(engine.url)
  try {
    const crowd = await inDatabase(engine.url, (db) => settle(db, plan.streams))
    await run(node, crowd)
  } finally {
    node.child.disconnect()
    await once(node.child, 'exit')
    await engine.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(node: Node, crowd: Crowd): Promise<void> {
  const empty = await node.memory()
  say(`Opening ${plan.streams} streams …`)
  const opening = performance.now()
  const listeners = await openStreams(node.origin, crowd)
  const openedIn = performance.now() - opening
  const open = await node.memory()
  say(`${plan.changesASecond} changes a second for ${plan.seconds} s …`)
  const made = await makeChanges(node.origin, crowd, plan)
  await listeners.untilAllHeard(made, patience * 1_000)
  const after = await node.memory()
  const heard = listeners.heard(made)
  listeners.close()
  const memory = { empty, open, after }
  await publish('streams', tableOf({ plan, crowd, openedIn, made, heard, memory }))
  if (heard.missing > 0) process.exitCode = 1
}

interface Node {
  origin: string
  child: ChildProcess
  memory: () => Promise<Memory>
}

/** A process of its own, so that its memory is the server's alone. */
async function startNode(url: string): Promise<Node> {
  const child = fork(fileURLToPath(import.meta.url), ['--serve', url], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  })
  const [origin] = (await once(child, 'message')) as [string]
  return {
    origin,
    child,
    async memory() {
      child.send('memory')
      const [memory] = (await once(child, 'message')) as [Memory]
      return memory
    },
  }
}

async function serve(url: string): Promise<void> {
  const { db, close } = openDatabase({ url })
  await migrate(db)
  const environment = readEnvironment({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const app = buildApp({ db, clock: () => new Date(), environment, logger: false })
  const origin = await listen(app, { host: '127.0.0.1', port: 0 })
  process.on('message', () => {
    globalThis.gc?.()
    const { rss, heapUsed, external } = process.memoryUsage()
    process.send?.({ rss, heap: heapUsed + external, processor: process.cpuUsage() })
  })
  process.on('disconnect', () => void app.close().then(close))
  process.send?.(origin)
}

async function inDatabase<Result>(
  url: string,
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openDatabase({ url })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
