import { createActor, fromPromise } from 'xstate'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { stateInWords, transitionId } from './parts.ts'

/** An event with a description in the words of the product. */
export interface ScenarioEvent<Event extends AnyEventObject = AnyEventObject> {
  /** Name for URLs, drawings and check marks: 'press-cancel-parcel'. */
  name: string
  description: string
  event: Event
}

/** Makes the name of an event from its description. */
export const nameOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Machine with its input, and every event that it can receive. */
export interface Scenario {
  machine: AnyStateMachine
  input?: unknown
  events: readonly ScenarioEvent[]
}

export interface Path {
  start: AnyMachineSnapshot
  steps: Step[]
}

export interface Step extends ScenarioEvent {
  snapshot: AnyMachineSnapshot
  /** IDs of the transitions taken; empty if the machine ignores the event. */
  taken: string[]
}

/** Title of a path, named after its last step: that step, and the state in which it happens. */
export function pathTitle({ start, steps }: Path): string {
  const last = steps.at(-1)
  const before = steps.at(-2)?.snapshot ?? start
  return last === undefined
    ? 'The start'
    : `${last.description}, while ${stateInWords(before.value)}`
}

/** States before and after a step, in words, and whether they are the same. */
export function outcomeOf({ start, steps }: Path, step: Step) {
  const before = stateInWords((steps[steps.indexOf(step) - 1]?.snapshot ?? start).value)
  const after = stateInWords(step.snapshot.value)
  return { before, after, isSame: before === after }
}

/** State after a step, in Markdown. */
export function outcomeText(path: Path, step: Step): string {
  const { after, isSame } = outcomeOf(path, step)
  const state = `**${after}**`
  return isSame ? `still ${state}` : state
}

/** Sends the events one by one to a running machine whose actors never settle on their own. */
export function replay({ machine, input }: Scenario, events: readonly ScenarioEvent[]): Path {
  let taken: string[] = []
  const actor = createActor(withPendingActors(machine), {
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
  const steps = events.map((scenarioEvent) => {
    taken = []
    actor.send(scenarioEvent.event)
    return { ...scenarioEvent, snapshot: actor.getSnapshot(), taken }
  })
  actor.stop()
  return { start, steps }
}

/** False for the end of an actor that is not running, or of a delay that is not. */
export function canOccur(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (!event.type.startsWith('xstate.')) return true
  return snapshot.machine.getTransitionData(snapshot, event).length > 0
}

function withPendingActors(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors ?? {})
  return machine.provide({
    actors: Object.fromEntries(
      names.map((name) => [name, fromPromise(() => new Promise(() => {}))]),
    ),
  })
}
