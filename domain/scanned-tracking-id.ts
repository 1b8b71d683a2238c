import { parseUrl } from './parse-url.ts'
import { storedTrackingId, withoutCodeKind } from './tracking-id.ts'

/**
 * Reads a tracking ID that was typed or scanned: a label's bar code holds the ID itself, its QR
 * code the address of the tracking page. Null if it is not one of our IDs.
 */
export function scannedTrackingId(text: string): string | null {
  const scanned = withoutCodeKind(text)
  const [, inAddress = ''] = /^\/track\/([^/]+)\/?$/.exec(parseUrl(scanned)?.pathname ?? '') ?? []
  return storedTrackingId(scanned) ?? storedTrackingId(inAddress)
}
