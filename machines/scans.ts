import type { ParcelStatus, ScannedStatus } from '../openapi.d.ts'

/* Scans of a session, with the outcome of each. */

/** Outcome of a scan. One that is refused or put aside stays in the list until the user resolves it. */
export type ScanOutcome =
  | { state: 'waiting' }
  | { state: 'accepted'; toAddress: string; undo?: OfferedUndo; undoFailure?: string }
  | { state: 'refused'; reason: string; isSettled: boolean }
  /** The parcel needs a proof: its handover is open, or waits for that of an earlier scan. */
  | { state: 'handover'; parcelId: string }
  /** `reason` says why the handover failed; null if its dialog was only closed. */
  | { state: 'putAside'; parcelId: string; reason: string | null; isSettled: boolean }
  | { state: 'undoing'; parcelId: string; toAddress: string }
  /** `backTo` is null if the server does not say which status the parcel has now. */
  | { state: 'undone'; backTo: ParcelStatus | null }

/** Delivery that the scan has recorded, and the time until which its undo is offered (ISO 8601). */
interface OfferedUndo {
  parcelId: string
  until: string
}

/** End of a handover; `impossible` if the parcel can no longer be handed over. */
export type HandoverEnd =
  | { state: 'recorded'; toAddress: string }
  | { state: 'putAside'; reason: string | null }
  | { state: 'impossible'; reason: string }

export interface Scan {
  /** Idempotency key, the same in every attempt to send the scan. */
  key: string
  trackingId: string
  /** Status that the parcel was scanned as. */
  status: ScannedStatus
  /** ISO 8601, by the device's clock. */
  readAt: string
  outcome: ScanOutcome
}

/** Session as it is stored in the browser, to survive a reload. */
export interface ScanSession {
  /** Status that the next parcels are scanned as. */
  status: ScannedStatus
  /** One scan for each parcel and status, newest first. */
  scans: readonly Scan[]
}

/** Request to the server for a scan. */
export type ScanCall = Pick<Scan, 'key' | 'trackingId' | 'status' | 'readAt'>

/** Request to the server to undo a delivery; the key is the scan's. */
export interface UndoCall {
  key: string
  parcelId: string
  toAddress: string
}

export type SendEvent = { type: 'SEND'; scan: ScanCall } | { type: 'UNDO'; undo: UndoCall }

export interface ScanCalls {
  scans: readonly ScanCall[]
  undos: readonly UndoCall[]
}

export const waitingIn = (scans: readonly Scan[]): Scan[] =>
  scans.filter(({ outcome }) => outcome.state === 'waiting')

/** The open handover: of all waiting ones, the one that was scanned first. */
export const handoverIn = (scans: readonly Scan[]): (Scan & { parcelId: string }) | undefined =>
  handoversIn(scans).at(-1)

export const handoversIn = (scans: readonly Scan[]) =>
  scans.flatMap((scan) =>
    scan.outcome.state === 'handover' ? [{ ...scan, parcelId: scan.outcome.parcelId }] : [],
  )

/** True if a new session or a logout would interrupt the scan. */
export const isUnfinished = ({ outcome: { state } }: Scan): boolean =>
  state === 'waiting' || state === 'handover' || state === 'undoing'

/** True if the parcel can be scanned as the same status again. */
export const isOpenAgain = ({ outcome: { state } }: Scan): boolean =>
  state === 'refused' || state === 'putAside' || state === 'undone'

export const callOf = ({ key, trackingId, status, readAt }: ScanCall): ScanCall => ({
  key,
  trackingId,
  status,
  readAt,
})

export const undosIn = (scans: readonly Scan[]): UndoCall[] =>
  scans.flatMap(({ key, outcome }) =>
    outcome.state === 'undoing'
      ? [{ key, parcelId: outcome.parcelId, toAddress: outcome.toAddress }]
      : [],
  )

export function outcomeOf(end: HandoverEnd, parcelId: string): ScanOutcome {
  if (end.state === 'recorded') return { state: 'accepted', toAddress: end.toAddress }
  if (end.state === 'impossible') return { state: 'refused', reason: end.reason, isSettled: false }
  return { state: 'putAside', parcelId, reason: end.reason, isSettled: false }
}
