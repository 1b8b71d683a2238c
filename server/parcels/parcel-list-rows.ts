import { sql, type Kysely, type RawBuilder } from 'kysely'
import { deliveryStatuses } from '../../machines/parcel-lifecycle.ts'
import { normalTrackingId, trackingIdAlphabet } from '../../machines/tracking-id.ts'
import type { ParcelSort, ParcelStatus } from '../../openapi.d.ts'
import { findPage, type FoundPage } from '../db/list-page.ts'
import type { Database } from '../db/schema.ts'
import { partsOfText } from '../db/search-patterns.ts'
import { selectParcels, type ParcelRow } from './parcel-rows.ts'

/** Which parcels a list is about. */
export type ParcelShelf =
  | { name: 'all' }
  | { name: 'sent'; senderId: string }
  | { name: 'incoming'; receiverId: string }
  | { name: 'history'; receiverId: string }

export interface ParcelFilter {
  shelf: ParcelShelf
  search: string | undefined
  status: ParcelStatus | undefined
}

export interface ParcelWindow {
  sort: ParcelSort
  limit: number
  offset: number
}

/** The window's parcels, and how many there are in all windows together. */
export function findParcelPage(
  db: Kysely<Database>,
  filter: ParcelFilter,
  { sort, limit, offset }: ParcelWindow,
): Promise<FoundPage<ParcelRow>> {
  const [column, direction] = orders[sort]
  const { shelf, search, status } = filter
  const standsBesideText = shelf.name === 'all' && status === undefined && column === 'created_at'
  const list = {
    name: JSON.stringify(['parcels', filter]),
    from: sql`parcels as item`,
    where: sql.join([...onShelf(shelf), ...withStatus(status)], sql` and `),
    order: [column, 'id'].map((name) => ({ by: sql.ref(`item.${name}`), direction })),
    search: {
      patterns: search ? patternsFor(search) : [],
      ...(standsBesideText ? textAlone : textWithParcel),
      textOfNext: sql`(select text from parcel_search where id = next.id)`,
    },
    limit,
    offset,
  }
  return findPage(db, list, selectParcels(db).where('parcel.id', '=', sql<string>`page.id`))
}

export async function listParcelRows(
  db: Kysely<Database>,
  filter: ParcelFilter,
  window: ParcelWindow,
): Promise<ParcelRow[]> {
  return (await findParcelPage(db, filter, window)).rows
}

// Whatever needs no more of a parcel than stands beside its text is spared looking the parcel up.
const textAlone = { from: sql`parcel_search as item`, text: sql`item.text` }
const textWithParcel = {
  from: sql`parcels as item join parcel_search as words on words.id = item.id`,
  text: sql`words.text`,
}

type Condition = RawBuilder<unknown>

// Statuses stand in the text of the statement where an index has them in its own.
function onShelf(shelf: ParcelShelf): Condition[] {
  if (shelf.name === 'all') return [sql`true`]
  if (shelf.name === 'sent') return [sql`item.sender_id = ${shelf.senderId}`]
  return [
    sql`item.receiver_id = ${shelf.receiverId}`,
    shelf.name === 'history'
      ? sql`item.delivery_status = 'DELIVERED'`
      : sql`item.delivery_status not in ('DELIVERED', 'CANCELED')`,
  ]
}

// The status as on the wire: a blocked parcel is BLOCKED and nothing else, and no parcel is UNBLOCKED.
function withStatus(status: ParcelStatus | undefined): Condition[] {
  if (status === undefined) return []
  if (status === 'BLOCKED') return [sql`item.is_blocked`]
  const delivery = deliveryStatuses.find((one) => one === status)
  if (delivery === undefined) return [sql`false`]
  return [sql`not item.is_blocked`, sql`item.delivery_status = ${sql.lit(delivery)}`]
}

// Tracking IDs are looked through without their hyphens, and without the letters that all of them
// begin with: the index would have to read every parcel for these.
function patternsFor(search: string): string[] {
  const letters = normalTrackingId(search)
  const afterTrk = startOfTrackingId.exec(letters)?.[1]
  if (afterTrk !== undefined) return partsOfText(afterTrk)
  const isTrackingId = search.includes('-') && partOfTrackingId.test(letters)
  return [...partsOfText(search), ...(isTrackingId ? partsOfText(letters) : [])]
}

const startOfTrackingId = new RegExp(`^TRK([${trackingIdAlphabet}]{3,16})$`)
const partOfTrackingId = new RegExp(`^[${trackingIdAlphabet}]+$`)

const orders = {
  '-createdAt': ['created_at', 'desc'],
  createdAt: ['created_at', 'asc'],
  '-updatedAt': ['updated_at', 'desc'],
  updatedAt: ['updated_at', 'asc'],
  '-weight': ['weight_grams', 'desc'],
  weight: ['weight_grams', 'asc'],
  '-fee': ['fee_cents', 'desc'],
  fee: ['fee_cents', 'asc'],
} as const satisfies Record<ParcelSort, readonly [string, 'asc' | 'desc']>
