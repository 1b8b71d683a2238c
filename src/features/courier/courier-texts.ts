import * as t from '#texts/courier.ts'
import type { RunParcel, RunResult } from '../../../openapi.d.ts'
import { doneTimeText } from '../../../domain/door-time-text.ts'
import { formatTimeOrDate } from '../../../domain/format.ts'
import { failureReasons } from '../../parcel/failure-reasons.ts'
import { listText } from '../../lib/lists.ts'
import type { OutboxAction } from '../../stores/outbox-storage.ts'

export function actionText(action: OutboxAction): string {
  if (action.type === 'start') return t.startOfTheRun
  if (action.type === 'finish') return t.endOfTheRun
  if (action.type === 'undo') return t.undoOf({ name: actionNames[action.undoes](action) })
  return actionNames[action.type](action)
}

const actionNames = { load: t.loadingOf, deliver: t.deliveryOf, attempt: t.failedAttemptFor }

/** Result of a parcel, with the time. */
export function resultText({ state, failedAttempt, at, doneAt }: RunResult): string {
  const time = doneTimeText({ at, doneAt }, (iso) => formatTimeOrDate(Date.parse(iso)))
  if (state === 'DELIVERED') return t.deliveredAt({ time })
  if (state === 'CANCELED') return t.canceledAt({ time })
  if (failedAttempt === undefined) return t.notDeliveredAt({ time })
  return t.notDeliveredBecause({ reason: failureReasons[failedAttempt], time })
}

/** Names of the receivers, without duplicates. */
export const receiversOf = (parcels: readonly Pick<RunParcel, 'receiver'>[]): string =>
  listText([...new Set(parcels.map(({ receiver }) => receiver))])
