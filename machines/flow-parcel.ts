import type { ParcelAction, ParcelStatus } from '../openapi.d.ts'

/** What the flows need to know of a parcel; the client's own model of a parcel has more. */
export interface FlowParcel {
  id: string
  status: ParcelStatus
  isBlocked: boolean
  isCanceled: boolean
  /** What the user may do now according to the host; missing where the host does not say. */
  actions?: readonly ParcelAction[] | null | undefined
}

/** Another user, another tab or a fresh answer brought a newer parcel. */
export interface ParcelChanged {
  type: 'parcel.changed'
  parcel: FlowParcel
}

/** `dialog`: a dialog is open; `busy`: a call is under way; `slow`: it takes longer than usual. */
export type FlowTag = 'dialog' | 'busy' | 'slow'

/** Milliseconds after which the user reads that a call takes longer than usual. */
export const slowAfter = 5_000

/** Whether the user may do this now; a host without `actions` is taken at its statuses. */
export function can(action: ParcelAction, parcel: FlowParcel): boolean {
  if (parcel.actions) return parcel.actions.includes(action)
  if (action === 'block') return !parcel.isBlocked
  if (action === 'unblock') return parcel.isBlocked
  if (action === 'cancel') return !parcel.isCanceled
  // A host without them has no proofs and no failed attempts either.
  if (action === 'recordDelivery' || action === 'recordAttempt') return false
  if (action === 'confirmDelivery') return !parcel.isCanceled && parcel.status !== 'DELIVERED'
  return true
}
