import { sql, type RawBuilder } from 'kysely'
import { matches } from './search-patterns.ts'

/** Rows beyond are neither counted exactly nor reached by a page. */
export const listCap = 10_000

export interface KeyList {
  /** A table under the name `item`. */
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  /** The last one is unique. */
  order: readonly { by: RawBuilder<unknown>; direction: 'asc' | 'desc' }[]
  search: Search
  /** Any of which a text has to match; none: no search. */
  patterns: readonly RawBuilder<string>[]
  limit: RawBuilder<number>
  offset: RawBuilder<unknown>
  /** For a common word. */
  lookedThrough: RawBuilder<number>
}

interface Search {
  /** The table with the texts. */
  from: RawBuilder<unknown>
  text: RawBuilder<unknown>
  /** The text of the row `next.id`. */
  textOfNext: RawBuilder<unknown>
  /** Whether `where` leaves a part of the table, by an index. */
  isInPart: boolean
}

/**
 * The statement's parts `counted` (the rows of the list, up to one more than the cap) and `page`
 * (their ids and places). All that is read is bounded by the cap, never by the table.
 */
export function pageKeys(list: KeyList, isLong: boolean): RawBuilder<unknown> {
  return list.patterns.length === 0 ? plainKeys(list, isLong) : searchedKeys(list, isLong)
}

function plainKeys(list: KeyList, isLong: boolean): RawBuilder<unknown> {
  const { from, where } = list
  const rows = sql`(select from ${from} where ${where} limit ${beyondCap}) as counted_rows`
  // Ids alone: a key that has to be computed is not, for all the rows before the page.
  const ids = sql`
    select item.id from ${from} where ${where} order by ${keyOrder(list)} ${range(list)}
  `
  return sql`
    counted as (${isLong ? justBeyondCap : sql`select count(*)::integer as total from ${rows}`}),
    page as (select id, row_number() over () as place from (${ids}) as in_order)
  `
}

/**
 * A rare word is looked up in the index of triples: all that it finds is sorted. A common one would
 * find too much, but stands in one of the next rows wherever one looks: the list is read in its
 * order until the page is full.
 */
function searchedKeys(list: KeyList, isLong: boolean): RawBuilder<unknown> {
  const { from, where, search } = list
  const looked = sql`${search.from} where ${where} and ${matches(search.text, list.patterns)}`
  const { found, counted } = isLong
    ? { found: sql`select ${keys(list)} from ${from} where false`, counted: justBeyondCap }
    : {
        found: search.isInPart ? foundInPart(list, looked) : foundByWord(list, looked),
        counted: sql`select count(*)::integer as total from found`,
      }
  const isCommon = sql`(select total from counted) > ${sql.lit(listCap)}`
  const isShort = sql`(select count(*) from met) < ${list.limit}::bigint`
  return sql`
    found as materialized (${found}),
    counted as materialized (${counted}),
    met as materialized (
      select ${keyNames(list)} from (
        select ${keys(list)} from ${from} where ${where}
        order by ${keyOrder(list)} limit ${list.lookedThrough}
      ) as next
      where ${isCommon} and ${matches(search.textOfNext, list.patterns)} ${range(list)}
    ),
    page as (
      select id, row_number() over (order by ${keyNameOrder(list)}) as place from (
        (select * from found where not ${isCommon} order by ${keyNameOrder(list)} ${range(list)})
        union all
        (select * from met where not ${isShort})
        union all
        (select * from (select ${keys(list)} from ${looked} and ${isCommon} and ${isShort} offset 0)
          as all_found order by ${keyNameOrder(list)} ${range(list)})
      ) as one_of_these
    )
  `
}

const foundByWord = (list: KeyList, looked: RawBuilder<unknown>) =>
  sql`select ${keys(list)} from ${looked} limit ${beyondCap}`

// Of one person's parcels, or of the blocked ones, each text is looked at: a common word would be
// found in far more parcels than these.
function foundInPart(list: KeyList, looked: RawBuilder<unknown>): RawBuilder<unknown> {
  const { from, where, search } = list
  const isSmall = sql`(select count(*) from part) <= ${sql.lit(listCap)}`
  return sql`
    with part as materialized (
      select ${keys(list)} from ${from} where ${where} limit ${beyondCap}
    )
    (select ${keyNames(list)} from part as next
      where ${isSmall} and ${matches(search.textOfNext, list.patterns)})
    union all
    (select ${keys(list)} from ${looked} and not ${isSmall} limit ${beyondCap})
  `
}

const beyondCap = sql.lit(listCap + 1)
const justBeyondCap = sql`select ${beyondCap} as total`

// In a list of a million rows, a common word stands in every hundredth or more.
export const rowsToLookThrough = (upTo: number) => Math.min(1_000 + 100 * upTo, 50_000)

const keyName = (index: number) => sql.ref(`key_${index}`)

const keys = ({ order }: KeyList) =>
  sql.join([sql`item.id`, ...order.map(({ by }, index) => sql`${by} as ${keyName(index)}`)])

const keyNames = ({ order }: KeyList) =>
  sql.join([sql`id`, ...order.map((_, index) => keyName(index))])

const keyOrder = ({ order }: KeyList) =>
  sql.join(order.map(({ by, direction }) => sql`${by} ${sql.raw(direction)}`))

const keyNameOrder = ({ order }: KeyList) =>
  sql.join(order.map(({ direction }, index) => sql`${keyName(index)} ${sql.raw(direction)}`))

const range = ({ limit, offset }: KeyList) => sql`limit ${limit} offset ${offset}`
