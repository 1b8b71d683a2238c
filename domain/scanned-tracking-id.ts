import { parseUrl } from './parse-url.ts'
import { storedTrackingId } from './tracking-id.ts'

/**
 * Reads a tracking ID that was typed or scanned: a label's bar code holds the ID itself, its QR
 * code the address of the tracking page. Null if it is not one of our IDs.
 */
export function scannedTrackingId(text: string): string | null {
  const scanned = text.trim().replace(codeKind, '')
  const [, inAddress = ''] = /^\/track\/([^/]+)\/?$/.exec(parseUrl(scanned)?.pathname ?? '') ?? []
  return storedTrackingId(scanned) ?? storedTrackingId(inAddress)
}

/** Kind of a code (AIM identifier), which scanners can be set to send before its text. */
const codeKind = /^\][A-Za-z][0-9A-Za-z]/
