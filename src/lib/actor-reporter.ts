import type {
  Actor,
  AnyEventObject,
  AnyStateMachine,
  InspectedMicrostepEvent,
  InspectionEvent,
  StateValue,
  Subscription,
} from 'xstate'
import { transitionId } from '../../machines/machine-parts.ts'
import { discreet } from './discreet.ts'

/** A running machine, and what it is about where there are several of its kind. */
export interface Watchable {
  actor: Actor<AnyStateMachine>
  about: string
}

/** Tells the tabs that watch what becomes of the actors. */
export interface Reporter {
  begins(watchable: Watchable): void
  ends(watchable: Watchable): void
}

/** What a watching tab hears of an actor. */
export interface ActorReport {
  /** `here`: an answer to a hello; `moved`: an event has just been dealt with. */
  kind: 'here' | 'moved' | 'gone'
  /** A name for the tab, and what it shows. */
  tab: string
  page: string
  actor: string
  machine: string
  about: string
  at: number
  event: AnyEventObject | null
  value: StateValue
  context: unknown
  /** The transitions that the event took, by id. */
  taken: string[]
}

// A hidden watcher's timer may run only once a minute; one that is gone for good says nothing.
const patience = 3 * 60_000

/** Made at the first hello. Observes the actors while somebody watches. */
export function reporterOf(channel: BroadcastChannel, running: ReadonlySet<Watchable>): Reporter {
  const tab = Math.random().toString(36).slice(2, 6)
  const observed = new Map<Watchable, Subscription>()
  let isWatched = false
  let lastHello = 0

  function report(
    kind: ActorReport['kind'],
    { actor, about }: Watchable,
    event: AnyEventObject | null = null,
    taken: string[] = [],
  ): void {
    const { value, context, machine } = actor.getSnapshot()
    const message: ActorReport = {
      kind,
      tab,
      page: document.title,
      actor: `${tab} ${actor.sessionId}`,
      machine: machine.id,
      about,
      at: Date.now(),
      event,
      value,
      context,
      taken,
    }
    // The rule means windows; a channel has one origin by nature.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(discreet(message))
  }

  function observe(watchable: Watchable): void {
    let taken: string[] = []
    const hear = (inspected: InspectionEvent) => {
      if (inspected.actorRef !== watchable.actor) return
      if (Date.now() - lastHello > patience) stop()
      else if (inspected.type === '@xstate.microstep') taken.push(...transitionsIn(inspected))
      else if (inspected.type === '@xstate.snapshot') {
        report('moved', watchable, inspected.event, taken)
        taken = []
      }
    }
    observed.set(watchable, watchable.actor.system.inspect(hear))
  }

  function meet(): void {
    isWatched = true
    lastHello = Date.now()
    for (const watchable of running) {
      if (!observed.has(watchable)) observe(watchable)
      report('here', watchable)
    }
  }

  function stop(): void {
    isWatched = false
    for (const observation of observed.values()) observation.unsubscribe()
    observed.clear()
  }

  channel.addEventListener('message', ({ data }) => {
    if (data === 'hello') meet()
    if (data === 'bye') stop()
  })
  meet()
  return {
    begins(watchable) {
      if (!isWatched) return
      observe(watchable)
      report('here', watchable)
    },
    ends(watchable) {
      if (!observed.has(watchable)) return
      observed.get(watchable)?.unsubscribe()
      observed.delete(watchable)
      report('gone', watchable)
    },
  }
}

const transitionsIn = ({ _transitions: definitions }: InspectedMicrostepEvent) =>
  definitions.map((one) => transitionId(one))
