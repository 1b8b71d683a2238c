import * as t from '#texts/parcels.ts'
import type { NewDelivery } from '../../../../openapi.d.ts'
import { isOutcomeUnknown } from '../../../api/api-error.ts'
import { recordDelivery } from '../../../api/deliveries.ts'
import type { Parcel } from '../../../api/model.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { keepHandover } from '../../../stores/kept-handovers.ts'
import { toast } from '../../../ui/toast/toast.tsx'

/** Records a delivery; an unchanged retry after a lost answer keeps its idempotency key. */
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

/** Stores a delivery; false without space, which a toast says, and then the input has to stay on screen. */
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

/** Called after a recorded or refused handover, as the next one may have the same content. */
function forgetKey(): void {
  last = { text: '', key: '' }
}
