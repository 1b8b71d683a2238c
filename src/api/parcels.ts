import type { NewParcel, StatusUpdate } from '../../openapi.d.ts'
import { parsePage, parseOne } from './envelope.ts'
import { ApiError } from './api-error.ts'
import { requestJson, client, mutate } from './client.ts'
import type { Call } from './client.ts'
import type { Page, Parcel } from './model.ts'
import { parseParcel } from './parse-parcel.ts'
import { historyParams, parcelParams } from './query.ts'
import type { ParcelQuery } from './query.ts'

export function listParcels(query?: ParcelQuery, signal?: AbortSignal): Promise<Page<Parcel>> {
  return parcelPage(
    (init) => client.GET('/api/parcel', { ...init, params: paramsOf(query) }),
    signal,
  )
}

export function listMyParcels(query?: ParcelQuery, signal?: AbortSignal): Promise<Page<Parcel>> {
  return parcelPage(
    (init) => client.GET('/api/parcel/me', { ...init, params: paramsOf(query) }),
    signal,
  )
}

export function listIncomingParcels(
  query?: ParcelQuery,
  signal?: AbortSignal,
): Promise<Page<Parcel>> {
  return parcelPage(
    (init) => client.GET('/api/parcel/incoming', { ...init, params: paramsOf(query) }),
    signal,
  )
}

export function listDeliveryHistory(
  query?: ParcelQuery,
  signal?: AbortSignal,
): Promise<Page<Parcel>> {
  const params = query ? { query: historyParams(query) } : {}
  return parcelPage((init) => client.GET('/api/parcel/history', { ...init, params }), signal)
}

export async function getParcel(parcelId: string, signal?: AbortSignal): Promise<Parcel> {
  const params = { path: { parcelId } }
  const call: Call = (init) => client.GET('/api/parcel/{parcelId}', { ...init, params })
  const parcel = parseOne(await requestJson(call, { signal }), parseParcel)
  if (parcel === null) throw new ApiError('shape', { status: 200 })
  return parcel
}

// Mutations answer the parcel as it is now, or null from a host that does not send it back.

/** The key names the parcel that is meant: sent again with it, a request makes no second one. */
export function createParcel(body: NewParcel, idempotencyKey: string): Promise<Parcel | null> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } }
  return parcelAfter((init) => client.POST('/api/parcel', { ...init, params, body }))
}

export function updateParcelStatus(
  parcelId: string,
  status: StatusUpdate['status'],
): Promise<Parcel | null> {
  const params = { path: { parcelId } }
  return parcelAfter((init) =>
    client.PATCH('/api/parcel/status/{parcelId}', { ...init, params, body: { status } }),
  )
}

export function blockParcel(
  parcelId: string,
  block: boolean,
  note: string,
): Promise<Parcel | null> {
  const params = { path: { parcelId } }
  return parcelAfter((init) =>
    client.PATCH('/api/parcel/block/{parcelId}', { ...init, params, body: { block, note } }),
  )
}

export function confirmDelivery(parcelId: string): Promise<Parcel | null> {
  const params = { path: { parcelId } }
  return parcelAfter((init) =>
    client.PATCH('/api/parcel/confirm-delivery/{parcelId}', { ...init, params }),
  )
}

export function cancelParcel(parcelId: string): Promise<Parcel | null> {
  const params = { path: { parcelId } }
  return parcelAfter((init) => client.PATCH('/api/parcel/cancel/{parcelId}', { ...init, params }))
}

async function parcelPage(call: Call, signal: AbortSignal | undefined): Promise<Page<Parcel>> {
  return parsePage(await requestJson(call, { signal }), parseParcel)
}

async function parcelAfter(call: Call): Promise<Parcel | null> {
  return parseOne(await mutate(call), parseParcel)
}

const paramsOf = (query: ParcelQuery | undefined) => (query ? { query: parcelParams(query) } : {})
