import { fromCallback } from 'xstate'
import type { BulkCalls, BulkOutcome, ParcelSettled } from '../../../../machines/bulk-status.ts'
import type { DeliveryStatus } from '../../../../openapi.d.ts'
import { ApiError } from '../../../api/api-error.ts'
import { updateParcelStatus } from '../../../api/parcels.ts'
import { invalidateParcels, replaceParcel } from '../../../stores/parcels.ts'

/** A few calls at a time; a stop, or leaving the page, begins no more of them. */
export const statusCalls = fromCallback<{ type: 'STOP' }, BulkCalls>(
  ({ input, sendBack, receive }) => {
    const waiting = [...input.parcelIds]
    const settle = (parcelId: string, outcome: BulkOutcome) =>
      sendBack({ type: 'parcel.settled', parcelId, outcome } satisfies ParcelSettled)
    const workOff = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
        settle(id, await outcomeOf(id, input.status))
    }
    receive(() => {
      for (const id of waiting.splice(0)) settle(id, { state: 'left' })
    })
    void Promise.all(Array.from({ length: atATime }, workOff)).then(invalidateParcels)
    return () => void waiting.splice(0)
  },
)

const atATime = 4

async function outcomeOf(parcelId: string, status: DeliveryStatus): Promise<BulkOutcome> {
  try {
    const parcel = await updateParcelStatus(parcelId, status)
    if (parcel) replaceParcel(parcel)
    return { state: 'done' }
  } catch (error) {
    return { state: isRefusal(error) ? 'refused' : 'failed', error }
  }
}

/** The server has decided; another try would hear the same. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}
