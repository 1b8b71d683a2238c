import { normalTrackingId } from '../../../domain/tracking-id.ts'

export const mostIds = 20

/** The tracking IDs in a text, one a line or between commas; each parcel once, as first typed. */
export function idsIn(text: string): string[] {
  const byParcel = new Map<string, string>()
  for (const typed of text.split(/[\n\r,;]+/)) {
    const parcel = normalTrackingId(typed)
    if (parcel !== '' && !byParcel.has(parcel)) byParcel.set(parcel, typed.trim())
  }
  return [...byParcel.values()]
}
