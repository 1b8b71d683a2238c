import type { LifecycleEvent } from '../../machines/parcel-lifecycle.ts'
import type { DeliveryFailure } from '../../openapi.d.ts'

/** A blank note is the same as none. */
export function noteOrNull(note: string | undefined): string | null {
  const text = note?.trim() ?? ''
  return text === '' ? null : text
}

/** Note in the status log for an event whose caller said nothing. */
export const defaultNote = (event: LifecycleEvent): string | null =>
  defaultNotes.get(event.type) ?? null

const defaultNotes = new Map<LifecycleEvent['type'], string>([
  ['ADMIN.block', 'Blocked by admin'],
  ['ADMIN.unblock', 'Unblocked by admin'],
  ['SENDER.cancel', 'Canceled by sender'],
  ['RECEIVER.confirmDelivery', 'Delivery confirmed by receiver'],
])

/** Notes in the log for a failed delivery of which the administrator said nothing. */
export const failureNotes: Record<DeliveryFailure, string> = {
  NOBODY_HOME: 'No one was home',
  REFUSED: 'The receiver refused the parcel',
  WRONG_ADDRESS: 'The address is wrong',
  DAMAGED: 'The parcel is damaged',
  OTHER: 'Other reason',
}
