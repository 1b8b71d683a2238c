import type { CatalogueEntry } from '../../../machines/registry.ts'
import { stateInWords, transitionsOf } from '../../../machines/machine-parts.ts'
import type { Walk } from '../../../machines/paths.ts'

/** Whether a step of a walk has been ticked off. */
export type IsTicked = (walk: Walk, step: number) => boolean

/** Walks as a checklist to paste into a report. */
export function walksAsMarkdown(
  entry: CatalogueEntry,
  walks: readonly Walk[],
  isTicked: IsTicked,
): string {
  const blocks = walks.map((walk) => [
    '',
    `### ${walkTitle(walk)}`,
    '',
    `Start: ${stateInWords(walk.start.value)}.`,
    '',
    ...rowsOf(entry, walk).map(({ step, says, before, after }) => {
      const box = isTicked(walk, step - 1) ? '[x]' : '[ ]'
      return `- ${box} ${says}: ${after === before ? 'still ' : ''}**${after}**`
    }),
  ])
  return [`## ${entry.title}`, ...blocks.flat(), ''].join('\n')
}

/** Walks for a spreadsheet, one line a step. */
export function walksAsCsv(
  entry: CatalogueEntry,
  walks: readonly Walk[],
  isTicked: IsTicked,
): string {
  const lines = walks.flatMap((walk, index) =>
    rowsOf(entry, walk).map(({ step, says, event, before, after, transitions }) => {
      const done = isTicked(walk, step - 1) ? 'yes' : 'no'
      return [`${index + 1}`, `${step}`, says, event, before, after, transitions, done]
    }),
  )
  return [
    'Walk,Step,What happens,Event,State before,State after,Transitions,Done',
    ...lines.map((cells) => cells.map((text) => cell(text)).join(',')),
    '',
  ].join('\r\n')
}

/** What the walk is there to try: its last step, and where that happens. */
export function walkTitle({ start, steps }: Walk): string {
  const last = steps.at(-1)
  const before = steps.at(-2)?.snapshot ?? start
  return last === undefined ? 'The start' : `${last.says}, while ${stateInWords(before.value)}`
}

function rowsOf(entry: CatalogueEntry, { start, steps }: Walk) {
  const parts = new Map(transitionsOf(entry.machine).map((part) => [part.id, part]))
  return steps.map(({ says, event, snapshot, taken }, index) => ({
    step: index + 1,
    says,
    event: event.type,
    before: stateInWords((steps[index - 1]?.snapshot ?? start).value),
    after: stateInWords(snapshot.value),
    transitions: taken
      .map((id) => parts.get(id))
      .filter((part) => part !== undefined)
      .map(({ label, guard }) => (guard === null ? label : `${label} [${guard}]`))
      .join('; '),
  }))
}

/** A spreadsheet would calculate a cell that begins with one of these signs. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
