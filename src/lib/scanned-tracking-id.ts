import { storedTrackingId } from '../../domain/tracking-id.ts'

/**
 * The tracking ID that was typed or scanned: our labels' bar code has the ID itself, their square code
 * the address of its tracking page. Null where it is no ID of ours.
 */
export function scannedTrackingId(text: string): string | null {
  const scanned = text.trim()
  const address = URL.canParse(scanned) ? new URL(scanned) : null
  const [, inAddress = ''] = /^\/track\/([^/]+)$/.exec(address?.pathname ?? '') ?? []
  return storedTrackingId(scanned) ?? storedTrackingId(inAddress)
}
