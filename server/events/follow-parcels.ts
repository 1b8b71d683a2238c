import type { OperationHandler } from '../http/openapi/operation.ts'

export const followParcels: OperationHandler<'followParcels'> = async (request, { events }) => {
  const { caller, headers, query } = request
  return events.subscribe(caller, headers['Last-Event-ID'] ?? query.lastEventId)
}
