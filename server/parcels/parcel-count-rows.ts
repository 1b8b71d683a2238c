import { sql, type Kysely } from 'kysely'
import { shownStatuses } from '../../machines/parcel-lifecycle.ts'
import type { ParcelStatus } from '../../openapi.d.ts'
import { keepText } from '../db/kept-texts.ts'
import { isKnownToBeLong, rememberLongList } from '../db/long-lists.ts'
import { listCap } from '../db/page-keys.ts'
import { reading, type Read } from '../db/reading.ts'
import type { Database } from '../db/schema.ts'
import { matches, patternPlaces, patternValues, type PatternValues } from '../db/search-patterns.ts'
import {
  conditionsOf,
  isAnyTime,
  patternsFor,
  placesOfRange,
  shapeOfRange,
  type CreatedRange,
} from './parcel-filter-rows.ts'

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
  const values = { ...created, ...patternValues(patterns) }
  const shape = { range: shapeOfRange(created), patterns: patterns.length, cap, lookedThrough }
  if (patterns.length === 0) return foundIn(await read(countEach(values, shape)))

  const name = JSON.stringify(['counts', search])
  const few = isKnownToBeLong(db, name) ? [] : await read(countFew(values, shape))
  const [first] = few
  if (first !== undefined && first.found <= cap) return foundIn(few)
  rememberLongList(db, name)

  const rows = await read(countAmongNewest(values, shape))
  const found = foundIn(rows)
  if (rows[0]?.looked !== lookedThrough) return found
  // In all ranges together, there are more than the cap.
  return { ...found, total: isAnyTime(created) ? cap + 1 : found.total, areLeast: true }
}

const usualBounds = { cap: listCap, lookedThrough: 20_000 }

type Values = PatternValues & CreatedRange & Record<string, unknown>

interface Shape {
  range: ReturnType<typeof shapeOfRange>
  patterns: number
  cap: number
  lookedThrough: number
}

const inRange = ({ range }: Shape, status?: ParcelStatus) =>
  conditionsOf({ shelf: { name: 'all' }, status, created: placesOfRange(range) })

const shown = sql<string>`case when item.is_blocked then 'BLOCKED' else item.delivery_status end`

const countEach = keepText<Values, Row, Shape>((_place, shape) => {
  const each = shownStatuses.map(
    (status) => sql`
      select ${sql.lit(status)} as status, count(*)::integer as count from (
        select from parcels as item where ${inRange(shape, status)} limit ${beyond(shape)}
      ) as counted`,
  )
  return sql`${sql.join(each, sql` union all `)}`
})

/** Nothing is counted where the search finds more parcels than the cap, in all ranges together. */
const countFew = keepText<Values, Row & { found: number }, Shape>(
  (_place, shape) => sql`
    with found as materialized (
      select words.id from parcel_search as words
      where ${matches(sql`words.text`, patternPlaces(shape.patterns))} limit ${beyond(shape)}
    ), total as (select count(*)::integer as found from found)
    select total.found, counted.status, counted.count from total left join (
      select ${shown} as status, count(*)::integer as count
      from found join parcels as item on item.id = found.id
      where (select found from total) <= ${sql.lit(shape.cap)} and ${inRange(shape)}
      group by 1
    ) as counted on true
  `,
)

/** A common word stands in many of the newest parcels; nobody looks through all that there are. */
const countAmongNewest = keepText<Values, Row & { looked: number }, Shape>((_place, shape) => {
  const text = sql`(select text from parcel_search where id = next.id)`
  return sql`
    with next as materialized (
      select item.id, ${shown} as status from parcels as item where ${inRange(shape)}
      order by item.created_at desc, item.id desc limit ${sql.lit(shape.lookedThrough)}
    ), total as (select count(*)::integer as looked from next)
    select total.looked, counted.status, counted.count from total left join (
      select status, count(*)::integer as count from next
      where ${matches(text, patternPlaces(shape.patterns))} group by 1
    ) as counted on true
  `
})

const beyond = ({ cap }: Shape) => sql.lit(cap + 1)

interface Row {
  status: string | null
  count: number | null
}

function foundIn(rows: Row[]): FoundCounts {
  const counts = new Map(rows.map(({ status, count }) => [status ?? '', count ?? 0]))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { counts, total, areLeast: false }
}
