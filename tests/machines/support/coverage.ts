import { statesOf, transitionsOf } from '../../../machines/machine-parts.ts'
import { untouched, walksOf } from '../../../machines/shortest-paths.ts'
import type { Walkable } from '../../../machines/paths.ts'

export interface Coverage {
  states: number
  transitions: number
  walks: number
  untouched: { states: string[]; transitions: string[] }
}

/** Walks the whole machine and counts what was there and what was left out. */
export function coverageOf(walkable: Walkable): Coverage {
  const walks = walksOf(walkable)
  return {
    states: statesOf(walkable.machine).length,
    transitions: transitionsOf(walkable.machine).length,
    walks: walks.length,
    untouched: untouched(walkable.machine, walks),
  }
}
