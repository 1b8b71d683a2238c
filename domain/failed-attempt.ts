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
 * The failed attempt after which a parcel has not moved on, as the filter `ATTEMPTED` lists it. Past blocks
 * are ignored; a parcel that is blocked has no open attempt.
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
