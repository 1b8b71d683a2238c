import { sql, type Kysely } from 'kysely'
import { shownStatuses } from '../../machines/parcel-lifecycle.ts'
import type { ParcelStatus } from '../../openapi.d.ts'
import { isKnownToBeLong, rememberLongList } from '../db/long-lists.ts'
import { listCap, matches } from '../db/page-keys.ts'
import { reading, type Read } from '../db/reading.ts'
import type { Database } from '../db/schema.ts'
import { conditionsOf, isAnyTime, patternsFor, type CreatedRange } from './parcel-filter-rows.ts'

export interface FoundCounts {
  /** Those above the cap are one above it. */
  counts: ReadonlyMap<string, number>
  total: number
  /** There may be more of each. */
  areLeast: boolean
}

/** Parcels by what they show. All that is read is bounded, whatever is searched for. */
export async function countParcelRows(
  { db, read = reading(db) }: { db: Kysely<Database>; read?: Read },
  { search, created }: { search: string | undefined; created: CreatedRange },
  { cap, lookedThrough }: { cap: number; lookedThrough: number } = usualBounds,
): Promise<FoundCounts> {
  const patterns = patternsFor(search)
  if (patterns.length === 0) return countEach(read, created, cap)
  const name = JSON.stringify(['counts', search])
  const few = isKnownToBeLong(db, name) ? null : await countFew(read, { patterns, created, cap })
  if (few !== null) return few
  rememberLongList(db, name)
  return countAmongNewest(read, { patterns, created, cap, lookedThrough })
}

const usualBounds = { cap: listCap, lookedThrough: 20_000 }

const inRange = (created: CreatedRange, status?: ParcelStatus) =>
  conditionsOf({ shelf: { name: 'all' }, search: undefined, status, created })

const shown = sql<string>`case when item.is_blocked then 'BLOCKED' else item.delivery_status end`

async function countEach(read: Read, created: CreatedRange, cap: number): Promise<FoundCounts> {
  const each = shownStatuses.map(
    (status) => sql`
      select ${status}::text as status, count(*)::integer as count from (
        select from parcels as item where ${inRange(created, status)} limit ${sql.lit(cap + 1)}
      ) as counted`,
  )
  const rows = await read(sql<Row>`${sql.join(each, sql` union all `)}`)
  return foundIn(rows)
}

interface Searched {
  patterns: readonly string[]
  created: CreatedRange
}

/** Null where the search finds more parcels than the cap, in all ranges together. */
async function countFew(
  read: Read,
  { patterns, created, cap }: Searched & { cap: number },
): Promise<FoundCounts | null> {
  const rows = await read(sql<Row & { found: number }>`
    with found as materialized (
      select words.id from parcel_search as words
      where ${matches(sql`words.text`, { patterns })} limit ${sql.lit(cap + 1)}
    ), total as (select count(*)::integer as found from found)
    select total.found, counted.status, counted.count from total left join (
      select ${shown} as status, count(*)::integer as count
      from found join parcels as item on item.id = found.id
      where (select found from total) <= ${sql.lit(cap)} and ${inRange(created)}
      group by 1
    ) as counted on true
  `)
  if ((rows[0]?.found ?? 0) > cap) return null
  return foundIn(rows)
}

/** A common word stands in many of the newest parcels; nobody looks through all that there are. */
async function countAmongNewest(
  read: Read,
  { patterns, created, cap, lookedThrough }: Searched & { cap: number; lookedThrough: number },
): Promise<FoundCounts> {
  const text = sql`(select text from parcel_search where id = next.id)`
  const rows = await read(sql<Row & { looked: number }>`
    with next as materialized (
      select item.id, ${shown} as status from parcels as item where ${inRange(created)}
      order by item.created_at desc, item.id desc limit ${lookedThrough}
    ), total as (select count(*)::integer as looked from next)
    select total.looked, counted.status, counted.count from total left join (
      select status, count(*)::integer as count from next
      where ${matches(text, { patterns })} group by 1
    ) as counted on true
  `)
  const found = foundIn(rows)
  if (rows[0]?.looked !== lookedThrough) return found
  // In all ranges together, there are more than the cap.
  return { ...found, total: isAnyTime(created) ? cap + 1 : found.total, areLeast: true }
}

interface Row {
  status: string | null
  count: number | null
}

function foundIn(rows: Row[]): FoundCounts {
  const counts = new Map(rows.map(({ status, count }) => [status ?? '', count ?? 0]))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { counts, total, areLeast: false }
}
