import type { SystemModel } from '../../api/system.ts'
import type { Tone } from '../../ui/badge/tone.ts'

export interface Verdict {
  tone: Tone
  text: string
}

type Queue = NonNullable<SystemModel['queue']>
type Node = SystemModel['nodes'][number]
type Replica = NonNullable<SystemModel['database']['replicas']>[number]

/** Nodes tell of themselves every 10 seconds. */
const quietSeconds = 25
/** Streams read the changes four times a second. */
const latePollSeconds = 5
/** Replicas say every 10 seconds how far they are. */
const lateReplicaSeconds = 15
/** Nodes look every second; what a node that ended had begun is sent after about a minute. */
const lateMessageSeconds = 120

export function nodeVerdict(node: Node, checkedAt: string): Verdict {
  const quiet = secondsBetween(node.seenAt, checkedAt)
  if (quiet > quietSeconds) return { tone: 'warning', text: `Silent for ${durationText(quiet)}` }
  return { tone: 'success', text: 'Alive' }
}

export function databaseVerdict({ role, replicas }: SystemModel['database']): Verdict {
  if (role === 'STANDBY') return { tone: 'danger', text: 'Standby: nothing can be changed' }
  const isBehind = replicas?.some((replica) => replicaVerdict(replica).tone === 'warning')
  return isBehind === true
    ? { tone: 'warning', text: 'A replica is behind' }
    : { tone: 'success', text: 'Leader' }
}

export function replicaVerdict({ state, delay }: Replica): Verdict {
  if (state !== 'streaming') return { tone: 'warning', text: `Out of sync: ${state}` }
  if (delay > lateReplicaSeconds) {
    return { tone: 'warning', text: `${durationText(delay)} behind` }
  }
  return { tone: 'success', text: 'In sync' }
}

export function liveVerdict(nodes: Node[]): Verdict {
  const ages = nodes.flatMap(({ pollAge }) => (pollAge === null ? [] : [pollAge]))
  if (ages.length === 0) return { tone: 'neutral', text: 'None open' }
  const oldest = Math.max(...ages)
  return oldest > latePollSeconds
    ? { tone: 'warning', text: `${durationText(oldest)} behind` }
    : { tone: 'success', text: 'Up to date' }
}

export function queueVerdict({ oldestSeconds, failedLastDay }: Queue): Verdict {
  if (oldestSeconds !== null && oldestSeconds > lateMessageSeconds) {
    return { tone: 'warning', text: `${durationText(oldestSeconds)} late` }
  }
  return failedLastDay > 0
    ? { tone: 'warning', text: 'Some have failed' }
    : { tone: 'success', text: 'On time' }
}

export const secondsBetween = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000)

/** As in '40 seconds', '1 minute', '3 hours' and '12 days'. */
export function durationText(seconds: number): string {
  const [size, unit] = units.find(([size]) => seconds >= size) ?? [1, 'second']
  const count = Math.floor(seconds / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const units: [number, string][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
]

/** As in 'just now' and '3 hours ago'. */
export const agoText = (seconds: number): string =>
  seconds < 1 ? 'just now' : `${durationText(seconds)} ago`
