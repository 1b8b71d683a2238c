import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { deliveryStatuses } from '../../machines/parcel-lifecycle.ts'
import { normalTrackingId, trackingIdAlphabet } from '../../machines/tracking-id.ts'
import type { ParcelSort, ParcelStatus } from '../../openapi.d.ts'
import type { Database } from '../db/schema.ts'
import { selectParcels } from './parcel-rows.ts'

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

/** The window is cut from the bare parcels first, so that only its rows are joined. */
export function listParcelRows(db: Kysely<Database>, filter: ParcelFilter, window: ParcelWindow) {
  const [column, direction] = orders[window.sort]
  const page = db
    .selectFrom('parcels')
    .select('parcels.id')
    .where((parcel) => matches(parcel, filter))
    .orderBy(`parcels.${column}`, direction)
    .orderBy('parcels.id', direction)
    .limit(window.limit)
    .offset(window.offset)
  return selectParcels(db)
    .innerJoin(page.as('page'), 'page.id', 'parcel.id')
    .orderBy(`parcel.${column}`, direction)
    .orderBy('parcel.id', direction)
    .execute()
}

export async function countParcelRows(db: Kysely<Database>, filter: ParcelFilter): Promise<number> {
  const { total } = await db
    .selectFrom('parcels')
    .select((parcel) => parcel.fn.countAll().as('total'))
    .where((parcel) => matches(parcel, filter))
    .executeTakeFirstOrThrow()
  return Number(total)
}

type Parcels = ExpressionBuilder<Database, 'parcels'>
type Condition = Expression<SqlBool>

function matches(parcel: Parcels, { shelf, search, status }: ParcelFilter): Condition {
  return parcel.and([
    ...onShelf(parcel, shelf),
    ...(status === undefined ? [] : withStatus(parcel, status)),
    ...(search === undefined || search === '' ? [] : [mentions(parcel, search)]),
  ])
}

function onShelf(parcel: Parcels, shelf: ParcelShelf): Condition[] {
  if (shelf.name === 'all') return []
  if (shelf.name === 'sent') return [parcel('sender_id', '=', shelf.senderId)]
  return [
    parcel('receiver_id', '=', shelf.receiverId),
    shelf.name === 'history'
      ? parcel('delivery_status', '=', 'DELIVERED')
      : parcel('delivery_status', 'not in', ['DELIVERED', 'CANCELED']),
  ]
}

// The status as on the wire: a blocked parcel is BLOCKED and nothing else, and no parcel is UNBLOCKED.
function withStatus(parcel: Parcels, status: ParcelStatus): Condition[] {
  if (status === 'BLOCKED') return [parcel('is_blocked', '=', true)]
  const delivery = deliveryStatuses.find((one) => one === status)
  if (delivery === undefined) return [parcel.lit(false)]
  return [parcel('is_blocked', '=', false), parcel('delivery_status', '=', delivery)]
}

function mentions(parcel: Parcels, search: string): Condition {
  const pattern = containing(search)
  const people = parcel
    .selectFrom('users')
    .select('users.id')
    .where((user) => user.or([user('name', 'ilike', pattern), user('email', 'ilike', pattern)]))
  return parcel.or([
    parcel('tracking_id', 'ilike', pattern),
    parcel('from_address', 'ilike', pattern),
    parcel('to_address', 'ilike', pattern),
    parcel('sender_id', 'in', people),
    parcel('receiver_id', 'in', people),
    ...withoutHyphens(search),
  ])
}

function withoutHyphens(search: string): Condition[] {
  const letters = normalTrackingId(search)
  if (!partOfTrackingId.test(letters)) return []
  return [sql<boolean>`replace(parcels.tracking_id, '-', '') like ${containing(letters)}`]
}

const partOfTrackingId = new RegExp(`^[${trackingIdAlphabet}]+$`)

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

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
