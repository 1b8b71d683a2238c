import type { Role } from '../../openapi.d.ts'
import { ApiError } from '../api/api-error.ts'
import type { Page, Parcel } from '../api/model.ts'
import {
  getParcel,
  listDeliveryHistory,
  listIncomingParcels,
  listMyParcels,
  listParcels,
} from '../api/parcels.ts'
import type { PageQuery } from '../api/query.ts'

export interface SingleParcelQuery extends PageQuery {
  role: Role
  parcelId: string
}

export const parcelQuery = (role: Role, parcelId: string): SingleParcelQuery => ({
  page: 1,
  limit: 1,
  role,
  parcelId,
})

/**
 * The parcel as a page of one. A host of the plain calls has no such call and may refuse it in
 * many ways; the parcel is then looked for in the lists of whoever asks.
 */
export async function findParcel(
  query: SingleParcelQuery | undefined,
  signal: AbortSignal,
): Promise<Page<Parcel>> {
  if (query === undefined) return { rows: [], meta: null }
  const { role, parcelId } = query
  try {
    const parcel = await getParcel(parcelId, signal)
    if (parcel.id === parcelId) return pageOf(parcel)
  } catch (error) {
    if (!isUnknownCall(error)) throw error
  }
  for (const list of listsOf[role]) {
    const parcel = await inWholeList(list, parcelId, signal)
    if (parcel !== null) return pageOf(parcel)
  }
  throw new ApiError('http', { status: 404, serverMessage: 'Parcel not found' })
}

type ParcelListCall = typeof listParcels

const listsOf: Record<Role, readonly ParcelListCall[]> = {
  ADMIN: [listParcels],
  SENDER: [listMyParcels],
  RECEIVER: [listIncomingParcels, listDeliveryHistory],
}

/** A host that pages knows the call for one parcel too, so what it said of that one stands. */
async function inWholeList(list: ParcelListCall, parcelId: string, signal: AbortSignal) {
  const { rows, meta } = await list({ page: 1, limit: 1 }, signal)
  return meta === null ? (rows.find(({ id }) => id === parcelId) ?? null) : null
}

function isUnknownCall(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'shape' || [400, 403, 404, 405, 501].includes(error.status ?? 0)
}

// `meta` keeps each parcel under a key of its own in the cache.
const pageOf = (parcel: Parcel): Page<Parcel> => ({
  rows: [parcel],
  meta: { page: 1, limit: 1, total: 1 },
})
