import type { Role } from '../../openapi.d.ts'
import type { Parcel, Person } from '../api/model.ts'
import {
  listDeliveryHistory,
  listIncomingParcels,
  listMyParcels,
  listParcels,
} from '../api/parcels.ts'
import type { ParcelQuery } from '../api/query.ts'
import { pageOfParcels } from './browser-paging.ts'
import { createCachedList, invalidate } from './cached-list.ts'
import { useListView } from './list-query.ts'
import type { ListView } from './list-query.ts'
import { isNewer } from './newer-parcel.ts'
import { usePagedView } from './paged-view.ts'
import { findParcel, parcelQuery } from './parcel-finder.ts'

export const allParcels = createCachedList('Parcel', listParcels)
const myParcels = createCachedList('Parcel', listMyParcels)
const incomingParcels = createCachedList('Parcel', listIncomingParcels)
const deliveryHistory = createCachedList('Parcel', listDeliveryHistory)
const singleParcels = createCachedList('Parcel', findParcel)
const everyList = [allParcels, myParcels, incomingParcels, deliveryHistory, singleParcels]

export const useAllParcels = (query: ParcelQuery) => usePagedView(allParcels, query, pageOfParcels)
export const useMyParcels = (query: ParcelQuery) => usePagedView(myParcels, query, pageOfParcels)

/** Without a query, these two answer the whole list. */
export const useIncomingParcels = (query?: ParcelQuery) =>
  usePagedView(incomingParcels, query, pageOfParcels)
export const useDeliveryHistory = (query?: ParcelQuery) =>
  usePagedView(deliveryHistory, query, pageOfParcels)

/** `missing`: not there, or not this person's to see. */
export function useParcel(role: Role, parcelId: string): ParcelView {
  const view = useListView(singleParcels, parcelQuery(role, parcelId), asItIs)
  const { isFetching, error, refetch } = view
  // Until the answer is there, the view holds the parcel that was read before.
  const found = view.rows.find(({ id }) => id === parcelId)
  if (error?.status === 404) return { status: 'missing', isFetching, refetch }
  if (found) return { status: 'success', parcel: found, error, isFetching, refetch }
  return { status: view.status === 'error' ? 'error' : 'pending', isFetching, refetch }
}

export type ParcelView = Pick<ListView<Parcel>, 'isFetching' | 'refetch'> &
  (
    | { status: 'pending' }
    | { status: 'error' }
    | { status: 'missing' }
    | { status: 'success'; parcel: Parcel; error: ListView<Parcel>['error'] }
  )

export const invalidateParcels = () => invalidate('Parcel')

/** Puts the parcel as it is now in the place of the one on screen. */
export function replaceParcel(parcel: Parcel): void {
  const change = (row: Parcel) => (row.id === parcel.id ? merged(row, parcel) : row)
  for (const list of everyList) list.replaceRows(change)
}

/**
 * The parcel as a stream tells it: an older truth than the one on screen changes nothing. Answers
 * whether it was there, and showed another status.
 */
export function receiveParcel(parcel: Parcel): 'unknown' | 'same' | 'changed' {
  let known: 'unknown' | 'same' | 'changed' = 'unknown'
  const change = (row: Parcel) => {
    if (row.id !== parcel.id) return row
    if (!isNewer(parcel, row)) {
      if (known === 'unknown') known = 'same'
      return row
    }
    known = 'changed'
    return merged(row, parcel)
  }
  for (const list of everyList) list.replaceRows(change)
  return known
}

/** A host may answer a change with less than its lists tell: bare ids, no log. */
function merged(known: Parcel, now: Parcel): Parcel {
  return {
    ...now,
    sender: mergedPerson(known.sender, now.sender),
    receiver: mergedPerson(known.receiver, now.receiver),
    log: now.log.length > 0 ? now.log : known.log,
  }
}

function mergedPerson(known: Person | null, now: Person | null): Person | null {
  const isBare = now === null || (now.name === null && now.email === null)
  return isBare ? known : now
}

const asItIs = (rows: Parcel[]) => ({ rows, total: rows.length, pages: 1 })
