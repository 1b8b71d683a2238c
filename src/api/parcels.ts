import * as common from '#texts/common.ts'
import type {
  DeliveryFailure,
  NewParcel,
  NewScan,
  ParcelAnswer,
  Role,
  StatusUpdate,
} from '../../openapi.d.ts'
import { ApiError, isOutcomeUnknown, isUnknownCall } from './api-error.ts'
import { clientSideParcels } from './client-side-paging.ts'
import { changeOwn, client, mutate, readOwn, requestJson } from './client.ts'
import type { Call, OwnCall } from './client.ts'
import { expectOne, parseList, parseOne, rowsIn } from './envelope.ts'
import type { ListAnswer } from './envelope.ts'
import { answerOrStored, singlePrefix } from './offline-answers.ts'
import { supportsLive } from './live-support.ts'
import type { Parcel } from './model.ts'
import { createPagedList } from './paged-list.ts'
import { parseParcel } from './parse-parcel.ts'
import { doneOn } from './query.ts'
import type { Doing, ParcelQuery, ReadOptions } from './query.ts'

const allParcels = createPagedList(fetchParcels, clientSideParcels)
export const listParcels = allParcels.list

const myParcels = createPagedList(fetchMyParcels, clientSideParcels)
export const listMyParcels = myParcels.list

/** The whole list of an unpaged host, for an administrator or a sender; null if the host pages. */
export const unpagedParcels = async (): Promise<Parcel[] | null> =>
  (await allParcels.unpagedRows()) ?? myParcels.unpagedRows()

/** The same as far as it is known now, with the changes since it was sent. */
export const knownParcels = (): Parcel[] | null => allParcels.knownRows() ?? myParcels.knownRows()

const incomingParcels = createPagedList(fetchIncomingParcels, clientSideParcels)
export const listIncomingParcels = incomingParcels.list

const deliveryHistory = createPagedList(fetchDeliveryHistory, clientSideParcels)
export const listDeliveryHistory = deliveryHistory.list

/** Changes parcels in the whole lists of an unpaged host. */
export function replaceInWholeLists(change: (parcel: Parcel) => Parcel): void {
  for (const { replaceRows } of [allParcels, myParcels, incomingParcels, deliveryHistory])
    replaceRows(change)
}

type ParcelKey = { role: Role; parcelId: string }

/** A parcel; `asOf` is the time of the host's last answer, set while there is no connection. */
export interface KnownParcel {
  parcel: Parcel
  asOf?: number
}

/**
 * Reads one parcel. A host of the plain contract does not have this operation and can refuse it in several
 * ways; in that case, the parcel is searched in the lists of the caller's role.
 */
export async function readParcel(
  { role, parcelId }: ParcelKey,
  options?: ReadOptions,
): Promise<KnownParcel> {
  try {
    const known = await fetchParcel(parcelId, options)
    if (known.parcel.id === parcelId) return known
  } catch (error) {
    if (!isUnknownCall(error) && !isRefused(error)) throw error
  }
  for (const fetchList of listsOf[role]) {
    const { rows, meta } = await fetchList({ page: 1, limit: 1 }, options)
    // A host that pages has this operation, so its refusal is final.
    const parcel = meta === null ? rows.find(({ id }) => id === parcelId) : undefined
    if (parcel) return { parcel }
  }
  throw new ApiError('http', { status: 404, serverMessage: common.parcelNotFound })
}

// Mutations return the changed parcel, or null if the host does not send it back.

/**
 * Creates a parcel; a repeat with the same key creates no second parcel. Therefore, on a host that supports
 * keys, the request is repeated if its result is unknown.
 */
export async function createParcel(
  body: NewParcel,
  idempotencyKey: string,
): Promise<Parcel | null> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } }
  const create = () => parcelAfter((init) => client.POST('/api/parcel', { ...init, params, body }))
  try {
    return await create()
  } catch (error) {
    if (!isOutcomeUnknown(error) || !supportsLive()) throw error
    return create()
  }
}

export function updateParcelStatus(
  parcelId: string,
  { status, note }: { status: StatusUpdate['status']; note?: string },
): Promise<Parcel | null> {
  const params = { path: { parcelId } }
  return parcelAfter((init) =>
    client.PATCH('/api/parcel/status/{parcelId}', {
      ...init,
      params,
      body: { status, ...unlessBlank(note) },
    }),
  )
}

export interface FailedAttempt {
  reason: DeliveryFailure
  note: string
  /** Day as YYYY-MM-DD; empty if it is unknown. */
  nextAttempt: string
}

/** Records the attempt once, even if it is repeated with the same key. Couriers also send their run. */
export function recordDeliveryAttempt(
  parcelId: string,
  { reason, note, nextAttempt }: FailedAttempt,
  idempotencyKey?: string,
  doing?: Doing,
): Promise<Parcel | null> {
  const header = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }
  const params = { path: { parcelId }, header, ...doneOn(doing) }
  return ownParcelAfter((init) =>
    client.POST('/api/parcel/attempts/{parcelId}', {
      ...init,
      params,
      body: { reason, ...unlessBlank(note), ...(nextAttempt === '' ? {} : { nextAttempt }) },
    }),
  )
}

