import pLimit from 'p-limit'
import { fromCallback } from 'xstate'
import * as common from '#texts/common.ts'
import * as t from '#texts/scan.ts'
import { claimedTime } from '../../../domain/door-time.ts'
import { offeredSeconds } from '../../../domain/result-undo.ts'
import { scanSessionMachine } from '../../../machines/scan-session.ts'
import type {
  ScanCall,
  ScanCalls,
  ScanOutcome,
  SendEvent,
  UndoCall,
} from '../../../machines/scans.ts'
import { hasCode } from '../../api/api-error.ts'
import { reasonNotToSendAgain } from '../../api/pending-requests.ts'
import { scanParcel, undoDelivery } from '../../api/parcels.ts'
import { findParcel } from '../../stores/find-parcel.ts'
import { invalidateParcels } from '../../stores/parcels.ts'

/** Number of scans that are sent at the same time. */
const concurrency = 3

const sendScans = fromCallback<SendEvent, ScanCalls>(({ input, sendBack, receive }) => {
  const limit = pLimit(concurrency)
  const lastOfParcel = new Map<string, Promise<void>>()
  let isStopped = false
  async function send(key: string, request: () => Promise<ScanOutcome | null>): Promise<void> {
    if (isStopped) return
    const outcome = await limit(request)
    if (outcome === null) sendBack({ type: 'scan.unreachable' })
    else sendBack({ type: 'scan.settled', key, outcome })
  }
  /** Sends the scans of one parcel in order, as each sets a status. */
  function sendScan(scan: ScanCall): void {
    const before = lastOfParcel.get(scan.trackingId) ?? Promise.resolve()
    lastOfParcel.set(
      scan.trackingId,
      before.then(() => send(scan.key, () => outcomeOfScan(scan))),
    )
  }
  const sendUndo = (undo: UndoCall) => void send(undo.key, () => outcomeOfUndo(undo))
  input.scans.forEach(sendScan)
  input.undos.forEach(sendUndo)
  receive((event) => (event.type === 'SEND' ? sendScan(event.scan) : sendUndo(event.undo)))
  return () => {
    isStopped = true
    limit.clearQueue()
    invalidateParcels()
  }
})

export const scanSessionFlow = scanSessionMachine.provide({ actors: { sendScans } })

/** Null if the result is unknown: the scan is sent again with its key. */
async function outcomeOfScan(scan: ScanCall): Promise<ScanOutcome | null> {
  const { key, trackingId, status, readAt } = scan
  try {
    const doneAt = claimedTime(readAt, Date.now())
    const scanned = await scanParcel({ trackingId, status }, key, { doneAt })
    const toAddress = scanned?.parcel.toAddress ?? ''
    if (!scanned?.canUndo) return { state: 'accepted', toAddress }
    const until = new Date(Date.now() + offeredSeconds * 1000).toISOString()
    return { state: 'accepted', toAddress, undo: { parcelId: scanned.parcel.id, until } }
  } catch (error) {
    if (hasCode(error, 'PROOF_REQUIRED')) return handoverOf(trackingId)
    return refusalOf(error)
  }
}

/** Looks up the parcel's ID, which the handover needs and a scan lacks. */
async function handoverOf(trackingId: string): Promise<ScanOutcome | null> {
  try {
    const parcel = await findParcel('ADMIN', trackingId, new AbortController().signal)
    return parcel ? { state: 'handover', parcelId: parcel.id } : refused(common.parcelNotFound)
  } catch (error) {
    return refusalOf(error)
  }
}

async function outcomeOfUndo({ key, parcelId, toAddress }: UndoCall): Promise<ScanOutcome | null> {
  try {
    const parcel = await undoDelivery(parcelId, `${key}-undo`)
    return { state: 'undone', backTo: parcel?.status ?? null }
  } catch (error) {
    const reason = reasonNotToSendAgain(error, {
      refused: t.refusedToUndo,
      fault: t.didNotUndo,
    })
    return reason === null ? null : { state: 'accepted', toAddress, undoFailure: reason }
  }
}

const refused = (reason: string): ScanOutcome => ({ state: 'refused', reason, isSettled: false })

function refusalOf(error: unknown): ScanOutcome | null {
  const reason = reasonNotToSendAgain(error, {
    refused: t.refusedTheScan,
    fault: t.somethingWentWrong,
  })
  return reason === null ? null : refused(reason)
}
