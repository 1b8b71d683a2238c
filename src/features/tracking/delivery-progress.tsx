import { ProgressSteps } from '../../ui/progress/progress-steps.tsx'
import { deliverySteps } from './delivery-steps.ts'
import type { DeliveryProgress as Progress } from './delivery-steps.ts'

export function DeliveryProgress({ parcel }: { parcel: Progress }) {
  return <ProgressSteps label="Progress of the delivery" steps={deliverySteps(parcel)} />
}
