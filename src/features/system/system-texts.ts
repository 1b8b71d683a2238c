import * as t from '#texts/system.ts'
import type {
  DatabaseReplica,
  SystemDatabase,
  SystemNode,
  SystemQueue,
} from '../../../openapi.d.ts'
import type { Tone } from '../../ui/badge/tone.ts'

export interface Health {
  tone: Tone
  text: string
}

/** Nodes report every 10 seconds. */
const quietSeconds = 25
/** Change pollers read four times a second. */
const latePollSeconds = 5
/** Replicas report their position every 10 seconds. */
const lateReplicaSeconds = 15
/** Nodes send every second; messages that a stopped node had begun are sent after about a minute. */
const lateMessageSeconds = 120

export function nodeHealth(node: SystemNode, checkedAt: string): Health {
  const quiet = secondsBetween(node.seenAt, checkedAt)
  if (quiet > quietSeconds)
    return { tone: 'warning', text: t.silentFor({ duration: durationWithin(quiet) }) }
  return { tone: 'success', text: t.alive }
}

export function databaseHealth({ role, replicas }: SystemDatabase): Health {
  if (role === 'STANDBY') return { tone: 'danger', text: t.standby }
  const isBehind = replicas?.some((replica) => replicaHealth(replica).tone === 'warning')
  return isBehind === true
    ? { tone: 'warning', text: t.aReplicaIsBehind }
    : { tone: 'success', text: t.leader }
}

export function replicaHealth({ state, delay }: DatabaseReplica): Health {
  if (state !== 'streaming') return { tone: 'warning', text: t.outOfSync({ state }) }
  if (delay > lateReplicaSeconds) {
    return { tone: 'warning', text: t.behind({ duration: durationWithin(delay) }) }
  }
  return { tone: 'success', text: t.inSync }
}

export function liveHealth(nodes: SystemNode[]): Health {
  const ages = nodes.flatMap(({ pollAge }) => (pollAge === null ? [] : [pollAge]))
  if (ages.length === 0) return { tone: 'neutral', text: t.noneOpen }
  const oldest = Math.max(...ages)
  return oldest > latePollSeconds
    ? { tone: 'warning', text: t.behind({ duration: durationWithin(oldest) }) }
    : { tone: 'success', text: t.upToDate }
}

export function queueHealth({ oldestSeconds, failedLastDay }: SystemQueue): Health {
  if (oldestSeconds !== null && oldestSeconds > lateMessageSeconds) {
    return { tone: 'warning', text: t.late({ duration: durationWithin(oldestSeconds) }) }
  }
  return failedLastDay > 0
    ? { tone: 'warning', text: t.someHaveFailed }
    : { tone: 'success', text: t.onTime }
}

export const providerHealth = (isReachable: boolean): Health =>
  isReachable
    ? { tone: 'success', text: t.reachable }
    : { tone: 'warning', text: t.cannotBeReached }

export const secondsBetween = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000)

/** For example '40 seconds', '1 minute', '3 hours' or '12 days'. */
export const durationText = (seconds: number): string => inLargestUnit(seconds, alone)

/** The same duration within a sentence. */
const durationWithin = (seconds: number): string => inLargestUnit(seconds, within)

type UnitTexts = readonly [size: number, text: (counted: { count: number }) => string][]

const alone: UnitTexts = [
  [86_400, t.days],
  [3_600, t.hours],
  [60, t.minutes],
  [1, t.seconds],
]
const within: UnitTexts = [
  [86_400, t.countOfDays],
  [3_600, t.countOfHours],
  [60, t.countOfMinutes],
  [1, t.countOfSeconds],
]

function inLargestUnit(seconds: number, units: UnitTexts): string {
  const [size, text] = units.find(([size]) => seconds >= size) ?? [1, t.seconds]
  return text({ count: Math.floor(seconds / size) })
}

/** For example 'just now' or '3 hours ago'. */
export const agoText = (seconds: number): string =>
  seconds < 1 ? t.justNow : t.ago({ duration: durationWithin(seconds) })
