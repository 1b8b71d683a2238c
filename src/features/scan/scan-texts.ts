import type { ScanSessionContext } from '../../../machines/scan-session.ts'
import type { Scan, ScanOutcome } from '../../../machines/scans.ts'
import { statusText } from '../../lib/text.ts'

/** Of the parcel that was read last, the newest. */
export const shownIn = (scans: readonly Scan[], last: ScanSessionContext['last']) =>
  scans.find(({ trackingId }) => trackingId === last?.trackingId)

/** How many of each, in words; what is rare, only where there is some. */
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
  switch (outcome.state) {
    case 'waiting':
      return 'Waiting'
    case 'accepted':
      return outcome.undoFailure === undefined
        ? 'Accepted'
        : `Accepted. Not undone: ${outcome.undoFailure}`
    case 'refused':
      return `Refused: ${outcome.reason}`
    case 'handover':
      return 'Waiting for its handover'
    case 'putAside':
      return `Put aside: ${outcome.reason ?? 'not handed over'}`
    case 'undoing':
      return 'Undoing'
    case 'undone':
      return undoneText(outcome)
  }
}

export const undoneText = ({ backTo }: Extract<ScanOutcome, { state: 'undone' }>): string =>
  backTo === null ? 'Undone' : `Undone: ${statusText(backTo)} again`
