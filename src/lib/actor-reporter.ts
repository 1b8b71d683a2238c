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

/** A running machine, and what it is about where there are several of its kind. */
export interface InspectableActor {
  actor: Actor<AnyStateMachine>
  about: string
}

/** Reports to the inspectors in other tabs what the actors of this one do. */
export interface Reporter {
  begins(inspectable: InspectableActor): void
  ends(inspectable: InspectableActor): void
}

/** Message to an inspector about an actor. */
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

// The timer of an inspector in a hidden tab may run only once a minute; one that was closed says
// nothing more.
const inspectorTimeout = 3 * 60_000

/** Made at the first hello. Observes the actors while there is an inspector. */
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
    // The rule means windows; a channel has one origin by nature.
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
