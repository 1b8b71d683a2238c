import { storedTrackingId } from '../../../domain/tracking-id.ts'

/**
 * The tracking ID in what was scanned or typed: our labels' bar code has the ID itself, their square
 * code the address of its tracking page. Another text is taken as it is, so that it can be refused by
 * the server; null where there is none.
 */
export function trackingIdIn(text: string): string | null {
  const scanned = text.trim()
  const address = URL.canParse(scanned) ? new URL(scanned) : null
  const [, inAddress = ''] = /^\/track\/([^/]+)$/.exec(address?.pathname ?? '') ?? []
  const found = storedTrackingId(scanned) ?? storedTrackingId(inAddress)
  return found ?? (scanned === '' ? null : scanned.slice(0, 100))
}
