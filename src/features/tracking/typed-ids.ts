import { normalTrackingId } from '../../../machines/tracking-id.ts'

export const mostIds = 20

/** The tracking IDs in a text, one a line or between commas, each parcel once, as typed. */
export function idsIn(text: string): string[] {
  const typed = text.split(/[\n\r,;]+/).map((one) => one.trim())
  const byParcel = new Map(
    typed.filter((one) => one !== '').map((one) => [normalTrackingId(one), one]),
  )
  return [...byParcel.values()]
}
