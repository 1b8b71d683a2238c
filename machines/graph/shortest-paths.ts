import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { activeStatesOf, statesOf, transitionId, transitionsOf } from './parts.ts'
import { canOccur, replay } from './paths.ts'
import type { Path, Scenario, ScenarioEvent } from './paths.ts'

/*
 * Finding the paths is slow and needs more code than pages should load: it is done when the
 * drawings are generated, and pages replay the paths that were found.
 */

/** Finds short paths from the start that together take every possible transition. */
export function shortestPaths(scenario: Scenario): readonly Path[] {
  const paths = found.get(scenario) ?? search(scenario)
  found.set(scenario, paths)
  return paths
}

/** Cached, because several drawings and tests need the same. */
const found = new WeakMap<Scenario, readonly Path[]>()

function search(scenario: Scenario): Path[] {
  const byTransition = shortestPathByTransition(scenario)
  const missing = new Set(byTransition.keys())
  const kept = new Set<Path>()
  for (const path of byLength([...byTransition.values()]).reverse()) {
    const taken = path.steps.flatMap((step) => step.taken)
    if (!taken.some((id) => missing.has(id))) continue
    for (const id of taken) missing.delete(id)
    kept.add(path)
  }
  return [...new Set(byTransition.values())].filter((path) => kept.has(path))
}

/** States and transitions of the machine that the paths leave out. */
export function uncovered(machine: AnyStateMachine, paths: readonly Path[]) {
  const entered = new Set(
    paths.flatMap(({ start, steps }) =>
      [start, ...steps.map((step) => step.snapshot)].flatMap(({ value }) =>
        activeStatesOf(machine, value).map((node) => node.id),
      ),
    ),
  )
  const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.taken)))
  return {
    states: statesOf(machine)
      .map((node) => node.id)
      .filter((id) => !entered.has(id)),
    transitions: transitionsOf(machine)
      .map((part) => part.id)
      .filter((id) => !taken.has(id)),
  }
}

function shortestPathByTransition(scenario: Scenario): Map<string, Path> {
  const { machine, input, events } = scenario
  const statePaths = getShortestPaths(machine, {
    input,
    events: events.map(({ event }) => event),
    filterEvents: canOccur,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
    limit: 20_000,
  })
  const shortest = new Map<string, Path>()
  // Eventless transitions are known only once they are taken, so a machine with one is searched in full.
  const hasAlways = transitionsOf(machine).some(({ kind }) => kind === 'always')
  const isKnown = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
    !hasAlways &&
    machine
      .getTransitionData(snapshot, event)
      .every((definition) => shortest.has(transitionId(definition)))
  for (const { state, steps } of byLength(statePaths)) {
    // The first step is XState's init event.
    const soFar = steps.slice(1).map(({ event }) => describedIn(events, event))
    for (const next of events) {
      if (!canOccur(state, next.event) || isKnown(state, next.event)) continue
      const path = replay(scenario, [...soFar, next])
      for (const id of path.steps.at(-1)?.taken ?? []) if (!shortest.has(id)) shortest.set(id, path)
    }
  }
  return shortest
}

function byLength<P extends { steps: readonly unknown[] }>(paths: readonly P[]): P[] {
  return [...paths].sort((a, b) => a.steps.length - b.steps.length)
}

function describedIn(events: readonly ScenarioEvent[], event: AnyEventObject): ScenarioEvent {
  return (
    events.find((one) => one.event === event) ?? {
      name: event.type,
      description: event.type,
      event,
    }
  )
}
