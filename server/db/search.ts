import sql, { join, type Sql } from 'sql-template-tag'
import type { Database } from './database.ts'
import {
  cappedPage,
  countCacheOf,
  countListRows,
  maxListRows,
  withinMaxRows,
  type CountedIds,
  type List,
  type PageOfIds,
  type PageWindow,
} from './pagination.ts'

export interface Search {
  /** Patterns of `like`, any of which a text has to match. */
  patterns: readonly string[]
  /** `from … where …` of the list with its texts, the table under the name `item`. */
  rowsWithText: Sql
  /** The text of a row of `rowsWithText`. */
  text: Sql
  /** The text of `item`, looked up by its id. */
  textOfItem: Sql
  /** True if the list is a part of its table that an index finds, such as one sender's parcels. */
  isNarrowed: boolean
}

/**
 * A rare word is looked up in the index of triples, and all that it finds is sorted. A common word
 * would find too much, but stands in one of the next rows wherever one looks: the list is read in its
 * order until the page is full. Of a short list, such as one sender's, every text is looked at.
 */
export async function searchPageOfIds(
  db: Database,
  list: List,
  search: Search,
  pageWindow: PageWindow,
): Promise<PageOfIds> {
  const window = withinMaxRows(pageWindow)
  const cache = countCacheOf(db)
  if (!cache.isLong(list.name)) {
    const isShort = search.isNarrowed && (await countListRows(db, list)) <= maxListRows
    const matching = isShort ? amongTexts(list, search) : byIndex(list, search)
    const found = await sortedPage(db, list, matching, window)
    if (found.total <= maxListRows) return cappedPage(found)
    cache.rememberLong(list.name)
  }
  const total = maxListRows + 1
  const ids = await readOn(db, list, search, window)
  if (ids.length === window.limit) return cappedPage({ ids, total })
  // The word is common, but not among the rows that come first.
  const found = await sortedPage(db, list, everyMatch(list, search), window)
  return cappedPage({ ids: found.ids, total })
}

const amongTexts = ({ columns, rows }: List, { textOfItem, patterns }: Search) =>
  sql`select ${columns} ${rows} and ${matches(textOfItem, patterns)}`

const everyMatch = ({ columns }: List, { rowsWithText, text, patterns }: Search) =>
  sql`select ${columns} ${rowsWithText} and ${matches(text, patterns)}`

const byIndex = (list: List, search: Search) =>
  sql`${everyMatch(list, search)} limit ${maxListRows + 1}`

async function sortedPage(
  db: Database,
  { order }: List,
  matching: Sql,
  { limit, offset }: PageWindow,
): Promise<CountedIds> {
  const [page] = await db.query<CountedIds>(sql`
    with found as materialized (${matching})
    select (select count(*)::integer from found) as total,
      array(select item.id from found as item order by ${order} limit ${limit} offset ${offset}) as ids
  `)
  return page ?? { ids: [], total: 0 }
}

/** The matching ones among the next rows in the list's order. */
async function readOn(
  db: Database,
  { columns, rows, order }: List,
  { textOfItem, patterns }: Search,
  { limit, offset }: PageWindow,
): Promise<string[]> {
  const [page] = await db.query<{ ids: string[] }>(sql`
    select array(
      select item.id from (
        select ${columns} ${rows} order by ${order} limit ${scanLimit(limit + offset)}
      ) as item
      where ${matches(textOfItem, patterns)} limit ${limit} offset ${offset}
    ) as ids
  `)
  return page?.ids ?? []
}

// In a list of a million rows, a common word stands in every hundredth or more.
const scanLimit = (upTo: number) => Math.min(1_000 + 100 * upTo, 50_000)

/**
 * The patterns of `like`, any of which finds a text. One or two letters find the beginnings of words;
 * anything longer, and every other script, a part of a word.
 */
export function patternsOf(words: string): string[] {
  const literal = words.replaceAll(/[\\%_]/g, String.raw`\$&`)
  if (!fewLetters.test(words)) return [`%${literal}%`]
  return [`% ${literal}%`, `%\n${literal}%`]
}

// Fewer than three have no triple of letters to be looked up by, unless they begin a word.
const fewLetters = /^[\p{Script=Latin}\p{Number}]{1,2}$/u

/**
 * A pattern from a sub-query is one that the planner knows nothing about: it makes the same plan for
 * every word, and it cannot take a rare one for a common one.
 */
export const matches = (text: Sql, patterns: readonly string[]): Sql =>
  join(
    patterns.map((pattern) => sql`${text} like (select lower(${pattern}::text))`),
    ' or ',
    '(',
    ')',
  )
