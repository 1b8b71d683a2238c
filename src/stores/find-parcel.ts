import { normalTrackingId } from '../../domain/tracking-id.ts'
import type { Parcel } from '../api/model.ts'
import { listMyParcels, listParcels } from '../api/parcels.ts'
import { scannedTrackingId } from '../../domain/scanned-tracking-id.ts'

/**
 * Finds a parcel by its full tracking ID, typed or scanned, regardless of the list's filter; null if the text
 * is not a tracking ID, or if no parcel of the role's list has it.
 */
export async function findParcel(
  role: 'ADMIN' | 'SENDER',
  text: string,
  signal: AbortSignal,
): Promise<Parcel | null> {
  const trackingId = scannedTrackingId(text)
  if (trackingId === null) return null
  const { rows } = await lists[role]({ page: 1, limit: 10, q: trackingId }, { signal })
  const wanted = normalTrackingId(trackingId)
  return rows.find((row) => normalTrackingId(row.trackingId) === wanted) ?? null
}

const lists = { ADMIN: listParcels, SENDER: listMyParcels }
