import * as t from '#texts/parcels.ts'
import { ApiError } from '../../../api/api-error.ts'
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

/** Milliseconds between retries; sooner when the connection returns. */
const retryInterval = 5_000

/** Sends this user's kept handovers one after the other, from one tab, until it is stopped. */
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

/** False where it has to be sent again. */
async function send(handover: KeptHandover, signal: AbortSignal): Promise<boolean> {
  const outcome = await outcomeOf(handover)
  // A user who logged out meanwhile sends it again in the next session, with the same key.
  if (outcome === null || signal.aborted) return false
  settleHandover(handover.key, outcome)
  invalidateDeliveries()
  invalidateParcels()
  const { trackingId } = handover
  if (outcome.state === 'recorded') toast.success(t.deliveryOfRecorded({ trackingId }))
  else toast.error(t.handoverOfNotRecorded({ trackingId }))
  return true
}

/** Null where the result is unknown. */
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
    // The account was refused, not the handover: it waits until the user may send it.
    if (!(error instanceof ApiError) || error.status === 403) return null
    const reason = reasonNotToSendAgain(error, texts)
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
