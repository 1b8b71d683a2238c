import type { ParcelStatus } from '../../../openapi.d.ts'
import { formatDateTime } from '../../lib/dates.ts'
import type { TrackedParcel } from './tracked-parcel.ts'

interface Headline {
  title: string
  text: string
}

/** Where a parcel stands, as one would say it. */
export function headlineOf({ status, isCanceled, log, updatedAt }: TrackedParcel): Headline {
  if (status === 'BLOCKED' && isCanceled)
    return {
      ...headlines.CANCELED,
      text: 'It will not be delivered. The parcel is blocked as well.',
    }
  if (isCanceled) return headlines.CANCELED
  if (status !== 'DELIVERED') return headlines[status]
  const arrival = log.findLast((entry) => entry.status === 'DELIVERED')?.timestamp ?? updatedAt
  return { ...headlines.DELIVERED, text: `Delivered on ${formatDateTime(arrival)}.` }
}

const headlines: Record<ParcelStatus, Headline> = {
  REQUESTED: { title: 'Waiting to be approved', text: 'The sender has asked for this delivery.' },
  APPROVED: { title: 'Approved and ready to go', text: 'It sets off next.' },
  DISPATCHED: { title: 'It has set off', text: 'The parcel has left its sender.' },
  IN_TRANSIT: { title: 'On its way', text: 'The parcel travels to its receiver.' },
  DELIVERED: { title: 'It has arrived', text: '' },
  CANCELED: { title: 'This delivery was canceled', text: 'It will not be delivered.' },
  BLOCKED: {
    title: 'Held back for now',
    text: 'The parcel is blocked where it stands. Once unblocked, it moves on.',
  },
  UNBLOCKED: { title: 'Free to move on', text: 'The parcel was blocked and is no longer.' },
}
