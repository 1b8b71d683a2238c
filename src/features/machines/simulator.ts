import { getNextTransitions } from 'xstate'
import type { AnyMachineSnapshot } from 'xstate'
import type { CatalogueEntry } from '../../../machines/catalogue.ts'
import { guardName } from '../../../machines/machine-parts.ts'
import { canHappen, walk } from '../../../machines/walks.ts'
import type { Happening, Walk } from '../../../machines/walks.ts'

/** A machine tried out step by step. It is never changed: each step gives a new one. */
export interface Simulation {
  entry: CatalogueEntry
  walk: Walk
}

export interface Choice {
  happening: Happening
  /** Why it would change nothing now, in a sentence; null where it is possible. */
  refusal: string | null
}

export function simulationOf(entry: CatalogueEntry): Simulation {
  return { entry, walk: walk(entry, []) }
}

/** The simulation after the happening; the same one where it is refused. */
export function stepped(simulation: Simulation, happening: Happening): Simulation {
  const { entry } = simulation
  if (refusalOf(snapshotOf(simulation), happening) !== null) return simulation
  return { entry, walk: walk(entry, [...simulation.walk.steps, happening]) }
}

/** One step back; the start has none before it. */
export function undone({ entry, walk: { steps } }: Simulation): Simulation {
  return { entry, walk: walk(entry, steps.slice(0, -1)) }
}

export function snapshotOf({ walk: { start, steps } }: Simulation): AnyMachineSnapshot {
  return steps.at(-1)?.snapshot ?? start
}

/** All that could happen to the machine, each with its reason where it cannot happen now. */
export function choicesIn(simulation: Simulation): Choice[] {
  const snapshot = snapshotOf(simulation)
  return simulation.entry.happenings.map((happening) => ({
    happening,
    refusal: refusalOf(snapshot, happening),
  }))
}

export function refusalOf(snapshot: AnyMachineSnapshot, { event }: Happening): string | null {
  if (snapshot.machine.getTransitionData(snapshot, event).length > 0) return null
  if (!canHappen(snapshot, event)) return 'Nothing is under way that this could answer'
  const guards = getNextTransitions(snapshot)
    .filter(({ eventType }) => eventType === event.type)
    .map((definition) => guardName(definition))
    .filter((name) => name !== null)
  if (guards.length === 0) return 'No such transition here'
  return `Only when ${[...new Set(guards)].join(', or when ')}`
}
