import type { OperationHandler } from '../http/openapi/operation.ts'
import { findTracked } from '../parcels/tracking/track-parcel.ts'
import type { EventService } from './event-streams.ts'

export const followParcel: OperationHandler<'followParcel', EventService> = async (
  request,
  context,
) => {
  const { path, headers, query, address } = request
  const { id } = await findTracked(context, path.trackingId)
  const lastEventId = headers['Last-Event-ID'] ?? query.lastEventId
  return context.events.subscribeToParcel(id, address, lastEventId)
}
