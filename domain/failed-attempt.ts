import type { DeliveryFailure, ParcelStatus } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

export const deliveryFailures = listOfAll<DeliveryFailure>()([
  'NOBODY_HOME',
  'REFUSED',
  'WRONG_ADDRESS',
  'DAMAGED',
  'OTHER',
])

interface Entry {
  status: ParcelStatus
  failedAttempt: DeliveryFailure | null
}

/**
 * The failed attempt since which a parcel has not moved on: what the filter `ATTEMPTED` lists. That it was
 * blocked meanwhile does not count; while it is blocked, it is that alone.
 */
export function openAttempt<Attempt extends Entry>({
  isBlocked,
  log,
}: {
  isBlocked: boolean
  log: readonly Attempt[]
}): (Attempt & { failedAttempt: DeliveryFailure }) | null {
  const last = log.findLast(({ status }) => status !== 'BLOCKED' && status !== 'UNBLOCKED')
  if (isBlocked || !last?.failedAttempt) return null
  return { ...last, failedAttempt: last.failedAttempt }
}
