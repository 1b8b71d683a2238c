import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { activeStatesOf, statesOf, transitionId, transitionsOf } from './machine-parts.ts'
import { canHappen, walk } from './paths.ts'
import type { Happening, Walk, Walkable } from './paths.ts'

/*
 * Finding the walks takes a while and code of its own: it is done when the drawings are generated,
 * and pages replay what was found.
 */

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
