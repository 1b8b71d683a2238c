import * as t from '#texts/parcels.ts'
import type { NewDelivery } from '../../../../openapi.d.ts'
import { isOutcomeUnknown } from '../../../api/api-error.ts'
import { recordDelivery } from '../../../api/deliveries.ts'
import type { Parcel } from '../../../api/model.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { addEntries, forgetDraft } from '../../../stores/outbox.ts'
import { toast } from '../../../ui/toast/toast.tsx'

/** Records a delivery; an unchanged retry after a lost answer keeps its idempotency key. */
export async function recordUnderKey(
  parcelId: string,
  delivery: NewDelivery,
): Promise<Parcel | null> {
  try {
    const parcel = await recordDelivery(parcelId, delivery, keyFor(parcelId, delivery))
    forgetKey()
    forgetDraft('deliver', [parcelId])
    return parcel
  } catch (error) {
    if (!isOutcomeUnknown(error)) forgetKey()
    throw error
  }
}

/**
 * Adds the delivery to the outbox; without space, shows a toast and returns false, and the input has to stay on
 * screen.
 */
export async function saveDelivery(
  { id: parcelId, trackingId }: Pick<Parcel, 'id' | 'trackingId'>,
  delivery: NewDelivery,
): Promise<boolean> {
  const key = keyFor(parcelId, delivery)
  const added = await addEntries([{ type: 'deliver', parcelId, trackingId, delivery }], { key })
  announceSaved(added !== null)
  if (added !== null) forgetKey()
  return added !== null
}

export function announceSaved(isSaved: boolean): void {
  if (isSaved) toast.info(t.savedAndSentWhenOnline)
  else toast.error(t.noRoomToSave)
}

let last = { text: '', key: '' }

function keyFor(parcelId: string, delivery: NewDelivery): string {
  const text = JSON.stringify([parcelId, delivery])
  if (text !== last.text) last = { text, key: randomKey() }
  return last.key
}

/** Called after a recorded or refused handover, since the next one may have the same content. */
function forgetKey(): void {
  last = { text: '', key: '' }
}
