import type { Meta, Parcel, ParcelSort } from '../../openapi.d.ts'
import type { AppContext, OperationHandler, OperationRequest } from '../http/openapi/operation.ts'
import type { Caller } from '../http/openapi/caller.ts'
import { listAnswer, type InPieces } from '../http/list-answer.ts'
import { listParcelIds } from './list-repository.ts'
import { findParcels } from './repository.ts'
import { filterOf, type ParcelScope } from './parcel-filter.ts'
import { presentParcel } from './presenter.ts'

export const listParcels: OperationHandler<'listParcels'> = (request, context) =>
  listScope(request, context, { name: 'all' })

export const listMyParcels: OperationHandler<'listMyParcels'> = (request, context) =>
  listScope(request, context, { name: 'sent', userId: request.caller.id })

export const listIncomingParcels: OperationHandler<'listIncomingParcels'> = (request, context) =>
  listScope(request, context, { name: 'incoming', userId: request.caller.id })

export const listDeliveryHistory: OperationHandler<'listDeliveryHistory'> = (request, context) =>
  listScope(request, context, { name: 'history', userId: request.caller.id }, '-updatedAt')

/** Shared by four lists that take the same parameters and differ in scope and default order. */
async function listScope(
  { caller, query }: { caller: Caller; query: OperationRequest<'listParcels'>['query'] },
  { db }: AppContext,
  scope: ParcelScope,
  defaultSort: ParcelSort = '-createdAt',
): Promise<{ message: string; data: Parcel[] | InPieces<Parcel>; meta?: Meta }> {
  const { sort = defaultSort } = query
  const answer = await listAnswer(query, {
    findIds: (window) => listParcelIds(db, filterOf(scope, query), { sort, ...window }),
    find: (ids) => findParcels(db, ids),
    present: (row) => presentParcel(row, caller),
  })
  return { message: 'Parcels', ...answer }
}
