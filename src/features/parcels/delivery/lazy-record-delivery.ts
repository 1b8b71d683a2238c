import { lazyDialog } from '../../../ui/dialog/dialog.tsx'
import type { RecordDeliveryDialogProps } from './record-delivery-dialog.tsx'

/** Loads its code, so that it is there when there is no connection. */
export const prepareRecordDelivery = async () =>
  (await import('./record-delivery-dialog.tsx')).RecordDeliveryDialog

export const RecordDeliveryDialog = lazyDialog<RecordDeliveryDialogProps>(prepareRecordDelivery)
