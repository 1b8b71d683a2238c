import { heading, table } from '../report/run.ts'
import type { MadeChange } from './changes.ts'
import type { Crowd } from './crowd.ts'
import type { Heard } from './listeners.ts'

/** Bytes, after a collection; microseconds of processor. */
export interface Memory {
  rss: number
  heap: number
  processor: { user: number; system: number }
}

interface Result {
  plan: { streams: number; changesASecond: number; seconds: number }
  crowd: Crowd
  openedIn: number
  made: MadeChange[]
  heard: Heard
  memory: { empty: Memory; open: Memory; after: Memory }
}

export function tableOf({ plan, crowd, openedIn, made, heard, memory }: Result): string {
  const { empty, open, after } = memory
  const each = (what: 'rss' | 'heap') => kilobytes((open[what] - empty[what]) / plan.streams)
  const answers = made.map((one) => one.answeredAt - one.sentAt).sort((one, other) => one - other)
  const busy = (processorOf(after) - processorOf(open)) / 1e6
  const { admins, senders, receivers, visitors } = crowd
  const rows = [
    ['streams', `${plan.streams} on one node, opened in ${(openedIn / 1000).toFixed(1)} s`],
    [
      'of whom',
      `${admins.length} administrators, ${senders.length} senders, ${receivers.length} receivers, ${visitors} visitors`,
    ],
    ['changes', `${made.length}, ${plan.changesASecond} a second for ${plan.seconds} s`],
    ['to be heard', `${heard.expected}, of which ${heard.missing} were not`],
    ['heard after', percentiles(heard.delays)],
    ['change answered after', percentiles(answers)],
    ['memory of a stream', `${each('heap')} heap, ${each('rss')} resident`],
    ['memory of the node', `${megabytes(open.rss)} before, ${megabytes(after.rss)} after`],
    ['processor of the node', `${busy.toFixed(1)} s`],
  ]
  return `${heading('Live streams', 'npm run bench -- --only streams')}\n${table(['', ''], rows)}\n`
}

const percentiles = (sorted: number[]) =>
  [50, 95, 99, 100]
    .map((part) => {
      const at = Math.min(sorted.length - 1, Math.ceil((part / 100) * sorted.length) - 1)
      return `${part === 100 ? 'at most' : `p${part}`} ${Math.round(sorted[at] ?? NaN)} ms`
    })
    .join(', ')

const processorOf = ({ processor }: Memory) => processor.user + processor.system
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`
