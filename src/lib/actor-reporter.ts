import type {
  Actor,
  AnyEventObject,
  AnyStateMachine,
  InspectedMicrostepEvent,
  InspectionEvent,
  StateValue,
  Subscription,
} from 'xstate'
import { transitionId } from '../../machines/graph/parts.ts'
import { redacted } from './redact.ts'

/** A running machine; `about` distinguishes it from others of its kind. */
export interface InspectableActor {
  actor: Actor<AnyStateMachine>
  about: string
}

/** Reports this tab's actors to the inspectors in other tabs. */
export interface Reporter {
  begins(inspectable: InspectableActor): void
  ends(inspectable: InspectableActor): void
}

/** Message to an inspector about an actor. */
export interface ActorReport {
  /** `here`: answer to a hello; `moved`: an event was processed. */
  kind: 'here' | 'moved' | 'gone'
  /** Identifies the tab, with the page that it shows. */
  tab: string
  page: string
  actor: string
  machine: string
  about: string
  at: number
  event: AnyEventObject | null
  value: StateValue
  context: unknown
  /** IDs of the transitions that the event took. */
  taken: string[]
}

// A closed inspector sends nothing; the timers of a hidden one can be limited to one run a minute.
const inspectorTimeout = 3 * 60_000

/** Creates the reporter at the first hello. It observes the actors while there is an inspector. */
export function createReporter(
  channel: BroadcastChannel,
  running: ReadonlySet<InspectableActor>,
): Reporter {
  const tab = Math.random().toString(36).slice(2, 6)
  const observed = new Map<InspectableActor, Subscription>()
  let isInspected = false
  let lastHello = 0

  function report(
    kind: ActorReport['kind'],
    { actor, about }: InspectableActor,
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
    // The rule is about windows; a channel never leaves its origin.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(redacted(message))
  }

  function observe(inspectable: InspectableActor): void {
    let taken: string[] = []
    const onInspection = (inspected: InspectionEvent) => {
      if (inspected.actorRef !== inspectable.actor) return
      if (Date.now() - lastHello > inspectorTimeout) stop()
      else if (inspected.type === '@xstate.microstep') taken.push(...transitionsIn(inspected))
      else if (inspected.type === '@xstate.snapshot') {
        report('moved', inspectable, inspected.event, taken)
        taken = []
      }
    }
    observed.set(inspectable, inspectable.actor.system.inspect(onInspection))
  }

  function answerHello(): void {
    isInspected = true
    lastHello = Date.now()
    for (const inspectable of running) {
      if (!observed.has(inspectable)) observe(inspectable)
      report('here', inspectable)
    }
  }

  function stop(): void {
    isInspected = false
    for (const observation of observed.values()) observation.unsubscribe()
    observed.clear()
  }

  channel.addEventListener('message', ({ data }) => {
    if (data === 'hello') answerHello()
    if (data === 'bye') stop()
  })
  answerHello()
  return {
    begins(inspectable) {
      if (!isInspected) return
      observe(inspectable)
      report('here', inspectable)
    },
    ends(inspectable) {
      if (!observed.has(inspectable)) return
      observed.get(inspectable)?.unsubscribe()
      observed.delete(inspectable)
      report('gone', inspectable)
    },
  }
}

const transitionsIn = ({ _transitions: definitions }: InspectedMicrostepEvent) =>
  definitions.map((one) => transitionId(one))
