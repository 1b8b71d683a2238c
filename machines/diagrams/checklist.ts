import type { RegisteredMachine } from '../registry.ts'
import { stateInWords, statesOf, transitionsOf } from '../graph/parts.ts'
import { shortestPaths } from '../graph/shortest-paths.ts'
import { outcomeText, pathTitle } from '../graph/paths.ts'
import type { Path } from '../graph/paths.ts'

/** Paths through the machine in words, as a checklist for tests by hand. */
export function checklistOf(entry: RegisteredMachine): string {
  const paths = shortestPaths(entry)
  const states = statesOf(entry.machine).length
  const transitions = transitionsOf(entry.machine).length
  return [
    `# ${entry.title}: paths`,
    '',
    entry.description,
    '',
    `${paths.length} paths enter all ${states} states and take all ${transitions} transitions. ([Drawing](${entry.name}.svg))`,
    ...paths.flatMap((path, index) => pathLines(path, index + 1)),
    '',
  ].join('\n')
}

function pathLines(path: Path, number: number): string[] {
  return [
    '',
    `## ${number}. ${pathTitle(path)}`,
    '',
    `Start: ${stateInWords(path.start.value)}.`,
    '',
    ...path.steps.map((step) => `- [ ] ${step.description}: ${outcomeText(path, step)}`),
  ]
}
