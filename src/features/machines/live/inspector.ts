import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { StateValue } from 'xstate'
import { registry } from '../../../../machines/registry.ts'
import { inspectionChannelName } from '../../../lib/actor-inspection.ts'
import type { ActorReport } from '../../../lib/actor-reporter.ts'

export interface InspectedActor extends Omit<ActorReport, 'kind'> {
  /** Last round of hellos that the actor answered. */
  round: number
}

export interface LogEntry extends Omit<ActorReport, 'kind' | 'event'> {
  number: number
  event: NonNullable<ActorReport['event']>
  changedState: boolean
}

export interface Inspection {
  actors: ReadonlyMap<string, InspectedActor>
  /** Log entries, oldest first. */
  log: readonly LogEntry[]
  /** Reports that wait while the view is paused; null while it runs. */
  waiting: readonly ActorReport[] | null
  round: number
}

const nothing: Inspection = { actors: new Map(), log: [], waiting: null, round: 0 }
const maxEntries = 2_000

/** Reports from the actors of all tabs; kept while the page is open. */
const inspection = createStore<Inspection>(() => nothing)

const helloInterval = 4_000

/** Sends hellos to the tabs of this browser while the view is open, and receives their reports. */
export function useInspection(): Inspection {
  useEffect(() => {
    const channel = new BroadcastChannel(inspectionChannelName)
    // The rule is about windows; a channel never leaves its origin.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    const say = (word: 'hello' | 'bye') => channel.postMessage(word)
    const sayHello = () => {
      beginRound()
      say('hello')
    }
    const sayBye = () => say('bye')
    const receive = ({ data }: MessageEvent<unknown>) => {
      if (isReport(data)) takeReport(data)
      // Another inspector was closed, and the tabs could take it for the last one.
      else if (data === 'bye') say('hello')
    }
    channel.addEventListener('message', receive)
    window.addEventListener('pagehide', sayBye)
    sayHello()
    const timer = setInterval(sayHello, helloInterval)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', sayBye)
      sayBye()
      channel.close()
    }
  }, [])
  return useStore(inspection)
}

export const pause = () => inspection.setState({ waiting: [] })

export function resume(): void {
  inspection.setState((state) => {
    const caughtUp = (state.waiting ?? []).reduce(withReport, state)
    // Answers to hellos were paused, too, so no actor may be removed for a missing answer.
    const here = [...caughtUp.actors].map(
      ([id, actor]) => [id, { ...actor, round: state.round }] as const,
    )
    return { ...caughtUp, actors: new Map(here), waiting: null }
  })
}

export const clearLog = () => inspection.setState({ log: [] })
export const forgetAll = () => inspection.setState(nothing, true)

/** Finds the registered machine of an actor by the machine's ID. */
export const entryOf = (machine: string) => registry.find((entry) => entry.machine.id === machine)

export const titleOf = (machine: string) => entryOf(machine)?.title ?? machine

/** Begins the next round of hellos, and removes actors that did not answer the last one. */
function beginRound(): void {
  inspection.setState(({ actors, round, waiting }) =>
    waiting === null
      ? {
          round: round + 1,
          actors: new Map([...actors].filter(([, actor]) => actor.round === round)),
        }
      : {},
  )
}

function takeReport(report: ActorReport): void {
  inspection.setState((state) =>
    state.waiting === null
      ? withReport(state, report)
      : { waiting: [...state.waiting, report].slice(-maxEntries) },
  )
}

function withReport(state: Inspection, { kind, ...report }: ActorReport): Inspection {
  const actors = new Map(state.actors)
  const known = actors.get(report.actor)
  if (kind === 'gone') actors.delete(report.actor)
  else {
    // An answer to a hello reports no new transition.
    const taken = kind === 'here' ? (known?.taken ?? []) : report.taken
    actors.set(report.actor, { ...report, taken, round: state.round })
  }
  const changedState = JSON.stringify(known?.value) !== JSON.stringify(report.value)
  return {
    ...state,
    actors,
    log: kind === 'moved' ? withEntry(state.log, report, changedState) : state.log,
  }
}

function withEntry(
  log: readonly LogEntry[],
  { event, ...report }: Omit<ActorReport, 'kind'>,
  changedState: boolean,
): readonly LogEntry[] {
  if (event === null) return log
  const number = (log.at(-1)?.number ?? 0) + 1
  return [...log, { ...report, event, number, changedState }].slice(-maxEntries)
}

/** Validates a message, since other inspectors and other builds of the client use the same channel. */
function isReport(data: unknown): data is ActorReport {
  if (!isRecord(data)) return false
  const { kind, at, event, value, taken } = data
  const texts = [data['tab'], data['page'], data['actor'], data['machine'], data['about']]
  return (
    (kind === 'here' || kind === 'moved' || kind === 'gone') &&
    texts.every((text) => typeof text === 'string') &&
    typeof at === 'number' &&
    (event === null || (isRecord(event) && typeof event['type'] === 'string')) &&
    isStateValue(value) &&
    Array.isArray(taken) &&
    taken.every((id) => typeof id === 'string')
  )
}

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (isRecord(value) && Object.values(value).every(isStateValue))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
