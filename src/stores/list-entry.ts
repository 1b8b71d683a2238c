import type { ApiError } from '../api/api-error.ts'
import type { Page } from '../api/model.ts'

/** What is known under one key: the last good answer, and how the newest call goes. */
export interface ListEntry<Row> {
  page: Page<Row> | null
  isFetching: boolean
  error: ApiError | null
}

export interface ListState<Row> {
  entries: Readonly<Record<string, ListEntry<Row>>>
  /** The host answers the whole list whatever page is asked for: one entry serves all pages. */
  isWhole: boolean
  /** Counts the clearings, so that readers which are still there ask anew. */
  generation: number
}

/** Milliseconds for which data that nobody reads is kept. */
export const retention = 60_000

/** The key under which the answer to a query is kept. */
export function keyOf(query: object | undefined, isWhole: boolean): string {
  if (query === undefined) return 'unpaged'
  return isWhole ? 'whole' : wordingOf(query)
}

/** Rows that are as they were stay the same objects, so only the others are drawn anew. */
export function withKnownRows<Row>(page: Page<Row>, before: Page<Row> | null = null): Page<Row> {
  if (before === null) return page
  const known = new Map(before.rows.map((row) => [textOf(row), row]))
  return { ...page, rows: page.rows.map((row) => known.get(textOf(row)) ?? row) }
}

const textOf = (row: unknown) =>
  JSON.stringify(row, (_, value: unknown) => (value instanceof Map ? [...value] : value))

/** Equal for queries that mean the same. */
export function wordingOf(query: object): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return JSON.stringify(said.sort(([one], [other]) => one.localeCompare(other)))
}
