import { statesOf, transitionsOf } from '../../../machines/graph/parts.ts'
import { uncovered, shortestPaths } from '../../../machines/graph/shortest-paths.ts'
import type { Scenario } from '../../../machines/graph/paths.ts'

export interface Coverage {
  states: number
  transitions: number
  paths: number
  uncovered: { states: string[]; transitions: string[] }
}

/** Finds the paths, and counts the covered and missing parts. */
export function coverageOf(scenario: Scenario): Coverage {
  const paths = shortestPaths(scenario)
  return {
    states: statesOf(scenario.machine).length,
    transitions: transitionsOf(scenario.machine).length,
    paths: paths.length,
    uncovered: uncovered(scenario.machine, paths),
  }
}
