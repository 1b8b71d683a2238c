import { createStore } from 'zustand/vanilla'
import type { ActorReport } from '../../lib/actor-reporter.ts'

export interface WatchedActor extends Omit<ActorReport, 'kind'> {
  /** The last round of greetings that it answered. */
  round: number
}

export interface LogEntry extends Omit<ActorReport, 'kind' | 'event'> {
  number: number
  event: NonNullable<ActorReport['event']>
  /** Whether it led to another state. */
  led: boolean
}

export interface Watch {
  actors: ReadonlyMap<string, WatchedActor>
  /** Oldest first. */
  log: readonly LogEntry[]
  /** While paused: what comes in is kept back here, and nothing on screen moves. */
  heldBack: readonly ActorReport[] | null
  round: number
}

const nothing: Watch = { actors: new Map(), log: [], heldBack: null, round: 0 }
const mostEntries = 2_000

/** What was heard of the actors of all tabs; kept while the page is open. */
export const watch = createStore<Watch>(() => nothing)

export function noteReport(report: ActorReport): void {
  watch.setState((state) =>
    state.heldBack === null
      ? withReport(state, report)
      : { heldBack: [...state.heldBack, report].slice(-mostEntries) },
  )
}

/** Before each greeting: whoever let the last one pass is gone without a word. */
export function nextRound(): void {
  watch.setState(({ actors, round, heldBack }) =>
    heldBack === null
      ? {
          round: round + 1,
          actors: new Map([...actors].filter(([, actor]) => actor.round === round)),
        }
      : {},
  )
}

export const pause = () => watch.setState({ heldBack: [] })

export function goOn(): void {
  watch.setState((state) => {
    const caughtUp = (state.heldBack ?? []).reduce(withReport, state)
    // Answers to greetings were held back too: nobody is gone for that.
    const here = [...caughtUp.actors].map(
      ([id, actor]) => [id, { ...actor, round: state.round }] as const,
    )
    return { ...caughtUp, actors: new Map(here), heldBack: null }
  })
}

export const clearLog = () => watch.setState({ log: [] })
export const forgetAll = () => watch.setState(nothing, true)

function withReport(state: Watch, { kind, ...report }: ActorReport): Watch {
  const actors = new Map(state.actors)
  const known = actors.get(report.actor)
  if (kind === 'gone') actors.delete(report.actor)
  else {
    // A tab that only says that it is still there has taken nothing new.
    const taken = kind === 'here' ? (known?.taken ?? []) : report.taken
    actors.set(report.actor, { ...report, taken, round: state.round })
  }
  const led = JSON.stringify(known?.value) !== JSON.stringify(report.value)
  return { ...state, actors, log: kind === 'moved' ? withEntry(state.log, report, led) : state.log }
}

function withEntry(
  log: readonly LogEntry[],
  { event, ...report }: Omit<ActorReport, 'kind'>,
  led: boolean,
): readonly LogEntry[] {
  if (event === null) return log
  const number = (log.at(-1)?.number ?? 0) + 1
  return [...log, { ...report, event, number, led }].slice(-mostEntries)
}
