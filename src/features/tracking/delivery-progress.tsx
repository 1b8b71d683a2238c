import * as t from '#texts/tracking.ts'
import type { ParcelStatus } from '../../../openapi.d.ts'
import { deliveryMilestones } from '../../../machines/parcel-lifecycle.ts'
import { ProgressSteps } from '../../ui/progress/progress-steps.tsx'
import type { Step } from '../../ui/progress/progress-steps.tsx'
import { statusText } from '../../parcel/status-text.ts'
import { isCanceled } from './tracked-parcel.ts'

/** Fields of a parcel that determine its progress. */
interface DeliveryState {
  status: ParcelStatus
  isBlocked: boolean
  isCanceled: boolean
  log: readonly { status: ParcelStatus }[]
}

export function DeliveryProgress({ parcel }: { parcel: DeliveryState }) {
  return <ProgressSteps label={t.progressOfTheDelivery} steps={deliverySteps(parcel)} />
}

/** Milestones of the delivery; they end where it was canceled, and pause where it is blocked. */
function deliverySteps(parcel: DeliveryState): Step[] {
  const reached = milestones.indexOf(lastMilestone(parcel))
  const steps = milestones.map((milestone, index) => ({
    label: statusText(milestone),
    state: stepState(index, reached, parcel),
  }))
  if (!isCanceled(parcel)) return steps
  return [...steps.slice(0, reached + 1), { label: statusText('CANCELED'), state: 'failed' }]
}

const milestones: readonly ParcelStatus[] = deliveryMilestones

function stepState(index: number, reached: number, parcel: DeliveryState): Step['state'] {
  if (index < reached || isCanceled(parcel)) return 'done'
  if (index > reached) return 'upcoming'
  if (parcel.isBlocked || parcel.status === 'BLOCKED') return 'held'
  return index === milestones.length - 1 ? 'done' : 'current'
}

// Blocked and canceled replace the status, so the log has to tell the milestone.
function lastMilestone({ status, log }: DeliveryState): ParcelStatus {
  if (milestones.includes(status)) return status
  return log.findLast((entry) => milestones.includes(entry.status))?.status ?? 'REQUESTED'
}
