import type { ParcelStatus } from '../../../openapi.d.ts'
import type { Tone } from '../../design/tone.ts'

/** The colours of the receiver's screen, where the specification names them. */
export const statusTones: Record<ParcelStatus, Tone> = {
  REQUESTED: 'info',
  APPROVED: 'info',
  DISPATCHED: 'warning',
  IN_TRANSIT: 'warning',
  DELIVERED: 'success',
  CANCELED: 'danger',
  BLOCKED: 'neutral',
  UNBLOCKED: 'neutral',
}
