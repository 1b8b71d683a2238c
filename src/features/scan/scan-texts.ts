import type { ScanSessionContext } from '../../../machines/scan-session.ts'
import type { Scan, ScanOutcome } from '../../../machines/scans.ts'
import { statusText } from '../../lib/text.ts'

/** Newest scan of the parcel that was read last. */
export const shownIn = (scans: readonly Scan[], last: ScanSessionContext['last']) =>
  scans.find(({ trackingId }) => trackingId === last?.trackingId)

/** Counts each outcome, in words; rare ones only where there are some. */
export function countsText(scans: readonly Scan[]): string {
  const count = (...states: ScanOutcome['state'][]) =>
    scans.filter(({ outcome }) => states.includes(outcome.state)).length
  const [putAside, undone] = [count('putAside'), count('undone')]
  return [
    `${count('accepted', 'undoing')} accepted`,
    `${count('refused')} refused`,
    `${count('waiting', 'handover')} waiting`,
    ...(putAside > 0 ? [`${putAside} put aside`] : []),
    ...(undone > 0 ? [`${undone} undone`] : []),
  ].join(' · ')
}

/** Also on the manifest. */
export function outcomeText(outcome: ScanOutcome): string {
  if (outcome.state === 'refused') return `Refused: ${outcome.reason}`
  if (outcome.state === 'putAside') return `Put aside: ${outcome.reason ?? 'not handed over'}`
  if (outcome.state === 'undone') return undoneText(outcome)
  if (outcome.state !== 'accepted') return pendingTexts[outcome.state]
  return outcome.undoFailure === undefined
    ? 'Accepted'
    : `Accepted. Not undone: ${outcome.undoFailure}`
}

const pendingTexts = {
  waiting: 'Waiting',
  handover: 'Waiting for its handover',
  undoing: 'Undoing',
} as const

export const undoneText = ({ backTo }: Extract<ScanOutcome, { state: 'undone' }>): string =>
  backTo === null ? 'Undone' : `Undone: ${statusText(backTo)} again`
