import * as t from '#texts/parcelsDelivery.ts'
import type { NewDelivery } from '../../../../openapi.d.ts'
import { isOutcomeUnknown } from '../../../api/api-error.ts'
import { recordDelivery } from '../../../api/deliveries.ts'
import type { Parcel } from '../../../api/model.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { keepHandover } from '../../../stores/kept-handovers.ts'
import { toast } from '../../../ui/toast/toast.tsx'

/** Tried again with nothing changed, a delivery whose answer was lost is sent under its first key. */
export async function recordUnderKey(
  parcelId: string,
  delivery: NewDelivery,
): Promise<Parcel | null> {
  try {
    const parcel = await recordDelivery(parcelId, delivery, keyFor(parcelId, delivery))
    forgetKey()
    return parcel
  } catch (error) {
    if (!isOutcomeUnknown(error)) forgetKey()
    throw error
  }
}

/** False where the browser cannot keep it, which it says: what was taken down must stay on screen. */
export function keepDelivery(
  { id: parcelId, trackingId }: Pick<Parcel, 'id' | 'trackingId'>,
  delivery: NewDelivery,
): boolean {
  const isKept = keepHandover({
    key: keyFor(parcelId, delivery),
    parcelId,
    trackingId,
    takenAt: new Date().toISOString(),
    delivery,
    outcome: { state: 'waiting' },
  })
  if (isKept) {
    forgetKey()
    toast.info(t.savedAndSentWhenOnline)
  } else toast.error(t.noRoomToSave)
  return isKept
}

let last = { text: '', key: '' }

function keyFor(parcelId: string, delivery: NewDelivery): string {
  const text = JSON.stringify([parcelId, delivery])
  if (text !== last.text) last = { text, key: randomKey() }
  return last.key
}

/** Ends a recorded or refused handover; the next one may be alike and is another. */
function forgetKey(): void {
  last = { text: '', key: '' }
}
