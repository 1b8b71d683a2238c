import { failureLabels } from '../../../domain/failed-attempt.ts'
import { formatTimeOrDate } from '../../../domain/format.ts'
import type { RunParcel, RunResult } from '../../api/runs.ts'
import type { CourierWork } from '../../stores/act-keeper.ts'

/** As in “1 parcel” and “3 parcels”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export function workText(work: CourierWork): string {
  if (work.type === 'start') return 'Start of the run'
  if (work.type === 'finish') return 'End of the run'
  return `${workNames[work.type]} ${work.trackingId}`
}

const workNames = { load: 'Loading of', deliver: 'Delivery of', attempt: 'Failed attempt for' }

/** What became of a parcel, and when. */
export function resultText({ state, failedAttempt, at }: RunResult): string {
  const time = formatTimeOrDate(Date.parse(at))
  if (state === 'DELIVERED') return `Delivered, ${time}`
  if (state === 'CANCELED') return `Canceled, ${time}`
  const reason = failedAttempt === null ? '' : `: ${failureLabels[failedAttempt].toLowerCase()}`
  return `Not delivered${reason}, ${time}`
}

/** Each name once. */
export const receiversOf = (parcels: readonly Pick<RunParcel, 'receiver'>[]): string =>
  [...new Set(parcels.map(({ receiver }) => receiver))].join(', ')
