import { createActor, fromPromise } from 'xstate'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { activeStatesOf, statesOf, transitionId, transitionsOf } from './machine-parts.ts'

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

/** Short walks from the start that together take every transition that can be taken. */
export function walksOf(walkable: Walkable): Walk[] {
  const shortest = shortestWalkByTransition(walkable)
  const uncovered = new Set(shortest.keys())
  const kept = new Set<Walk>()
  for (const walk of byLength([...shortest.values()]).reverse()) {
    const taken = walk.steps.flatMap((step) => step.taken)
    if (!taken.some((id) => uncovered.has(id))) continue
    for (const id of taken) uncovered.delete(id)
    kept.add(walk)
  }
  return [...shortest.values()].filter((walk, index, all) => {
    return kept.has(walk) && all.indexOf(walk) === index
  })
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

/** What of the machine the walks leave out. */
export function untouched(machine: AnyStateMachine, walks: readonly Walk[]) {
  const entered = new Set(
    walks.flatMap(({ start, steps }) =>
      [start, ...steps.map((step) => step.snapshot)].flatMap(({ value }) =>
        activeStatesOf(machine, value).map((node) => node.id),
      ),
    ),
  )
  const taken = new Set(walks.flatMap(({ steps }) => steps.flatMap((step) => step.taken)))
  return {
    states: statesOf(machine)
      .map((node) => node.id)
      .filter((id) => !entered.has(id)),
    transitions: transitionsOf(machine)
      .map((part) => part.id)
      .filter((id) => !taken.has(id)),
  }
}

function shortestWalkByTransition(walkable: Walkable): Map<string, Walk> {
  const { machine, input, happenings } = walkable
  const paths = getShortestPaths(machine, {
    input,
    events: happenings.map(({ event }) => event),
    filterEvents: canHappen,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
    limit: 20_000,
  })
  const shortest = new Map<string, Walk>()
  // An eventless transition shows only when it is taken, so a machine with one is tried in full.
  const hasAlways = transitionsOf(machine).some(({ label }) => label === 'always')
  const isKnown = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
    !hasAlways &&
    machine
      .getTransitionData(snapshot, event)
      .every((definition) => shortest.has(transitionId(definition)))
  for (const path of byLength(paths)) {
    // The first step only says how the machine started.
    const soFar = path.steps.slice(1).map(({ event }) => happeningOf(event, happenings))
    for (const happening of happenings) {
      if (!canHappen(path.state, happening.event) || isKnown(path.state, happening.event)) continue
      const candidate = walk(walkable, [...soFar, happening])
      for (const id of candidate.steps.at(-1)?.taken ?? [])
        if (!shortest.has(id)) shortest.set(id, candidate)
    }
  }
  return shortest
}

function byLength<Way extends { steps: readonly unknown[] }>(ways: readonly Way[]): Way[] {
  return [...ways].sort((a, b) => a.steps.length - b.steps.length)
}

function happeningOf(event: AnyEventObject, happenings: readonly Happening[]): Happening {
  return happenings.find((one) => one.event === event) ?? { says: event.type, event }
}

function withoutAnswers(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors ?? {})
  return machine.provide({
    actors: Object.fromEntries(
      names.map((name) => [name, fromPromise(() => new Promise(() => {}))]),
    ),
  })
}
