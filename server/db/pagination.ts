import sql, { type Sql } from 'sql-template-tag'
import type { Database } from './database.ts'

/**
 * A page of a list is read in two statements: the first, here, finds its IDs and the number of rows in the list;
 * the second, in the repository of the noun, reads the rows of these IDs. `maxListRows` limits what is read here,
 * whatever the size of the table: rows beyond it are neither counted nor reached.
 */
export const maxListRows = 10_000

export interface List {
  /** Equal for lists of the same rows, whatever their order and page. */
  name: string
  /** `from … where …`, with the listed table named `item`. */
  rows: Sql
  /** Columns that the order needs, and the ID. */
  columns: Sql
  /** Ends with the ID, so that no two rows are equal. */
  order: Sql
}

export interface PageWindow {
  limit: number
  offset: number
}

export interface PageOfIds {
  ids: string[]
  /** At most `maxListRows`. */
  total: number
  totalIsCapped: boolean
}

/** Uses one statement, so that the count and the page are consistent. */
export async function findPageOfIds(
  db: Database,
  { name, rows, order }: List,
  window: PageWindow,
): Promise<PageOfIds> {
  const { limit, offset } = withinMaxRows(window)
  const cache = countCacheOf(db)
  const count = cache.isLong(name)
    ? sql`${maxListRows + 1}::integer`
    : sql`select count(*)::integer from (select ${rows} limit ${maxListRows + 1}) as listed`
  const [page] = await db.query<CountedIds>(sql`
    select (${count}) as total,
      array(select item.id ${rows} order by ${order} limit ${limit} offset ${offset}) as ids
  `)
  if (page === undefined) throw new Error('A page without a row')
  if (page.total > maxListRows) cache.rememberLong(name)
  return cappedPage(page)
}

export interface CountedIds {
  ids: string[]
  /** At most one more than `maxListRows`. */
  total: number
}

export const cappedPage = ({ ids, total }: CountedIds): PageOfIds => ({
  ids,
  total: Math.min(total, maxListRows),
  totalIsCapped: total > maxListRows,
})

export const withinMaxRows = ({ limit, offset }: PageWindow): PageWindow => ({
  limit: Math.max(0, Math.min(limit, maxListRows - offset)),
  offset,
})

/** Counts the rows of the list, up to one more than `maxListRows`. */
export async function countListRows(db: Database, { rows }: Pick<List, 'rows'>): Promise<number> {
  const [counted] = await db.query<{ total: number }>(sql`
    select count(*)::integer as total from (select ${rows} limit ${maxListRows + 1}) as listed
  `)
  return counted?.total ?? 0
}

/**
 * Lists that were found to be longer than `maxListRows`. Counting that far is the most expensive part of a
 * page, and such a list hardly shrinks below that number within a minute.
 */
export interface CountCache {
  isLong(name: string): boolean
  rememberLong(name: string): void
}

const countCaches = new WeakMap<Database, CountCache>()

export function countCacheOf(db: Database): CountCache {
  const cache = countCaches.get(db) ?? createCountCache()
  countCaches.set(db, cache)
  return cache
}

const ttl = 60_000
const maxEntries = 1_000

function createCountCache(): CountCache {
  const longUntil = new Map<string, number>()
  return {
    isLong: (name) => performance.now() < (longUntil.get(name) ?? 0),
    rememberLong(name) {
      if (performance.now() < (longUntil.get(name) ?? 0)) return
      const [oldest] = longUntil.keys()
      if (longUntil.size >= maxEntries && oldest !== undefined) longUntil.delete(oldest)
      longUntil.delete(name)
      longUntil.set(name, performance.now() + ttl)
    },
  }
}
