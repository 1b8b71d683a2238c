import { deliveryRecordMachine } from '../../../../machines/delivery-record.ts'
import type { NewDelivery } from '../../../../openapi.d.ts'
import { messageOf } from '../../../api/api-error.ts'
import { recordDelivery } from '../../../api/deliveries.ts'
import { invalidateDeliveries } from '../../../stores/deliveries.ts'
import { lazyDialog } from '../../../ui/dialog/dialog.tsx'
import { toast } from '../../../ui/toast/toast.tsx'
import { parcelRequest } from '../parcel-flow.tsx'
import type { RecordDeliveryDialogProps } from './record-delivery-dialog.tsx'

export const loadRecordDeliveryDialog = async () =>
  (await import('./record-delivery-dialog.tsx')).RecordDeliveryDialog

export const RecordDeliveryDialog = lazyDialog<RecordDeliveryDialogProps>(loadRecordDeliveryDialog)

type Announcements = {
  announceDone: () => void
  announceFailure: (error: unknown) => void
}

/** The flow of a handover. One that its page has left meanwhile is always announced in a toast. */
export const createRecordFlow = (announcements: Announcements) =>
  deliveryRecordMachine.provide({
    actors: {
      recordDelivery: parcelRequest<{ parcelId: string; delivery: NewDelivery }>({
        role: 'ADMIN',
        request: ({ parcelId, delivery }) => recordDelivery(parcelId, delivery),
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
  toast.success('Delivery recorded')
}

export function announceFailure(error: unknown): void {
  // A wrong code may have been the last try.
  invalidateDeliveries()
  toast.error(messageOf(error, 'Failed to record the delivery'))
}
