import type { Meta, Parcel, ParcelSort } from '../../openapi.d.ts'
import { toMeta, toPageWindow } from '../http/paging.ts'
import type { AppContext, OperationHandler, OperationRequest } from '../http/openapi/operation.ts'
import type { Caller } from '../http/openapi/caller.ts'
import { listParcelRows } from './list-repository.ts'
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
): Promise<{ message: string; data: Parcel[]; meta?: Meta }> {
  const { sort = defaultSort } = query
  const window = { sort, ...toPageWindow(query) }
  const found = await listParcelRows(db, filterOf(scope, query), window)
  return {
    message: 'Parcels',
    data: found.rows.map((row) => presentParcel(row, caller)),
    ...toMeta(query, found),
  }
}
