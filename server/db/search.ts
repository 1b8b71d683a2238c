import sql, { join, raw, type Sql } from 'sql-template-tag'
import { foldText } from '../../domain/fold.ts'
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
  /** `from … where …` of the list with its texts, with the table named `item`. */
  rowsWithText: Sql
  /** The text of a row of `rowsWithText`. */
  text: Sql
  /** The text of `item`, looked up by its ID. */
  textOfItem: Sql
  /** True if an index finds the rows of the list, such as one sender's parcels. */
  isNarrowed: boolean
}

/**
 * Looks up a rare word in the trigram index, and sorts all rows that it finds. A common word would find too
 * many, but is in one of the next few rows at any point of the list: so the list is read in its order until the
 * page is full. In a short list, such as one sender's, every text is compared.
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
  const ids = await scanInOrder(db, list, search, window)
  if (ids.length === window.limit) return cappedPage({ ids, total })
  // The word is common, but rare in the first rows of the list.
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

/** IDs that match among the first rows in the list's order, up to the scan limit. */
async function scanInOrder(
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

// In a list of a million rows, a common word is in one of a hundred rows or more.
const scanLimit = (upTo: number) => Math.min(1_000 + 100 * upTo, 50_000)

/**
 * Patterns of `like`, any of which a folded text has to match. One or two Latin letters or digits match the
 * beginning of a word; longer ones, and other scripts, match any part of it.
 */
export const patternsOf = (words: string): string[] => patternsOfFolded(foldText(words))

/** The same for words that are folded already, or that are compared with texts that are not. */
export function patternsOfFolded(words: string): string[] {
  const literal = likeLiteral(words)
  if (!fewLetters.test(words)) return [`%${literal}%`]
  return [`% ${literal}%`, `%\n${literal}%`]
}

/** What a search looks through: each text, given as SQL, is folded and in a line of its own. */
export const foldedLines = (texts: readonly string[]): Sql =>
  raw(texts.map((text) => `chr(10) || fold_text(${text})`).join(' || '))

/** A text that `like` takes literally. */
export const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

// Fewer than three letters have a trigram to look up only at the beginning of a word.
const fewLetters = /^[\p{Script=Latin}\p{Number}]{1,2}$/u

/**
 * The patterns come from a sub-query, so that the planner does not know them: it makes the same
 * plan for every word, and cannot mistake a rare one for a common one.
 */
export const matches = (text: Sql, patterns: readonly string[]): Sql =>
  join(
    patterns.map((pattern) => sql`${text} like (select ${pattern}::text)`),
    ' or ',
    '(',
    ')',
  )
