import type { LifecycleEvent } from '../../machines/parcel-lifecycle.ts'
import type { DeliveryFailure } from '../../openapi.d.ts'

/** A blank note is the same as none. */
export function noteOrNull(note: string | undefined): string | null {
  const text = note?.trim() ?? ''
  return text === '' ? null : text
}

/** What the status log says of an event when the caller who sent it said nothing. */
export const defaultNote = (event: LifecycleEvent): string | null =>
  defaultNotes.get(event.type) ?? null

const defaultNotes = new Map<LifecycleEvent['type'], string>([
  ['ADMIN.block', 'Blocked by admin'],
  ['ADMIN.unblock', 'Unblocked by admin'],
  ['SENDER.cancel', 'Canceled by sender'],
  ['RECEIVER.confirmDelivery', 'Delivery confirmed by receiver'],
])

/** What the log says of a failed delivery when the administrator said nothing. */
export const failureNotes: Record<DeliveryFailure, string> = {
  NOBODY_HOME: 'No one was home',
  REFUSED: 'The receiver refused the parcel',
  WRONG_ADDRESS: 'The address is wrong',
  DAMAGED: 'The parcel is damaged',
  OTHER: 'Other reason',
}
