import type { NewParcel, StatusUpdate } from '../../openapi.d.ts'
import { pageIn, thingIn } from './answer-shape.ts'
import { ask, client, tell } from './client.ts'
import type { Call } from './client.ts'
import type { Page, Parcel } from './normal-form.ts'
import { parcelIn } from './parse-parcel.ts'
import { meaningful } from './query.ts'
import type { ParcelQuery } from './query.ts'

export function listParcels(query?: ParcelQuery, signal?: AbortSignal): Promise<Page<Parcel>> {
  return parcelPage((init) => client.GET('/api/parcel', { ...init, ...paramsOf(query) }), signal)
}

export function listMyParcels(query?: ParcelQuery, signal?: AbortSignal): Promise<Page<Parcel>> {
  return parcelPage((init) => client.GET('/api/parcel/me', { ...init, ...paramsOf(query) }), signal)
}

export function listIncomingParcels(
  query?: ParcelQuery,
  signal?: AbortSignal,
): Promise<Page<Parcel>> {
  return parcelPage(
    (init) => client.GET('/api/parcel/incoming', { ...init, ...paramsOf(query) }),
    signal,
  )
}

/** Everything in it is delivered, so the contract has no status to ask for. */
export function listDeliveryHistory(
  query?: Omit<ParcelQuery, 'status'>,
  signal?: AbortSignal,
): Promise<Page<Parcel>> {
  return parcelPage(
    (init) => client.GET('/api/parcel/history', { ...init, ...paramsOf(query) }),
    signal,
  )
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
  return pageIn(await ask(call, { signal }), parcelIn)
}

async function parcelAfter(call: Call): Promise<Parcel | null> {
  return thingIn(await tell(call), parcelIn)
}

function paramsOf<Query extends object>(query: Query | undefined) {
  return query ? { params: { query: meaningful(query) } } : {}
}
