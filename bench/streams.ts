import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newFolder } from './built-server.ts'
import { closeConnections, send } from './http.ts'
import { heading, logStep, options, publish, table } from './report.ts'
import { seedAudience, type Audience } from './streams/audience.ts'
import { subscribeAll, type Delivery, type StatusChange } from './streams/subscribers.ts'
import { migrateDatabase, startEmbeddedPostgres, startWaybill } from './waybill.ts'

// tsx bench/streams.ts          2,000 streams on one node, 50 changes a second for a minute
// tsx bench/streams.ts --quick  200 streams, 20 changes a second for ten seconds
// Everything runs on this computer alone, and ends after its time.
const plan = options.quick
  ? { streams: 200, changesASecond: 20, seconds: 10 }
  : { streams: 2_000, changesASecond: 50, seconds: 60 }
/** Milliseconds after the last change within which all events have to arrive. */
const patience = 30_000

if (options.serve === undefined) await measure()
else await serve(options.serve)

async function measure(): Promise<void> {
  const folder = await newFolder()
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    log: () => undefined,
  })
  const node = await startNode(postgres.url)
  try {
    await run(node, await seedAudience(postgres.url, plan.streams))
  } finally {
    closeConnections()
    node.child.disconnect()
    await once(node.child, 'exit')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(node: ServerNode, audience: Audience): Promise<void> {
  const empty = await node.usage()
  logStep(`Opening ${plan.streams} streams …`)
  const opening = performance.now()
  const subscribers = await subscribeAll(node.origin, audience)
  const openedIn = performance.now() - opening
  const open = await node.usage()
  logStep(`${plan.changesASecond} changes a second for ${plan.seconds} s …`)
  const changes = await changeStatuses(node.origin, audience)
  await subscribers.untilDelivered(changes, patience)
  const after = await node.usage()
  const delivery = subscribers.delivered(changes)
  subscribers.close()
  const usage = { empty, open, after }
  await publish('streams', reportPage({ audience, openedIn, changes, delivery, usage }))
  if (delivery.missing > 0) process.exitCode = 1
}

/** Sets statuses over HTTP at a constant rate, whether or not the previous change is answered. */
async function changeStatuses(
  origin: string,
  { admins, parcels }: Audience,
): Promise<StatusChange[]> {
  const { changesASecond, seconds } = plan
  const statuses = ['APPROVED', 'DISPATCHED', 'IN_TRANSIT']
  const accessToken = admins[0]?.accessToken ?? ''
  const pending: Promise<StatusChange>[] = []
  const start = performance.now()
  for (let turn = 0; turn < changesASecond * seconds; turn += 1) {
    const due = start + (turn * 1_000) / changesASecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const parcel = turn % parcels.length
    const round = Math.floor(turn / parcels.length)
    const sentAt = performance.now()
    const answered = send(origin, {
      method: 'PATCH',
      path: `/api/parcel/status/${parcels[parcel]?.id}`,
      accessToken,
      body: { status: statuses[round % statuses.length] },
    })
    pending.push(
      answered.then((ms) => ({ parcel, entries: round + 2, sentAt, answeredAt: sentAt + ms })),
    )
  }
  return Promise.all(pending)
}

interface ServerNode {
  origin: string
  child: ChildProcess
  usage: () => Promise<Usage>
}

/** Memory in bytes, after a garbage collection; processor time in microseconds. */
interface Usage {
  rss: number
  heap: number
  processor: { user: number; system: number }
}

/** Starts the server in its own process, to measure its memory alone. */
async function startNode(url: string): Promise<ServerNode> {
  const child = fork(fileURLToPath(import.meta.url), ['--serve', url], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  })
  const [origin] = (await once(child, 'message')) as [string]
  return {
    origin,
    child,
    async usage() {
      child.send('usage')
      const [usage] = (await once(child, 'message')) as [Usage]
      return usage
    },
  }
}

async function serve(url: string): Promise<void> {
  await migrateDatabase(url)
  const waybill = await startWaybill(url)
  process.on('message', () => {
    globalThis.gc?.()
    const { rss, heapUsed, external } = process.memoryUsage()
    process.send?.({ rss, heap: heapUsed + external, processor: process.cpuUsage() })
  })
  process.on('disconnect', () => void waybill.stop())
  process.send?.(waybill.origin)
}

interface Result {
  audience: Audience
  openedIn: number
  changes: StatusChange[]
  delivery: Delivery
  usage: { empty: Usage; open: Usage; after: Usage }
}

function reportPage({ audience, openedIn, changes, delivery, usage }: Result): string {
  const { empty, open, after } = usage
  const perStream = (what: 'rss' | 'heap') => kibibytes((open[what] - empty[what]) / plan.streams)
  const answers = changes
    .map((one) => one.answeredAt - one.sentAt)
    .sort((one, other) => one - other)
  const busy = (processorOf(after) - processorOf(open)) / 1e6
  const { admins, senders, receivers, visitors } = audience
  const rows = [
    ['streams', `${plan.streams} on one node, opened in ${(openedIn / 1000).toFixed(1)} s`],
    [
      'subscribers',
      `${admins.length} administrators, ${senders.length} senders, ${receivers.length} receivers, ${visitors} visitors`,
    ],
    ['changes', `${changes.length}, ${plan.changesASecond} a second for ${plan.seconds} s`],
    ['events', `${delivery.expected}, of which ${delivery.missing} did not arrive`],
    ['arrived after', percentiles(delivery.delays)],
    ['change answered after', percentiles(answers)],
    ['memory of a stream', `${perStream('heap')} heap, ${perStream('rss')} resident`],
    ['memory of the node', `${mebibytes(open.rss)} before, ${mebibytes(after.rss)} after`],
    ['processor of the node', `${busy.toFixed(1)} s`],
  ]
  return `${heading('Live streams', 'npm run bench -- --only streams')}\n${table(['', ''], rows)}\n`
}

function percentiles(sorted: number[]): string {
  return [50, 95, 99, 100]
    .map((part) => {
      const at = Math.min(sorted.length - 1, Math.ceil((part / 100) * sorted.length) - 1)
      return `${part === 100 ? 'at most' : `p${part}`} ${Math.round(sorted[at] ?? NaN)} ms`
    })
    .join(', ')
}

function processorOf({ processor }: Usage): number {
  return processor.user + processor.system
}

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`
}
