import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DeliveryStatus, ParcelSort, ParcelType } from '../../openapi.d.ts'
import { matches } from '../db/search-patterns.ts'
import type { Database } from '../db/schema.ts'
import { conditionsOf, orders, patternsFor, type ParcelFilter } from './parcel-filter-rows.ts'

export interface ExportRow {
  tracking_id: string
  parcel_type: ParcelType
  weight_grams: number
  fee_cents: number
  delivery_status: DeliveryStatus
  is_blocked: boolean
  from_address: string
  to_address: string
  created_at: Date
  updated_at: Date
  sender_name: string
  sender_email: string
  receiver_name: string
  receiver_email: string
}

export interface ExportBounds {
  /** Rows in memory. */
  batch: number
  /** Rows that are looked through at once for a search. */
  lookedThrough: number
  /** Found parcels whose ids are kept; a search that finds more looks through the list. */
  kept: number
}

/**
 * All parcels that were there at the moment of the call, in the order of that moment, some hundred at
 * a time; each batch is a statement of its own, and nothing is held in between.
 */
export async function* readParcels(
  db: Kysely<Database>,
  filter: ParcelFilter,
  sort: ParcelSort,
  { now, batch, lookedThrough, kept }: ExportBounds & { now: Date },
): AsyncGenerator<ExportRow[]> {
  const moment = await momentOfCall(db, now)
  const list = { filter, sort, moment, patterns: patternsFor(filter.search) }
  const few = list.patterns.length === 0 ? null : await findFew(db, list, kept)
  if (few === null) {
    yield* readInOrder(db, list, list.patterns.length === 0 ? batch : lookedThrough)
    return
  }
  for (let first = 0; first < few.length; first += batch) {
    yield await readThese(db, few.slice(first, first + batch))
  }
}

interface List {
  filter: ParcelFilter
  sort: ParcelSort
  moment: string
  patterns: string[]
}

// Another node's clock may be ahead of ours.
async function momentOfCall(db: Kysely<Database>, now: Date): Promise<string> {
  const { rows } = await sql<{ moment: string }>`
    select greatest(${now}::timestamptz, max(updated_at))::text as moment from parcels
  `.execute(db)
  return rows[0]?.moment ?? now.toISOString()
}

/** The ids in their order; null where the search alone finds more than may be kept. */
async function findFew(
  db: Kysely<Database>,
  { filter, sort, patterns }: List,
  kept: number,
): Promise<string[] | null> {
  const [column, direction] = orders[sort]
  const { rows } = await sql<{ found: number; id: string | null }>`
    with found as materialized (
      select words.id from parcel_search as words
      where ${matches(sql`words.text`, patterns)} limit ${kept + 1}
    ), total as (select count(*)::integer as found from found)
    select total.found, these.id from total left join (
      select item.id, ${sql.ref(`item.${column}`)} as key
      from found join parcels as item on item.id = found.id
      where (select found from total) <= ${kept} and ${conditionsOf(filter)}
    ) as these on true
    order by these.key ${sql.raw(direction)}, these.id ${sql.raw(direction)}
  `.execute(db)
  if ((rows[0]?.found ?? 0) > kept) return null
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

async function readThese(db: Kysely<Database>, ids: string[]): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select parcel.tracking_id, parcel.parcel_type, parcel.weight_grams, parcel.fee_cents,
      parcel.delivery_status, parcel.is_blocked, parcel.from_address, parcel.to_address,
      parcel.created_at, parcel.updated_at, sender.name as sender_name,
      sender.email as sender_email, receiver.name as receiver_name,
      receiver.email as receiver_email
    from unnest(${ids}::uuid[]) with ordinality as page (id, place)
      join parcels as parcel on parcel.id = page.id
      join users as sender on sender.id = parcel.sender_id
      join users as receiver on receiver.id = parcel.receiver_id
    order by page.place
  `.execute(db)
  return rows
}

interface Cursor {
  key: string
  id: string
}

/** Looks through the whole list, each batch after the last row of the one before it. */
async function* readInOrder(
  db: Kysely<Database>,
  list: List,
  batch: number,
): AsyncGenerator<ExportRow[]> {
  const { patterns, sort } = list
  const direction = sql.raw(orders[sort][1])
  const text = sql`(select text from parcel_search where id = next.id)`
  const isMeant = patterns.length === 0 ? sql`true` : matches(text, patterns)
  for (let last: Cursor | null = null; ;) {
    const { rows }: { rows: Looked[] } = await sql<Looked>`
      select id, key::text as key, ${isMeant} as is_meant
      from (${nextKeys(list, last, batch)}) as next
      order by next.key ${direction}, next.id ${direction}
    `.execute(db)
    const meant = rows.filter((row) => row.is_meant).map(({ id }) => id)
    yield meant.length === 0 ? [] : await readThese(db, meant)
    last = rows.at(-1) ?? null
    if (last === null || rows.length < batch) return
  }
}

interface Looked extends Cursor {
  is_meant: boolean
}

/** The next ids after the cursor. As text, a key loses nothing on its way here and back. */
function nextKeys(
  { filter, sort, moment }: List,
  after: Cursor | null,
  batch: number,
): RawBuilder<unknown> {
  const [column, direction] = orders[sort]
  const isTime = column === 'created_at' || column === 'updated_at'
  const type = sql.raw(isTime ? 'timestamptz' : 'integer')
  const side = sql.raw(direction === 'asc' ? '>' : '<')
  const isNext = (key: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    after === null
      ? sql`true`
      : sql`(${key}, ${id}) ${side} (${after.key}::${type}, ${after.id}::uuid)`
  const key = sql.ref(`item.${column}`)
  const end = sql`
    order by key ${sql.raw(direction)}, id ${sql.raw(direction)} limit ${batch}
  `
  const conditions = conditionsOf(filter)
  const wasThere = sql`item.created_at <= ${moment}::timestamptz`
  if (column !== 'updated_at') {
    return sql`
      select item.id, ${key} as key from parcels as item
      where ${conditions} and ${wasThere} and ${isNext(key, sql`item.id`)} ${end}
    `
  }
  // A parcel that changes while others are read would move, and be missed or come twice: it keeps the
  // place of its last log entry before the moment of the call.
  return sql`
    (
      select item.id, item.updated_at as key from parcels as item
      where ${conditions} and item.updated_at <= ${moment}::timestamptz
        and ${isNext(key, sql`item.id`)} ${end}
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