export interface ScannedParcel {
  parcel: Parcel
  /** True if this scan has delivered the parcel, which can be undone for a while. */
  canUndo: boolean
}

/** Records the scan once, even if it is repeated with the same key. Couriers also send their run. */
export async function scanParcel(
  scan: NewScan,
  idempotencyKey: string,
  doing?: Doing,
): Promise<ScannedParcel | null> {
  const params = { header: { 'Idempotency-Key': idempotencyKey }, ...doneOn(doing) }
  const { data } = await changeOwn((init) =>
    client.POST('/api/parcel/scans', { ...init, params, body: scan }),
  )
  const parcel = parseParcel(data)
  return parcel && { parcel, canUndo: data.canUndo ?? false }
}

/** Undoes the delivery once, even if it is repeated with the same key. Couriers also send their run. */
export function undoDelivery(
  parcelId: string,
  idempotencyKey: string,
  runId?: string,
): Promise<Parcel | null> {
  const header = { 'Idempotency-Key': idempotencyKey }
  const params = { path: { parcelId }, header, ...doneOn({ runId }) }
  return ownParcelAfter((init) =>
    client.PATCH('/api/parcel/undo-delivery/{parcelId}', { ...init, params }),
  )
}

/** Undoes the failed attempt once, even if it is repeated with the same key. Couriers also send their run. */
export function undoDeliveryAttempt(
  parcelId: string,
  idempotencyKey: string,
  runId?: string,
): Promise<Parcel | null> {
  const header = { 'Idempotency-Key': idempotencyKey }
  const params = { path: { parcelId }, header, ...doneOn({ runId }) }
  return ownParcelAfter((init) =>
    client.PATCH('/api/parcel/undo-attempt/{parcelId}', { ...init, params }),
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

/** Sends no body without a reason, as the specification requires. */
export function cancelParcel(parcelId: string, note = ''): Promise<Parcel | null> {
  const params = { path: { parcelId } }
  const body = unlessBlank(note)
  return parcelAfter((init) =>
    client.PATCH('/api/parcel/cancel/{parcelId}', {
      ...init,
      params,
      ...('note' in body && { body }),
    }),
  )
}

/** Leaves out a blank note, since other hosts may not have the field. */
const unlessBlank = (note = '') => (note.trim() === '' ? {} : { note })

const listsOf: Record<Role, readonly (typeof fetchParcels)[]> = {
  ADMIN: [fetchParcels],
  SENDER: [fetchMyParcels],
  RECEIVER: [fetchIncomingParcels, fetchDeliveryHistory],
  // Couriers have runs instead.
  COURIER: [],
}

function fetchParcels(query: ParcelQuery, options?: ReadOptions) {
  const params = { query }
  const call: Call = (init) => client.GET('/api/parcel', { ...init, params })
  return parcelList(`parcel ${JSON.stringify(query)}`, call, options)
}

function fetchMyParcels(query: ParcelQuery, options?: ReadOptions) {
  const params = { query }
  const call: Call = (init) => client.GET('/api/parcel/me', { ...init, params })
  return parcelList(`parcel/me ${JSON.stringify(query)}`, call, options)
}

function fetchIncomingParcels(query: ParcelQuery, options?: ReadOptions) {
  const params = { query }
  const call: Call = (init) => client.GET('/api/parcel/incoming', { ...init, params })
  return parcelList(`parcel/incoming ${JSON.stringify(query)}`, call, options)
}

function fetchDeliveryHistory(query: ParcelQuery, options?: ReadOptions) {
  // All parcels of this list are delivered, so the contract has no status filter here.
  const { status: _delivered, ...rest } = query
  const params = { query: rest }
  const call: Call = (init) => client.GET('/api/parcel/history', { ...init, params })
  return parcelList(`parcel/history ${JSON.stringify(rest)}`, call, options)
}

/** Fetches a parcel; without a connection, takes it from the last answer to its own page or to a list. */
async function fetchParcel(parcelId: string, options?: ReadOptions): Promise<KnownParcel> {
  const params = { path: { parcelId } }
  const { answer, ...age } = await answerOrStored(
    `${singlePrefix}parcel ${parcelId}`,
    () => readOwn((init) => client.GET('/api/parcel/{parcelId}', { ...init, params }), options),
    (list) => rowsIn(list).find((row) => parseParcel(row)?.id === parcelId),
  )
  return { parcel: expectOne(answer, parseParcel), ...age }
}

/** A list that can be read without a connection; `name` identifies the query among the stored answers. */
async function parcelList(
  name: string,
  call: Call,
  options?: ReadOptions,
): Promise<ListAnswer<Parcel>> {
  const { answer, ...age } = await answerOrStored(name, () => requestJson(call, options))
  return { ...parseList(answer, parseParcel), ...age }
}

async function parcelAfter(call: Call): Promise<Parcel | null> {
  return parseOne(await mutate(call), parseParcel)
}

async function ownParcelAfter(call: OwnCall<ParcelAnswer>): Promise<Parcel | null> {
  const { data } = await changeOwn(call)
  return parseParcel(data)
}

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 403)
