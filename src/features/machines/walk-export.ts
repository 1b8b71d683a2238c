import type { CatalogueEntry } from '../../../machines/catalogue.ts'
import { stateInWords, transitionsOf } from '../../../machines/machine-parts.ts'
import type { Walk } from '../../../machines/walks.ts'

/** A walk as a checklist to paste into a report. */
export function walkAsMarkdown(entry: CatalogueEntry, walk: Walk): string {
  const rows = rowsOf(entry, walk)
  return [
    `## ${entry.title}`,
    '',
    `Start: ${stateInWords(walk.start.value)}.`,
    '',
    ...rows.map(({ says, before, after }) => {
      return `- [ ] ${says}: ${after === before ? 'still ' : ''}**${after}**`
    }),
    '',
  ].join('\n')
}

/** A walk for a spreadsheet, one line a step. */
export function walkAsCsv(entry: CatalogueEntry, walk: Walk): string {
  const lines = rowsOf(entry, walk).map(({ step, says, event, before, after, transitions }) =>
    [String(step), says, event, before, after, transitions].map((text) => cell(text)).join(','),
  )
  return ['Step,What happens,Event,State before,State after,Transitions', ...lines, ''].join('\r\n')
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
