import { scannedTrackingId } from '../../../domain/scanned-tracking-id.ts'

/**
 * Finds the tracking ID in a scanned or typed text. Any other text is returned unchanged, so that the server
 * refuses it; null for a blank one.
 */
export function trackingIdIn(text: string): string | null {
  const scanned = text.trim()
  return scannedTrackingId(scanned) ?? (scanned === '' ? null : scanned.slice(0, 100))
}
