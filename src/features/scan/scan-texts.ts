import * as common from '#texts/common.ts'
import * as t from '#texts/scan.ts'
import type { ScanReading } from '../../../domain/scanner-layout.ts'
import type { ScanSessionContext } from '../../../machines/scan-session.ts'
import type { Scan, ScanOutcome } from '../../../machines/scans.ts'
import { statusText } from '../../parcel/status-text.ts'

/** Newest scan of the last parcel. */
export const shownIn = (scans: readonly Scan[], last: ScanSessionContext['last']) =>
  scans.find(({ trackingId }) => trackingId === last?.trackingId)

/** Counts of each outcome as text; rare ones only if there are any. */
export function countsText(scans: readonly Scan[]): string {
  const count = (...states: ScanOutcome['state'][]) =>
    scans.filter(({ outcome }) => states.includes(outcome.state)).length
  const [putAside, undone] = [count('putAside'), count('undone')]
  return [
    t.countAccepted({ count: count('accepted', 'undoing') }),
    t.countRefused({ count: count('refused') }),
    t.countWaiting({ count: count('waiting', 'handover') }),
    ...(putAside > 0 ? [t.countPutAside({ count: putAside })] : []),
    ...(undone > 0 ? [t.countUndone({ count: undone })] : []),
  ].join(' · ')
}

/** Text of an outcome, also for the manifest. */
export function outcomeText(outcome: ScanOutcome): string {
  if (outcome.state === 'refused') return t.refusedBecause(outcome)
  if (outcome.state === 'putAside')
    return outcome.reason ? t.putAsideBecause({ reason: outcome.reason }) : t.putAsideNotHandedOver
  if (outcome.state === 'undone') return undoneText(outcome)
  if (outcome.state !== 'accepted') return pendingTexts[outcome.state]
  return outcome.undoFailure === undefined
    ? t.accepted
    : t.acceptedNotUndone({ reason: outcome.undoFailure })
}

const pendingTexts = {
  waiting: common.waiting,
  handover: t.waitingForItsHandover,
  undoing: t.undoing,
} as const

export const undoneText = ({ backTo }: Extract<ScanOutcome, { state: 'undone' }>): string =>
  backTo === null ? t.undone : t.undoneStatusAgain({ status: statusText(backTo) })

/** Why a code cannot be sent as it was typed by the scanner; null if it can. */
export function whyNotTaken(reading: ScanReading): string | null {
  if (reading.kind === 'layout') return t.scannerTypes(reading)
  return reading.kind === 'unsure' ? t.scannerIsNotKnown : null
}
