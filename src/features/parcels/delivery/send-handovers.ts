import * as t from '#texts/parcelsDelivery.ts'
import { ApiError, isOutcomeUnknown } from '../../../api/api-error.ts'
import { recordDelivery } from '../../../api/deliveries.ts'
import { reasonNotToSendAgain } from '../../../api/kept-requests.ts'
import { delay } from '../../../lib/polling.ts'
import { leadAmongTabs } from '../../../lib/tab-leader.ts'
import { invalidateDeliveries } from '../../../stores/deliveries.ts'
import {
  keptHandovers,
  onHandoversChanged,
  settleHandover,
} from '../../../stores/kept-handovers.ts'
import type { HandoverOutcome, KeptHandover } from '../../../stores/kept-handovers.ts'
import { invalidateParcels, replaceParcel } from '../../../stores/parcels.ts'
import { toast } from '../../../ui/toast/toast.tsx'

/** Milliseconds until what did not reach the server is sent again; sooner when the network is back. */
const retryInterval = 5_000

/** Sends what this user's browser keeps, one after the other and from one tab, until it is stopped. */
export function startSending(userId: string): () => void {
  const stopping = new AbortController()
  leadAmongTabs(`waybill-handovers ${userId}`, stopping.signal, sendUntilStopped)
  return () => stopping.abort()
}

async function sendUntilStopped(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const next = keptHandovers().find(({ outcome }) => outcome.state === 'waiting')
    if (next === undefined) await changed(signal)
    else if (!navigator.onLine || !(await send(next, signal))) await delay(retryInterval, signal)
  }
}

/** False where it is to be sent again. */
async function send(handover: KeptHandover, signal: AbortSignal): Promise<boolean> {
  const outcome = await outcomeOf(handover)
  // A user who left meanwhile sends it again in their next session, under its key.
  if (outcome === null || signal.aborted) return false
  settleHandover(handover.key, outcome)
  invalidateDeliveries()
  invalidateParcels()
  const { trackingId } = handover
  if (outcome.state === 'recorded') toast.success(t.deliveryOfRecorded({ trackingId }))
  else toast.error(t.handoverOfNotRecorded({ trackingId }))
  return true
}

/** Null where no answer says what became of it. */
async function outcomeOf({
  parcelId,
  delivery,
  key,
}: KeptHandover): Promise<Exclude<HandoverOutcome, { state: 'waiting' }> | null> {
  try {
    const parcel = await recordDelivery(parcelId, delivery, key)
    if (parcel !== null) replaceParcel(parcel)
    return { state: 'recorded' }
  } catch (error) {
    // Refusal of the account, not of the handover: it waits for a user who may.
    if (!(error instanceof ApiError) || error.status === 403) return null
    const reason = isOutcomeUnknown(error) ? null : reasonNotToSendAgain(error, texts)
    return reason === null ? null : { state: 'refused', reason, fieldErrors: error.fieldErrors }
  }
}

function changed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stopListening()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const stopListening = onHandoversChanged(done)
    signal.addEventListener('abort', done)
  })
}

const texts = {
  refused: t.serverRefusedTheDelivery,
  fault: t.somethingWentWrong,
}
