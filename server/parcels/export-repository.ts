import sql, { type Sql } from 'sql-template-tag'
import type { ParcelSort } from '../../openapi.d.ts'
import type { Database } from '../db/database.ts'
import { matches } from '../db/search.ts'
import { hasWords, orders, parcelPatterns } from './list-repository.ts'
import type { ParcelFilter } from './parcel-filter.ts'
import { conditionsOf, parcelColumns, withParties, type ParcelRow } from './repository.ts'

export type ExportRow = Omit<
  ParcelRow,
  'logs' | 'handover_code' | 'receiver_phone' | 'own_phone' | 'given_latitude' | 'given_longitude'
>

export interface ExportBounds {
  /** Rows that are read into memory at once. */
  batch: number
  /** Rows that one statement scans for a search. */
  scanLimit: number
  /** IDs that are held in memory; if more parcels match, the list is scanned. */
  maxIds: number
}

interface Export {
  filter: ParcelFilter
  sort: ParcelSort
  patterns: string[]
  /** Time of the call as PostgreSQL's text, since a JavaScript date has no microseconds. */
  moment: string
}

/**
 * Yields all parcels that existed at the time of the call, in their order at that time, in batches.
 * Each batch is a separate statement; no connection is held in between.
 */
export async function* readExport(
  db: Database,
  filter: ParcelFilter,
  sort: ParcelSort,
  { now, batch, scanLimit, maxIds }: ExportBounds & { now: Date },
): AsyncGenerator<ExportRow[]> {
  const patterns = parcelPatterns(filter.search)
  const wanted: Export = { filter, sort, patterns, moment: await momentOfCall(db, now) }
  const ids =
    (filter.scope.name === 'all' ? null : await findOwnIds(db, wanted, maxIds)) ??
    (patterns.length === 0 ? null : await findMatchingIds(db, wanted, maxIds))
  if (ids === null) {
    yield* scanInOrder(db, wanted, patterns.length === 0 ? batch : scanLimit)
    return
  }
  for (let first = 0; first < ids.length; first += batch) {
    yield await readRows(db, ids.slice(first, first + batch))
  }
}

// Another node's clock may be ahead of this one's.
async function momentOfCall(db: Database, now: Date): Promise<string> {
  const [row] = await db.query<{ moment: string }>(sql`
    select greatest(${now}::timestamptz, max(updated_at))::text as moment from parcels
  `)
  return row?.moment ?? now.toISOString()
}

/**
 *  IDs of one sender's parcels in the order of the list. There are usually few: an index finds them,
 * then they are searched and sorted. Null if more than `maxIds` meet the filter.
 */
async function findOwnIds(
  db: Database,
  { filter, sort, patterns }: Export,
  maxIds: number,
): Promise<string[] | null> {
  const [column, direction] = orders[sort]
  const [found] = await db.query<{ listed: number; ids: string[] }>(sql`
    with own as materialized (
      select item.id, item.${column} from parcels as item
      where ${conditionsOf(filter)} limit ${maxIds + 1}
    ), listed as (select count(*)::integer as listed from own)
    select listed.listed, array(
      select item.id from own as item
      where listed.listed <= ${maxIds} and ${hasWords(patterns)}
      order by item.${column} ${direction}, item.id ${direction}
    ) as ids
    from listed
  `)
  return found === undefined || found.listed > maxIds ? null : found.ids
}

/** IDs in the order of the list; null if the search alone matches more than `maxIds`. */
async function findMatchingIds(
  db: Database,
  { filter, sort, patterns }: Export,
  maxIds: number,
): Promise<string[] | null> {
  const [column, direction] = orders[sort]
  const [found] = await db.query<{ matched: number; ids: string[] }>(sql`
    with matching as materialized (
      select words.id from parcel_search as words
      where ${matches(sql`words.text`, patterns)} limit ${maxIds + 1}
    ), matched as (select count(*)::integer as matched from matching)
    select matched.matched, array(
      select item.id from matching join parcels as item on item.id = matching.id
      where matched.matched <= ${maxIds} and ${conditionsOf(filter)}
      order by item.${column} ${direction}, item.id ${direction}
    ) as ids
    from matched
  `)
  return found === undefined || found.matched > maxIds ? null : found.ids
}

const readRows = (db: Database, ids: string[]): Promise<ExportRow[]> =>
  db.query<ExportRow>(sql`
    select ${parcelColumns}
    from unnest((select ${ids}::uuid[])) with ordinality as batch (id, place)
      join parcels as parcel on parcel.id = batch.id ${withParties}
    order by batch.place
  `)

interface Cursor {
  key: string
  id: string
}

interface ScannedRow extends Cursor {
  is_match: boolean
}

/** Scans the whole list, each batch after the last row of the previous one. */
async function* scanInOrder(
  db: Database,
  wanted: Export,
  batch: number,
): AsyncGenerator<ExportRow[]> {
  const { patterns, sort } = wanted
  const [, direction] = orders[sort]
  const isMatch = hasWords(patterns)
  for (let last: Cursor | null = null; ;) {
    const rows: ScannedRow[] = await db.query<ScannedRow>(sql`
      select id, key::text as key, ${isMatch} as is_match
      from (${nextKeys(wanted, last, batch)}) as item
      order by item.key ${direction}, item.id ${direction}
    `)
    const ids = rows.filter((row) => row.is_match).map(({ id }) => id)
    yield ids.length === 0 ? [] : await readRows(db, ids)
    last = rows.at(-1) ?? null
    if (last === null || rows.length < batch) return
  }
}

/** The next IDs after the cursor, with their sort keys. */
function nextKeys({ filter, sort, moment }: Export, after: Cursor | null, batch: number): Sql {
  const [column, direction] = orders[sort]
  const isTime = sort.endsWith('createdAt') || sort.endsWith('updatedAt')
  const type = isTime ? sql`timestamptz` : sql`integer`
  const side = sort.startsWith('-') ? sql`<` : sql`>`
  const isNext = (key: Sql, id: Sql) =>
    after === null
      ? sql`true`
      : sql`(${key}, ${id}) ${side} (${after.key}::${type}, ${after.id}::uuid)`
  const end = sql`order by key ${direction}, id ${direction} limit ${batch}`
  const conditions = conditionsOf(filter)
  const wasThere = sql`item.created_at <= ${moment}::timestamptz`
  if (!sort.endsWith('updatedAt')) {
    return sql`
      select item.id, item.${column} as key from parcels as item
      where ${conditions} and ${wasThere} and ${isNext(sql`item.${column}`, sql`item.id`)} ${end}
    `
  }
  // A parcel that changes during the export could be missed or exported twice, so parcels are sorted by their
  // last log entry before the time of the call.
  return sql`
    (
      select item.id, item.updated_at as key from parcels as item
      where ${conditions} and item.updated_at <= ${moment}::timestamptz
        and ${isNext(sql`item.updated_at`, sql`item.id`)} ${end}
    ) union all (
      select id, key from (
        select item.id, coalesce((
          select max(log.created_at) from status_logs as log
          where log.parcel_id = item.id and log.created_at <= ${moment}::timestamptz
        ), item.created_at) as key
        from parcels as item
        where ${conditions} and item.updated_at > ${moment}::timestamptz and ${wasThere}
      ) as changed
      where ${isNext(sql`key`, sql`id`)}
    )
    ${end}
  `
}
