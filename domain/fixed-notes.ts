import * as t from '#texts/fixedNotes.ts'
import * as english from '../languages/texts/en/fixedNotes.ts'
import type { DeliveryFailure, ParcelStatus, RunResult } from '../openapi.d.ts'

/** Notes that Waybill itself writes into a parcel's log, in English as stored and as the API answers them. */
export const fixedNotes = english

/** Code of a note that Waybill itself writes. */
type NoteCode = keyof typeof english

/** Notes of failed delivery attempts whose courier wrote none. */
const failureNotes: Record<DeliveryFailure, NoteCode> = {
  NOBODY_HOME: 'noOneWasHome',
  REFUSED: 'receiverRefusedTheParcel',
  WRONG_ADDRESS: 'addressIsWrong',
  DAMAGED: 'parcelIsDamaged',
  OTHER: 'otherReason',
}

const statusNotes: Partial<Record<ParcelStatus | RunResult['state'], NoteCode>> = {
  BLOCKED: 'blockedByAdmin',
  UNBLOCKED: 'unblockedByAdmin',
  CANCELED: 'canceledBySender',
  DELIVERED: 'confirmedByReceiver',
}

/** Note in the log for a failed attempt whose courier wrote none. */
export const failureNote = (failure: DeliveryFailure): string => fixedNotes[failureNotes[failure]]

/** An entry of a parcel's log, or a parcel's result on a run. */
interface NotedEntry {
  note: string
  status: ParcelStatus | RunResult['state']
  failedAttempt?: DeliveryFailure | null | undefined
}

/**
 * Note of an entry in the language of the page, or of the given texts, if it is the one that Waybill writes
 * for such an entry; any other note as its author wrote it.
 */
export function noteText(entry: NotedEntry, texts: Readonly<Record<NoteCode, string>> = t): string {
  const code = codesFor(entry).find((one) => entry.note === fixedNotes[one])
  return code === undefined ? entry.note : texts[code]
}

/** A result that was taken back leads back to any of the other statuses. */
function codesFor({ status, failedAttempt }: NotedEntry): readonly NoteCode[] {
  if (failedAttempt) return [failureNotes[failedAttempt]]
  const code = statusNotes[status]
  return code === undefined ? ['recordedByMistake', 'attemptRecordedByMistake'] : [code]
}
