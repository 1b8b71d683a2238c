import sql, { join, type Sql } from 'sql-template-tag'
import { foldText } from '../../domain/fold.ts'
import { normalTrackingId, trackingIdAlphabet } from '../../domain/tracking-id.ts'
import { shownStatuses } from '../../machines/parcel-lifecycle.ts'
import type { ParcelSort } from '../../openapi.d.ts'
import type { Database } from '../db/database.ts'
import {
  countCacheOf,
  findPageOfIds,
  maxListRows,
  type PageOfIds,
  type PageWindow,
} from '../db/pagination.ts'
import { matches, patternsOf, patternsOfFolded, searchPageOfIds } from '../db/search.ts'
import type { ParcelFilter } from './parcel-filter.ts'
import { conditionsOf, isAttempted, narrowingOf } from './repository.ts'

/** IDs of the parcels of one page, with the number on all pages together. */
export async function listParcelIds(
  db: Database,
  filter: ParcelFilter,
  { sort, ...window }: PageWindow & { sort: ParcelSort },
): Promise<PageOfIds> {
  const [column, direction] = orders[sort]
  const conditions = conditionsOf(filter)
  const list = {
    name: JSON.stringify(['parcels', filter]),
    rows: sql`from parcels as item where ${conditions}`,
    columns: sql`item.id, item.${column}`,
    order: sql`item.${column} ${direction}, item.id ${direction}`,
  }
  const patterns = parcelPatterns(filter.search)
  const isNarrowed = narrowingOf(filter).length > 0
  // `parcel_search` also has the time of the request: a list that filters and sorts by no other column
  // need not look up every parcel that matches.
  const texts =
    !isNarrowed && sort.endsWith('createdAt')
      ? { rowsWithText: sql`from parcel_search as item where true`, text: sql`item.text` }
      : {
          rowsWithText: sql`
            from parcels as item join parcel_search as words on words.id = item.id
            where ${conditions}`,
          text: sql`words.text`,
        }
  return patterns.length === 0
    ? findPageOfIds(db, list, window)
    : searchPageOfIds(db, list, { patterns, isNarrowed, textOfItem, ...texts }, window)
}

const textOfItem = sql`(select text from parcel_search where id = item.id)`

/** Condition that the search finds `item`; without patterns it always holds. */
export const hasWords = (patterns: readonly string[]): Sql =>
  patterns.length === 0 ? sql`true` : matches(textOfItem, patterns)

const ascending = sql`asc`
const descending = sql`desc`

export const orders = {
  '-createdAt': [sql`created_at`, descending],
  createdAt: [sql`created_at`, ascending],
  '-updatedAt': [sql`updated_at`, descending],
  updatedAt: [sql`updated_at`, ascending],
  '-weight': [sql`weight_grams`, descending],
  weight: [sql`weight_grams`, ascending],
  '-fee': [sql`fee_cents`, descending],
  fee: [sql`fee_cents`, ascending],
} as const satisfies Record<ParcelSort, readonly [Sql, Sql]>

/**
 * Patterns of `like`, any of which has to match; none without a search. Tracking IDs are searched
 * without hyphens, and without the `TRK` that all of them begin with: for that, the index would read
 * every parcel.
 */
export function parcelPatterns(search: string | undefined): string[] {
  if (search === undefined || foldText(search) === '') return []
  const letters = normalTrackingId(search)
  const afterTrk = startOfTrackingId.exec(letters)?.[1]
  if (afterTrk !== undefined) return patternsOf(afterTrk)
  const isTrackingId = search.includes('-') && partOfTrackingId.test(letters)
  return [
    ...patternsOf(search),
    ...(isTrackingId ? patternsOf(letters) : []),
    ...patternsOfUnfolded(search),
  ]
}

/** Finds parcels of before migration 042 as well, whose texts the job `FOLD_SEARCHES` has not folded yet. */
function patternsOfUnfolded(search: string): string[] {
  const words = search.toLowerCase()
  return words === foldText(search) ? [] : patternsOfFolded(words)
}

const startOfTrackingId = new RegExp(`^TRK([${trackingIdAlphabet}]{3,16})$`)
const partOfTrackingId = new RegExp(`^[${trackingIdAlphabet}]+$`)

export interface CountedStatuses {
  /** By the displayed status; a count above the limit may be cut to one above it. */
  counts: ReadonlyMap<string, number>
  /** Parcels among them whose delivery was tried and failed. */
  attempted: number
  total: number
  /** Only the newest parcels were counted: there may be more of each. */
  isLowerBound: boolean
}

const defaultBounds = { maxCount: maxListRows, scanLimit: 20_000 }

