import type { DeliveryFailure, ParcelStatus } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'
import { formatDay } from './format.ts'

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

/** In a word or two, as one chooses it. */
export const failureLabels: Record<DeliveryFailure, string> = {
  NOBODY_HOME: 'No one home',
  REFUSED: 'Refused',
  WRONG_ADDRESS: 'Wrong address',
  DAMAGED: 'Damaged',
  OTHER: 'Other',
}

interface Attempt {
  failedAttempt: DeliveryFailure
  /** YYYY-MM-DD, where it is known. */
  nextAttempt: string | null
}

/** Tells sender and receiver what happened at the door and what happens next. */
export function attemptSentences({ failedAttempt, nextAttempt }: Attempt): string {
  const next =
    nextAttempt === null
      ? nextSteps[failedAttempt]
      : `We will try again on ${formatDay(nextAttempt, true)}.`
  return `${happened[failedAttempt]} ${next}`.trim()
}

const happened: Record<DeliveryFailure, string> = {
  NOBODY_HOME: 'No one was home.',
  REFUSED: 'The parcel was refused.',
  WRONG_ADDRESS: 'The address was wrong.',
  DAMAGED: 'The parcel is damaged.',
  OTHER: '',
}

const nextSteps: Record<DeliveryFailure, string> = {
  NOBODY_HOME: 'We will try again.',
  REFUSED: 'We keep it until the sender decides what happens to it.',
  WRONG_ADDRESS: 'Please contact us with the right address.',
  DAMAGED: 'We will contact the sender.',
  OTHER: 'We will try again.',
}
