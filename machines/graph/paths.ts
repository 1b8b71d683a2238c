import { createActor, fromPromise } from 'xstate'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import * as t from '#texts/machinesParts.ts'
import { stateInWords, transitionId } from './parts.ts'

/** An event with a sentence that describes it in the words of the product. */
export interface ScenarioEvent<Event extends AnyEventObject = AnyEventObject> {
  /** As addresses, drawings and ticks have it, whatever the language: 'press-cancel-parcel'. */
  name: string
  description: string
  event: Event
}

/** Name of an event by its description in English, or by the key of that. */
export const nameOf = (words: string): string =>
  words
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z\d])(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Machine with its input, and every event that it can meet. */
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
  /** The transitions taken, by id; none where the machine has no use for the event. */
  taken: string[]
}

/** Names what the path is there to try: its last step, and the state in which that happens. */
export function pathTitle({ start, steps }: Path): string {
  const last = steps.at(-1)
  const before = steps.at(-2)?.snapshot ?? start
  return last === undefined
    ? t.theStart
    : t.stepWhile({ step: last.description, state: stateInWords(before.value) })
}

/** The states in words before and after a step, and whether the machine stays where it was. */
export function outcomeOf({ start, steps }: Path, step: Step) {
  const before = stateInWords((steps[steps.indexOf(step) - 1]?.snapshot ?? start).value)
  const after = stateInWords(step.snapshot.value)
  return { before, after, isSame: before === after }
}

/** As in Markdown. */
export function outcomeText(path: Path, step: Step): string {
  const { after, isSame } = outcomeOf(path, step)
  const state = `**${after}**`
  return isSame ? t.still({ state }) : state
}

/** Sends the events one by one to a running machine whose actors never finish by themselves. */
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

/** True if the event can come at all: an actor that does not run cannot finish. */
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