/** Counts parcels by the displayed status. Reads a limited number of rows, whatever the search. */
export async function countParcelsByStatus(
  db: Database,
  { search, ...filter }: Omit<ParcelFilter, 'status'>,
  { maxCount, scanLimit } = defaultBounds,
): Promise<CountedStatuses> {
  const patterns = parcelPatterns(search)
  const amongNewest = () => countAmongNewest(db, { patterns, filter, scanLimit })
  // One sender usually has few parcels: reading them is faster than looking up a word among all
  // parcels.
  const own = filter.scope.name === 'all' ? null : await amongNewest()
  if (own !== null && own.scanned < scanLimit) return toCounts(own.counts)
  if (patterns.length === 0) return toCounts(await countEachStatus(db, filter, maxCount))

  const cache = countCacheOf(db)
  const name = JSON.stringify(['parcels by status', search])
  if (!cache.isLong(name)) {
    const { matched, counts } = await countMatches(db, { patterns, filter, maxCount })
    if (matched <= maxCount) return toCounts(counts)
    cache.rememberLong(name)
  }
  const { scanned, counts } = own ?? (await amongNewest())
  const found = toCounts(counts)
  if (scanned < scanLimit) return found
  const isOfAll = narrowingOf(filter).length === 0
  // Without a filter the total is that of the search, which exceeds the limit.
  return { ...found, total: isOfAll ? maxCount + 1 : found.total, isLowerBound: true }
}

interface StatusCountRow {
  status: string
  count: number
}

function toCounts(rows: StatusCountRow[]): CountedStatuses {
  const { ATTEMPTED: attempted = 0, ...shown } = Object.fromEntries(
    rows.map(({ status, count }) => [status, count]),
  )
  const counts = new Map(Object.entries(shown))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { counts, attempted, total, isLowerBound: false }
}

/** Counts a parcel by the displayed status, and after a failed attempt as ATTEMPTED as well. */
const eachShown = sql`lateral (
  select case when item.is_blocked then 'BLOCKED' else item.delivery_status end as status
  union all
  select 'ATTEMPTED' where ${isAttempted}
) as shown`

function countEachStatus(db: Database, filter: CountFilter, maxCount: number) {
  const counts = [...shownStatuses, 'ATTEMPTED' as const].map(
    (status) => sql`
      select ${status}::text as status, count(*)::integer as count from (
        select from parcels as item
        where ${conditionsOf({ ...filter, status })}
        limit ${maxCount + 1}
      ) as counted`,
  )
  return db.query<StatusCountRow>(sql`
    select status, count from (${join(counts, ' union all ')}) as statuses
  `)
}

type CountFilter = Omit<ParcelFilter, 'search' | 'status'>

interface MatchCounts {
  patterns: string[]
  filter: CountFilter
}

/** No status is counted if the search alone matches more parcels than the limit. */
async function countMatches(
  db: Database,
  { patterns, filter, maxCount }: MatchCounts & { maxCount: number },
): Promise<{ matched: number; counts: StatusCountRow[] }> {
  const rows = await db.query<{ matched: number; counts: StatusCountRow[] | null }>(sql`
    with matching as materialized (
      select words.id from parcel_search as words
      where ${matches(sql`words.text`, patterns)} limit ${maxCount + 1}
    ), matched as (select count(*)::integer as matched from matching)
    select matched.matched, (
      select json_agg(counted) from (
        select shown.status, count(*)::integer as count
        from matching join parcels as item on item.id = matching.id, ${eachShown}
        where matched.matched <= ${maxCount}
          and ${conditionsOf(filter)}
        group by 1
      ) as counted
    ) as counts
    from matched
  `)
  const [row] = rows
  return { matched: row?.matched ?? 0, counts: row?.counts ?? [] }
}

/** Counts among the newest parcels only, many of which contain a common word. */
async function countAmongNewest(
  db: Database,
  { patterns, filter, scanLimit }: MatchCounts & { scanLimit: number },
): Promise<{ scanned: number; counts: StatusCountRow[] }> {
  const [row] = await db.query<{ scanned: number; counts: StatusCountRow[] | null }>(sql`
    with newest as materialized (
      select item.id, item.is_blocked, item.is_attempted, item.delivery_status from parcels as item
      where ${conditionsOf(filter)}
      order by item.created_at desc, item.id desc limit ${scanLimit}
    )
    select (select count(*)::integer from newest) as scanned, (
      select json_agg(counted) from (
        select shown.status, count(*)::integer as count from newest as item, ${eachShown}
        where ${hasWords(patterns)} group by 1
      ) as counted
    ) as counts
  `)
  return { scanned: row?.scanned ?? 0, counts: row?.counts ?? [] }
}
