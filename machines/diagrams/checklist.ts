import type { RegisteredMachine } from '../registry.ts'
import { stateInWords, statesOf, transitionsOf } from '../graph/parts.ts'
import { shortestPaths } from '../graph/shortest-paths.ts'
import type { Step, Path } from '../graph/paths.ts'

/** Paths through the machine in plain words, to be ticked off by a tester who tries them by hand. */
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

function pathLines({ start, steps }: Path, number: number): string[] {
  const last = steps.at(-1)
  const before = steps.at(-2)?.snapshot ?? start
  const title =
    last === undefined ? 'The start' : `${last.description}, while ${stateInWords(before.value)}`
  return [
    '',
    `## ${number}. ${title}`,
    '',
    `Start: ${stateInWords(start.value)}.`,
    '',
    ...steps.map(
      (step, index) => `- [ ] ${step.description}: ${outcomeOf(step, steps[index - 1], start)}`,
    ),
  ]
}

function outcomeOf(step: Step, before: Step | undefined, start: Path['start']): string {
  const now = stateInWords(step.snapshot.value)
  const previously = stateInWords((before?.snapshot ?? start).value)
  return now === previously ? `still **${now}**` : `**${now}**`
}
