import type { CatalogueEntry } from '../../../machines/registry.ts'
import type { Happening } from '../../../machines/paths.ts'
import { refusalOf, simulationOf, snapshotOf, stepped } from './simulator.ts'
import type { Simulation } from './simulator.ts'

// A sign that an address carries as it is, and that no word has.
const separator = '.'

/** The steps as they stand in the address: words, so that a link survives new happenings. */
export function stepsToText(happenings: readonly Pick<Happening, 'says'>[]): string {
  return happenings.map(({ says }) => wordFor(says)).join(separator)
}

export interface Restored {
  simulation: Simulation
  /** The steps from the first on that the machine, as it is now, has no place for. */
  lost: string[]
}

/** Walks an address again, as far as the machine still goes along. */
export function simulationFrom(entry: CatalogueEntry, text: string): Restored {
  const wanted = text.split(separator).filter((word) => word !== '')
  let simulation = simulationOf(entry)
  for (const [index, word] of wanted.entries()) {
    const snapshot = snapshotOf(simulation)
    const happening = entry.happenings.find(
      (one) => wordFor(one.says) === word && refusalOf(snapshot, one) === null,
    )
    if (happening === undefined) return { simulation, lost: wanted.slice(index) }
    simulation = stepped(simulation, happening)
  }
  return { simulation, lost: [] }
}

const wordFor = (says: string) =>
  says
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
