import type { ParcelStatus, ScannedStatus } from '../openapi.d.ts'

/* Scans of a session, with what is known of each and what became of it. */

/** Result of a scan. One that is refused or put aside stays in the list until it is settled. */
export type ScanOutcome =
  | { state: 'waiting' }
  | { state: 'accepted'; toAddress: string; undo?: OfferedUndo; undoFailure?: string }
  | { state: 'refused'; reason: string; isSettled: boolean }
  /** It needs a proof: its handover is open, or waits for the one of the scan before. */
  | { state: 'handover'; parcelId: string }
  /** The reason is why its handover failed; null where it was only closed. */
  | { state: 'putAside'; parcelId: string; reason: string | null; isSettled: boolean }
  | { state: 'undoing'; parcelId: string; toAddress: string }
  /** Null where the host does not say how the parcel stands now. */
  | { state: 'undone'; backTo: ParcelStatus | null }

/** A delivery that this scan has recorded, and until when its undo is offered (ISO 8601). */
interface OfferedUndo {
  parcelId: string
  until: string
}

/** End of a handover; `impossible`: the parcel cannot be handed over any more. */
export type HandoverEnd =
  | { state: 'recorded'; toAddress: string }
  | { state: 'putAside'; reason: string | null }
  | { state: 'impossible'; reason: string }

export interface Scan {
  /** The idempotency key under which it is sent, however often. */
  key: string
  trackingId: string
  /** Status that it was scanned as. */
  status: ScannedStatus
  /** ISO 8601, by the clock of the device. */
  readAt: string
  outcome: ScanOutcome
}

/** Session that was begun, as it survives a reload. */
export interface KeptScans {
  /** Status that the next parcels are scanned as. */
  status: ScannedStatus
  /** One for each parcel and status, the newest first. */
  scans: readonly Scan[]
}

/** Request to the server for a scan. */
export type ScanCall = Pick<Scan, 'key' | 'trackingId' | 'status'>

/** Request to the server to take a delivery back; the key is the scan's. */
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

/** The one that is open now: of those that wait, the one that was read first. */
export const handoverIn = (scans: readonly Scan[]): (Scan & { parcelId: string }) | undefined =>
  handoversIn(scans).at(-1)

export const handoversIn = (scans: readonly Scan[]) =>
  scans.flatMap((scan) =>
    scan.outcome.state === 'handover' ? [{ ...scan, parcelId: scan.outcome.parcelId }] : [],
  )

/** True if a new session, or a logout, would leave it half done. */
export const isUnfinished = ({ outcome: { state } }: Scan): boolean =>
  state === 'waiting' || state === 'handover' || state === 'undoing'

/** Its parcel may be scanned as the same status again. */
export const isOpenAgain = ({ outcome: { state } }: Scan): boolean =>
  state === 'refused' || state === 'putAside' || state === 'undone'

export const callOf = ({ key, trackingId, status }: Scan): ScanCall => ({ key, trackingId, status })

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
