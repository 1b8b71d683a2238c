import type { ParcelStatus } from '../../../openapi.d.ts'
import { deliveryMilestones } from '../../../machines/parcel-lifecycle.ts'
import type { Step } from '../../ui/progress/progress-steps.tsx'
import { statusText } from '../../lib/text.ts'

/** What the drawing of a delivery's progress goes by. */
export interface DeliveryProgress {
  status: ParcelStatus
  isBlocked: boolean
  isCanceled: boolean
  log: readonly { status: ParcelStatus }[]
}

/** The stops of the delivery; a canceled one ends where it was canceled, a blocked one is held. */
export function deliverySteps(parcel: DeliveryProgress): Step[] {
  const reached = stops.indexOf(lastStop(parcel))
  const steps = stops.map((stop, index) => ({
    label: statusText(stop),
    state: stateOf(index, reached, parcel),
  }))
  if (!isCanceled(parcel)) return steps
  return [...steps.slice(0, reached + 1), { label: statusText('CANCELED'), state: 'failed' }]
}

const stops: readonly ParcelStatus[] = deliveryMilestones

function stateOf(index: number, reached: number, parcel: DeliveryProgress): Step['state'] {
  if (index < reached || isCanceled(parcel)) return 'done'
  if (index > reached) return 'upcoming'
  if (parcel.isBlocked || parcel.status === 'BLOCKED') return 'held'
  return index === stops.length - 1 ? 'done' : 'current'
}

/** A host may say it by the flag, by the status, or by both. */
export const isCanceled = ({
  status,
  isCanceled: flag,
}: Pick<DeliveryProgress, 'status' | 'isCanceled'>) => flag || status === 'CANCELED'

// Blocked and canceled hide where the delivery stood; the log still says it.
function lastStop({ status, log }: DeliveryProgress): ParcelStatus {
  if (stops.includes(status)) return status
  return log.findLast((entry) => stops.includes(entry.status))?.status ?? 'REQUESTED'
}
