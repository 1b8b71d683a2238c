import type { OperationHandler } from '../http/openapi/operation.ts'
import type { EventService } from './event-streams.ts'

export const followParcels: OperationHandler<'followParcels', EventService> = async (
  request,
  { events },
) => {
  const { caller, headers, query } = request
  return events.subscribe(caller, headers['Last-Event-ID'] ?? query.lastEventId)
}
