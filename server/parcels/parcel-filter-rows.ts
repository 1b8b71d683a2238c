import { sql, type RawBuilder } from 'kysely'
import { deliveryStatuses } from '../../machines/parcel-lifecycle.ts'
import { normalTrackingId, trackingIdAlphabet } from '../../domain/tracking-id.ts'
import type { ParcelSort, ParcelStatus } from '../../openapi.d.ts'
import { place } from '../db/kept-texts.ts'
import { partsOfText } from '../db/search-patterns.ts'
import { callerId } from '../sessions/repository.ts'

/** Which parcels a list is about. */
export type ParcelShelf =
  | { name: 'all'; of?: undefined }
  /** Of the caller, who is told from others by `of` before they are known. */
  | { name: 'sent' | 'incoming' | 'history'; of: string }

/** From the first moment on, and before the last one. */
export interface CreatedRange<Moment = Date> {
  from?: Moment | undefined
  before?: Moment | undefined
}

export interface ParcelFilter {
  shelf: ParcelShelf
  search: string | undefined
  status: ParcelStatus | undefined
  created?: CreatedRange
}

type Condition = RawBuilder<unknown>

/** For a row of `parcels as item`; the search is not among them. */
export const conditionsOf = ({
  shelf,
  status,
  created = {},
}: {
  shelf: Pick<ParcelShelf, 'name'>
  status?: ParcelStatus | undefined
  created?: CreatedRange<Date | RawBuilder<unknown>>
}): Condition =>
  sql.join([...onShelf(shelf), ...withStatus(status), ...createdIn(created)], sql` and `)

// Statuses stand in the text of the statement where an index has them in its own.
function onShelf({ name }: Pick<ParcelShelf, 'name'>): Condition[] {
  if (name === 'all') return [sql`true`]
  if (name === 'sent') return [sql`item.sender_id = ${callerId}`]
  return [
    sql`item.receiver_id = ${callerId}`,
    name === 'history'
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

/** Whether parcels of any time are meant. */
export const isAnyTime = ({ from, before }: CreatedRange = {}) =>
  from === undefined && before === undefined

/** What of a range is in the text of a statement, and what is a value. */
export const shapeOfRange = ({ from, before }: CreatedRange = {}) => ({
  hasFrom: from !== undefined,
  hasBefore: before !== undefined,
})

export const placesOfRange = ({ hasFrom, hasBefore }: ReturnType<typeof shapeOfRange>) => ({
  from: hasFrom ? place('from') : undefined,
  before: hasBefore ? place('before') : undefined,
})

const createdIn = ({ from, before }: CreatedRange<Date | RawBuilder<unknown>>): Condition[] => [
  ...(from === undefined ? [] : [sql`item.created_at >= ${from}`]),
  ...(before === undefined ? [] : [sql`item.created_at < ${before}`]),
]

/**
 * Any of which has to match; none where nothing is searched for. Tracking IDs are looked through
 * without their hyphens, and without the letters that all of them begin with: the index would have
 * to read every parcel for these.
 */
export function patternsFor(search: string | undefined): string[] {
  if (search === undefined || search === '') return []
  const letters = normalTrackingId(search)
  const afterTrk = startOfTrackingId.exec(letters)?.[1]
  if (afterTrk !== undefined) return partsOfText(afterTrk)
  const isTrackingId = search.includes('-') && partOfTrackingId.test(letters)
  return [...partsOfText(search), ...(isTrackingId ? partsOfText(letters) : [])]
}

const startOfTrackingId = new RegExp(`^TRK([${trackingIdAlphabet}]{3,16})$`)
const partOfTrackingId = new RegExp(`^[${trackingIdAlphabet}]+$`)

export const orders = {
  '-createdAt': ['created_at', 'desc'],
  createdAt: ['created_at', 'asc'],
  '-updatedAt': ['updated_at', 'desc'],
  updatedAt: ['updated_at', 'asc'],
  '-weight': ['weight_grams', 'desc'],
  weight: ['weight_grams', 'asc'],
  '-fee': ['fee_cents', 'desc'],
  fee: ['fee_cents', 'asc'],
} as const satisfies Record<ParcelSort, readonly [string, 'asc' | 'desc']>
