import { lazyDialog } from '../../../ui/dialog/dialog.tsx'
import type { RecordDeliveryDialogProps } from './record-delivery-dialog.tsx'

/** Preloads the dialog's code, so that it opens without a connection. */
export const prepareRecordDelivery = async () =>
  (await import('./record-delivery-dialog.tsx')).RecordDeliveryDialog

export const RecordDeliveryDialog = lazyDialog<RecordDeliveryDialogProps>(prepareRecordDelivery)
