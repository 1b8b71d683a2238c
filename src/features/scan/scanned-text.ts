import { scannedTrackingId } from '../../lib/scanned-tracking-id.ts'

/**
 * The tracking ID in what was scanned or typed. Another text is taken as it is, so that it can be
 * refused by the server; null where there is none.
 */
export function trackingIdIn(text: string): string | null {
  const scanned = text.trim()
  return scannedTrackingId(scanned) ?? (scanned === '' ? null : scanned.slice(0, 100))
}
