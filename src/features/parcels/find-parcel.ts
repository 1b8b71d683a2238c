import { normalTrackingId } from '../../../domain/tracking-id.ts'
import type { Parcel } from '../../api/model.ts'
import { listParcels } from '../../api/parcels.ts'
import { scannedTrackingId } from '../../lib/scanned-tracking-id.ts'

/**
 * An administrator's parcel of a full tracking ID, whatever the list is filtered by; null where the
 * text is none, or no parcel is found by it.
 */
export async function findParcel(text: string, signal: AbortSignal): Promise<Parcel | null> {
  const trackingId = scannedTrackingId(text)
  if (trackingId === null) return null
  const { rows } = await listParcels({ page: 1, limit: 10, q: trackingId }, { signal })
  const wanted = normalTrackingId(trackingId)
  return rows.find((row) => normalTrackingId(row.trackingId) === wanted) ?? null
}
