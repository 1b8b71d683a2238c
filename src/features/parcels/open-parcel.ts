import { useLocation } from 'wouter'
import { normalTrackingId } from '../../../domain/tracking-id.ts'
import { listParcels } from '../../api/parcels.ts'
import { paths } from '../../lib/paths.ts'
import { scannedTrackingId } from '../../lib/scanned-tracking-id.ts'

/**
 * Leads an administrator from a full tracking ID to its parcel's page, whatever the list is filtered
 * by; false where the text is none, or no parcel is found by it.
 */
export function useOpenParcel(): (text: string, signal: AbortSignal) => Promise<boolean> {
  const [, navigate] = useLocation()
  return async (text, signal) => {
    const trackingId = scannedTrackingId(text)
    if (trackingId === null) return false
    const wanted = normalTrackingId(trackingId)
    const query = { page: 1, limit: 10, q: trackingId }
    // The search that comes instead shows what failed.
    const found = await Promise.resolve(listParcels(query, { signal })).catch(() => null)
    const parcel = found?.rows.find((row) => normalTrackingId(row.trackingId) === wanted)
    if (parcel === undefined || signal.aborted) return false
    navigate(paths.parcel('ADMIN', parcel.id))
    return true
  }
}
