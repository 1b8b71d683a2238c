import type { RegisteredMachine } from '../../../machines/registry.ts'
import { stateInWords, transitionsOf } from '../../../machines/graph/parts.ts'
import type { Path } from '../../../machines/graph/paths.ts'

/** Whether a step of a path has been ticked off. */
export type IsTicked = (path: Path, step: number) => boolean

/** Paths as a checklist to paste into a report. */
export function pathsAsMarkdown(
  entry: RegisteredMachine,
  paths: readonly Path[],
  isTicked: IsTicked,
): string {
  const blocks = paths.map((path) => [
    '',
    `### ${pathTitle(path)}`,
    '',
    `Start: ${stateInWords(path.start.value)}.`,
    '',
    ...stepRows(entry, path).map(({ step, description, before, after }) => {
      const box = isTicked(path, step - 1) ? '[x]' : '[ ]'
      return `- ${box} ${description}: ${after === before ? 'still ' : ''}**${after}**`
    }),
  ])
  return [`## ${entry.title}`, ...blocks.flat(), ''].join('\n')
}

/** Paths for a spreadsheet, one line a step. */
export function pathsAsCsv(
  entry: RegisteredMachine,
  paths: readonly Path[],
  isTicked: IsTicked,
): string {
  const lines = paths.flatMap((path, index) =>
    stepRows(entry, path).map(({ step, description, event, before, after, transitions }) => {
      const done = isTicked(path, step - 1) ? 'yes' : 'no'
      return [`${index + 1}`, `${step}`, description, event, before, after, transitions, done]
    }),
  )
  return [
    'Walk,Step,What happens,Event,State before,State after,Transitions,Done',
    ...lines.map((cells) => cells.map((text) => cell(text)).join(',')),
    '',
  ].join('\r\n')
}

/** What the path is there to try: its last step, and where that happens. */
export function pathTitle({ start, steps }: Path): string {
  const last = steps.at(-1)
  const before = steps.at(-2)?.snapshot ?? start
  return last === undefined
    ? 'The start'
    : `${last.description}, while ${stateInWords(before.value)}`
}

function stepRows(entry: RegisteredMachine, { start, steps }: Path) {
  const parts = new Map(transitionsOf(entry.machine).map((part) => [part.id, part]))
  return steps.map(({ description, event, snapshot, taken }, index) => ({
    step: index + 1,
    description,
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
