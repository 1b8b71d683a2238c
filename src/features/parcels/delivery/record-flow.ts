import * as t from '#texts/parcels.ts'
import { deliveryRecordMachine } from '../../../../machines/delivery-record.ts'
import type { NewDelivery } from '../../../../openapi.d.ts'
import { messageOf } from '../../../api/api-error.ts'
import { invalidateDeliveries } from '../../../stores/deliveries.ts'
import { toast } from '../../../ui/toast/toast.tsx'
import { parcelRequest } from '../parcel-request.ts'
import { recordUnderKey } from './save-delivery.ts'

type Announcements = {
  announceDone: () => void
  announceFailure: (error: unknown) => void
}

/** Flow of a handover. If the user has left the page, a toast always shows its result. */
export const createRecordFlow = (announcements: Announcements) =>
  deliveryRecordMachine.provide({
    actors: {
      recordDelivery: parcelRequest<{ parcelId: string; delivery: NewDelivery }>({
        role: 'ADMIN',
        // A wrong code may have used the last try, and locked the code.
        request: ({ parcelId, delivery }) =>
          recordUnderKey(parcelId, delivery).finally(invalidateDeliveries),
        isDone: ({ status }) => status === 'DELIVERED',
        expected: () => ({ status: 'DELIVERED', isBlocked: false, isCanceled: false }),
        announceDone,
        announceFailure,
      }),
    },
    actions: {
      announceDone: () => announcements.announceDone(),
      announceFailure: (_, { error }) => announcements.announceFailure(error),
    },
  })

export function announceDone(): void {
  invalidateDeliveries()
  toast.success(t.deliveryRecorded)
}

export function announceFailure(error: unknown): void {
  toast.error(messageOf(error, t.couldNotRecordDelivery))
}
