import * as columnTitles from '#texts/csvTitles.ts'
import * as t from '#texts/machines.ts'
import { z } from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { csvText } from '../../../../domain/csv.ts'
import { stateInWords, transitionsOf } from '../../../../machines/graph/parts.ts'
import { outcomeOf, outcomeText, pathTitle } from '../../../../machines/graph/paths.ts'
import type { Path } from '../../../../machines/graph/paths.ts'
import type { RegisteredMachine } from '../../../../machines/registry.ts'

/*
 * The ticked steps, stored in this browser. A step is identified by its machine, the text of its path and its
 * index, so that a change of a machine keeps the ticks of unchanged paths.
 */

const storageKey = 'waybill-machine-walks'
const stored = z.catch(z.array(z.string()), [])

export const ticks = createStore<ReadonlySet<string>>(() => new Set(read()))

export const tickName = (machine: string, path: string, step: number) =>
  `${machine} ${path} ${step}`

export function setTicks(names: readonly string[], isTicked: boolean): void {
  const next = new Set(ticks.getState())
  for (const name of names) {
    if (isTicked) next.add(name)
    else next.delete(name)
  }
  ticks.setState(next, true)
  try {
    localStorage.setItem(storageKey, JSON.stringify([...next]))
  } catch {
    // Storage is full or forbidden: the ticks are lost after this visit.
  }
}

function read(): string[] {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}

export type IsTicked = (path: Path, step: number) => boolean

/** Paths as a Markdown checklist, for a report. */
export function pathsAsMarkdown(
  entry: RegisteredMachine,
  paths: readonly Path[],
  isTicked: IsTicked,
): string {
  const blocks = paths.map((path) => [
    '',
    `### ${pathTitle(path)}`,
    '',
    t.startIs({ state: stateInWords(path.start.value) }),
    '',
    ...path.steps.map((step, index) => {
      const box = isTicked(path, index) ? '[x]' : '[ ]'
      return `- ${box} ${step.description}: ${outcomeText(path, step)}`
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
      const done = isTicked(path, step - 1) ? t.yes : t.no
      return [`${index + 1}`, `${step}`, description, event, before, after, transitions, done]
    }),
  )
  return csvText([titles, ...lines])
}

const titles = [
  columnTitles.walk,
  columnTitles.step,
  columnTitles.whatHappens,
  columnTitles.event,
  columnTitles.stateBefore,
  columnTitles.stateAfter,
  columnTitles.transitions,
  columnTitles.done,
]

function stepRows(entry: RegisteredMachine, path: Path) {
  const parts = new Map(transitionsOf(entry.machine).map((part) => [part.id, part]))
  return path.steps.map((step, index) => ({
    step: index + 1,
    description: step.description,
    event: step.event.type,
    ...outcomeOf(path, step),
    transitions: step.taken
      .map((id) => parts.get(id))
      .filter((part) => part !== undefined)
      .map(({ label, guard }) => (guard === null ? label : `${label} [${guard}]`))
      .join('; '),
  }))
}
