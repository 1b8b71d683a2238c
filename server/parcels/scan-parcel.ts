import { createHash } from 'node:crypto'
import { storedTrackingId } from '../../domain/tracking-id.ts'
import { move, scanEvent } from '../../machines/parcel-lifecycle.ts'
import { conflict, notFound, proofRequired } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'
import { lifecycleStateOf } from '../db/lifecycle-state.ts'
import { findParcelId } from './repository.ts'
import { findUndo } from './undo-result.ts'

export const scanParcel: OperationHandler<'scanParcel'> = async (
  { caller, query: { runId, doneAt }, body: { trackingId: typed, status }, headers },
  context,
) => {
  const trackingId = storedTrackingId(typed)
  const parcelId = trackingId === null ? undefined : await findParcelId(context.db, trackingId)
  if (parcelId === undefined) throw notFound('parcelNotFound')
  const key = headers['Idempotency-Key']
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([parcelId, status]))
    .digest()
  const event = scanEvent(caller.role, status)
  if (event === undefined) throw conflict('onlyTheDepotApproves')
  const needsProof = status === 'DELIVERED' && context.config.deliveryProof.length > 0
  const parcel = await changeParcel(context, {
    caller,
    parcelId,
    runId,
    doneAt,
    event: (_, locked) => {
      // A parcel that cannot be delivered now is refused for that reason, not for the missing proof.
      if (needsProof && move(lifecycleStateOf(locked), event).allowed) throw proofRequired()
      return { event }
    },
    idempotencyKey: key === undefined ? undefined : { key, bodyHash },
  })
  const by = { caller, now: context.clock() }
  const canUndo =
    parcel.status === 'DELIVERED' && (await findUndo(context.db, 'delivery', parcelId, by)).allowed
  return {
    message: `Parcel scanned as ${status}`,
    data: { ...parcel, ...(canUndo && { canUndo }) },
  }
}
