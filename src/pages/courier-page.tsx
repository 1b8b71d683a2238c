import { CourierScreen } from '../features/courier/courier-screen.tsx'
import {
  prepareRecordDelivery,
  RecordDeliveryDialog,
} from '../features/parcels/delivery/lazy-record-delivery.ts'
import { RecordAttemptDialog } from '../features/parcels/record-attempt-dialog.tsx'
import { usePreload } from '../lib/use-preload.ts'

export default function CourierPage() {
  usePreload(prepareRecordDelivery)
  return <CourierScreen DeliveryDialog={RecordDeliveryDialog} AttemptDialog={RecordAttemptDialog} />
}
