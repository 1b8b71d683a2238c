import type { RegisteredMachine } from '../../../machines/registry.ts'
import type { ScenarioEvent } from '../../../machines/graph/paths.ts'
import { refusalOf, simulationOf, snapshotOf, stepped } from './simulator.ts'
import type { Simulation } from './simulator.ts'

// A sign that an address carries as it is, and that no word has.
const separator = '.'

/** The steps as they stand in the address: words, so that a link survives new events. */
export function stepsToText(events: readonly Pick<ScenarioEvent, 'description'>[]): string {
  return events.map(({ description }) => wordFor(description)).join(separator)
}

export interface Restored {
  simulation: Simulation
  /** The steps from the first on that the machine, as it is now, has no place for. */
  lost: string[]
}

/** Paths an address again, as far as the machine still goes along. */
export function simulationFrom(entry: RegisteredMachine, text: string): Restored {
  const wanted = text.split(separator).filter((word) => word !== '')
  let simulation = simulationOf(entry)
  for (const [index, word] of wanted.entries()) {
    const snapshot = snapshotOf(simulation)
    const scenarioEvent = entry.events.find(
      (one) => wordFor(one.description) === word && refusalOf(snapshot, one) === null,
    )
    if (scenarioEvent === undefined) return { simulation, lost: wanted.slice(index) }
    simulation = stepped(simulation, scenarioEvent)
  }
  return { simulation, lost: [] }
}

const wordFor = (description: string) =>
  description
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
