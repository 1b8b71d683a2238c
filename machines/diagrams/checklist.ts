import type { CatalogueEntry } from '../registry.ts'
import { stateInWords, statesOf, transitionsOf } from '../machine-parts.ts'
import { walksOf } from '../shortest-paths.ts'
import type { Step, Walk } from '../paths.ts'

/** Walks through the machine in plain words, to be ticked off by someone who tries them by hand. */
export function checklistOf(entry: CatalogueEntry): string {
  const walks = walksOf(entry)
  const states = statesOf(entry.machine).length
  const transitions = transitionsOf(entry.machine).length
  return [
    `# ${entry.title}: walks`,
    '',
    entry.description,
    '',
    `${walks.length} walks enter all ${states} states and take all ${transitions} transitions. ([Drawing](${entry.name}.svg))`,
    ...walks.flatMap((walk, index) => walkLines(walk, index + 1)),
    '',
  ].join('\n')
}

function walkLines({ start, steps }: Walk, number: number): string[] {
  const last = steps.at(-1)
  const before = steps.at(-2)?.snapshot ?? start
  const title =
    last === undefined ? 'The start' : `${last.says}, while ${stateInWords(before.value)}`
  return [
    '',
    `## ${number}. ${title}`,
    '',
    `Start: ${stateInWords(start.value)}.`,
    '',
    ...steps.map(
      (step, index) => `- [ ] ${step.says}: ${outcomeOf(step, steps[index - 1], start)}`,
    ),
  ]
}

function outcomeOf(step: Step, before: Step | undefined, start: Walk['start']): string {
  const now = stateInWords(step.snapshot.value)
  const previously = stateInWords((before?.snapshot ?? start).value)
  return now === previously ? `still **${now}**` : `**${now}**`
}
