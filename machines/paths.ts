import { createActor, fromPromise } from 'xstate'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { transitionId } from './machine-parts.ts'

/** An event that can happen to a machine, with the sentence that tells it to a person. */
export interface Happening<Event extends AnyEventObject = AnyEventObject> {
  says: string
  event: Event
}

export interface Step extends Happening {
  snapshot: AnyMachineSnapshot
  /** The transitions taken, by id; none where the machine has no use for the event. */
  taken: string[]
}

export interface Walk {
  start: AnyMachineSnapshot
  steps: Step[]
}

/** What a machine is walked with: where it starts and all that can happen to it. */
export interface Walkable {
  machine: AnyStateMachine
  input?: unknown
  happenings: readonly Happening[]
}

/** Sends the happenings one by one to a running machine whose calls never answer by themselves. */
export function walk({ machine, input }: Walkable, happenings: readonly Happening[]): Walk {
  let taken: string[] = []
  const actor = createActor(withoutAnswers(machine), {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== root) return
      const { _transitions: definitions } = inspected
      taken.push(...definitions.map((definition) => transitionId(definition)))
    },
  })
  const root: AnyActorRef = actor
  actor.start()
  const start = actor.getSnapshot()
  const steps = happenings.map((happening) => {
    taken = []
    actor.send(happening.event)
    return { ...happening, snapshot: actor.getSnapshot(), taken }
  })
  actor.stop()
  return { start, steps }
}

/** Whether the event can come at all: a call that is not under way cannot answer. */
export function canHappen(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (!event.type.startsWith('xstate.')) return true
  return snapshot.machine.getTransitionData(snapshot, event).length > 0
}

function withoutAnswers(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors ?? {})
  return machine.provide({
    actors: Object.fromEntries(
      names.map((name) => [name, fromPromise(() => new Promise(() => {}))]),
    ),
  })
}
