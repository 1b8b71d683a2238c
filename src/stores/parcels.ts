import type { Role } from '../../openapi.d.ts'
import type { ApiError } from '../api/api-error.ts'
import type { Parcel } from '../api/model.ts'
import {
  listDeliveryHistory,
  listIncomingParcels,
  listMyParcels,
  listParcels,
  readParcel,
  replaceInWholeLists,
} from '../api/parcels.ts'
import type { KnownParcel } from '../api/parcels.ts'
import { countKnownParcels, countParcels } from '../api/parcel-counts.ts'
import type { ParcelQuery } from '../api/query.ts'
import {
  createListQuery,
  createQuery,
  hasData,
  invalidateTag,
  replaceRows,
  usePagedListQuery,
  useQuery,
} from './query/query.ts'
import type { QueryResult } from './query/query.ts'
import { isNewer, mergeParcel } from './parcel-versions.ts'

export const allParcels = createListQuery({ tag: 'Parcel', queryFn: listParcels })
export const myParcels = createListQuery({ tag: 'Parcel', queryFn: listMyParcels })
const incomingParcels = createListQuery({ tag: 'Parcel', queryFn: listIncomingParcels })
const deliveryHistory = createListQuery({ tag: 'Parcel', queryFn: listDeliveryHistory })
const parcels = createQuery({ tag: 'Parcel', queryFn: readParcel })
export const parcelCounts = createQuery({ tag: 'Parcel', queryFn: countParcels })

export const useAllParcels = (query: ParcelQuery) => usePagedListQuery(allParcels, query)
export const useMyParcels = (query: ParcelQuery) => usePagedListQuery(myParcels, query)
/** All parcels for administrators; only their own for senders. */
export const useParcelsOf = (role: 'ADMIN' | 'SENDER', query: ParcelQuery) =>
  usePagedListQuery(role === 'ADMIN' ? allParcels : myParcels, query)
export const useIncomingParcels = (query: ParcelQuery) => usePagedListQuery(incomingParcels, query)
export const useDeliveryHistory = (query: ParcelQuery) => usePagedListQuery(deliveryHistory, query)

/** `missing`: the parcel does not exist, or the user may not see it. */
export function useParcel(role: Role, parcelId: string): ParcelView {
  const { data, status, error, reload, isFetching, refetch } = useQuery(parcels, { role, parcelId })
  const query = { reload, isFetching, refetch }
  if (error?.status === 404) return { status: 'missing', ...query }
  // Until the answer arrives, the data are those of the previous parcel.
  if (data?.parcel.id === parcelId) return { status: 'success', ...data, error, ...query }
  return { status: status === 'error' ? 'error' : 'pending', ...query }
}

export type ParcelView = Pick<QueryResult<KnownParcel>, 'isFetching' | 'reload' | 'refetch'> &
  (
    | { status: 'pending' }
    | { status: 'error' }
    | { status: 'missing' }
    | ({ status: 'success'; error: ApiError | null } & KnownParcel)
  )

/** True while the page of one parcel is open, or was a minute ago. */
export const isParcelShown = (): boolean => hasData(parcels.store.getState())

export const invalidateParcels = () => invalidateTag('Parcel')

/** Replaces the parcel in the cache with the changed one. */
export function replaceParcel(parcel: Parcel): void {
  updateParcels((known) => (known.id === parcel.id ? mergeParcel(known, parcel) : known))
}

/** Relation of a stream's parcel to the one in the cache. */
type Received = 'unknown' | 'same' | 'older' | 'changed'

/**
 * Takes a parcel from a stream. A version older than the one in the cache changes nothing: it came late, or
 * the host has lost the newer one, which only a fetch can show.
 */
export function receiveParcel(parcel: Parcel): Received {
  let received: Received = 'unknown'
  updateParcels((known) => {
    if (known.id !== parcel.id) return known
    if (isNewer(parcel, known)) {
      received = 'changed'
      return mergeParcel(known, parcel)
    }
    if (received === 'unknown') received = isNewer(known, parcel) ? 'older' : 'same'
    return known
  })
  return received
}

function updateParcels(change: (known: Parcel) => Parcel): void {
  replaceInWholeLists(change)
  parcelCounts.setQueriesData((counts, query) => countKnownParcels(query) ?? counts)
  for (const list of [allParcels, myParcels, incomingParcels, deliveryHistory])
    replaceRows(list, change)
  parcels.setQueriesData((known) => {
    const parcel = change(known.parcel)
    // Fresh data from the host: `asOf` no longer applies.
    return parcel === known.parcel ? known : { parcel }
  })
}
