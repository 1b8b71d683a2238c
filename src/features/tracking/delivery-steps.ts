import type { ParcelStatus } from '../../../openapi.d.ts'
import { deliveryStatuses } from '../../../machines/parcel-lifecycle.ts'
import { statusText } from '../../lib/text.ts'

type StepState = 'done' | 'current' | 'upcoming' | 'failed'

/** The stops of the delivery, seen from where it stands; a canceled one fails where it was to go. */
export function deliverySteps(
  status: ParcelStatus,
  log: readonly { status: ParcelStatus }[],
): { label: string; state: StepState }[] {
  const reached = stops.indexOf(lastStop(status, log))
  const stopped = status === 'CANCELED'
  return stops.map((stop, index) => ({
    label: statusText(stop),
    state: stateOf(index, stopped ? reached + 1 : reached, stopped),
  }))
}

const stops: readonly ParcelStatus[] = deliveryStatuses.filter((one) => one !== 'CANCELED')

function stateOf(index: number, at: number, stopped: boolean): StepState {
  if (index < at) return 'done'
  if (index > at) return 'upcoming'
  if (stopped) return 'failed'
  return index === stops.length - 1 ? 'done' : 'current'
}

// Blocked and canceled hide where the delivery stood; the log still says it.
function lastStop(status: ParcelStatus, log: readonly { status: ParcelStatus }[]): ParcelStatus {
  if (stops.includes(status)) return status
  return log.findLast((entry) => stops.includes(entry.status))?.status ?? 'REQUESTED'
}
