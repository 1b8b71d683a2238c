import { useEffect } from 'react'
import { CourierScreen } from '../features/courier/courier-screen.tsx'
import {
  prepareRecordDelivery,
  RecordDeliveryDialog,
} from '../features/parcels/delivery/lazy-record-delivery.ts'
import { RecordAttemptDialog } from '../features/parcels/record-attempt-dialog.tsx'
import { whenIdle } from '../lib/scheduling.ts'

export default function CourierPage() {
  // Preloaded, as there may be no connection at the door.
  useEffect(() => whenIdle(() => void prepareRecordDelivery().catch(() => {})), [])
  return <CourierScreen DeliveryDialog={RecordDeliveryDialog} AttemptDialog={RecordAttemptDialog} />
}
