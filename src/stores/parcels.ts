import type { Parcel, Person } from '../api/normal-form.ts'
import {
  listDeliveryHistory,
  listIncomingParcels,
  listMyParcels,
  listParcels,
} from '../api/parcels.ts'
import type { ParcelQuery } from '../api/query.ts'
import { pageOfParcels } from './browser-paging.ts'
import { createCachedList, invalidate } from './cached-list.ts'
import { useListView } from './list-view.ts'

const allParcels = createCachedList('Parcel', listParcels)
const myParcels = createCachedList('Parcel', listMyParcels)
const incomingParcels = createCachedList('Parcel', listIncomingParcels)
const deliveryHistory = createCachedList('Parcel', listDeliveryHistory)

export const useAllParcels = (query: ParcelQuery) => useListView(allParcels, query, pageOfParcels)
export const useMyParcels = (query: ParcelQuery) => useListView(myParcels, query, pageOfParcels)

/** Without a query, these two answer the whole list. */
export const useIncomingParcels = (query?: ParcelQuery) =>
  useListView(incomingParcels, query, pageOfParcels)
export const useDeliveryHistory = (query?: ParcelQuery) =>
  useListView(deliveryHistory, query, pageOfParcels)

export const invalidateParcels = () => invalidate('Parcel')

/** Puts the parcel as it is now in the place of the one on screen. */
export function replaceParcel(parcel: Parcel): void {
  const change = (row: Parcel) => (row.id === parcel.id ? merged(row, parcel) : row)
  for (const list of [allParcels, myParcels, incomingParcels, deliveryHistory])
    list.replaceRows(change)
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
