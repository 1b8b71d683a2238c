import { useStore } from 'zustand'
import type { ParcelCounts } from '../api/model.ts'
import type { CountQuery } from '../api/query.ts'
import { allParcels, myParcels, parcelCounts } from './parcels.ts'
import { hasData, useQuery } from './query/query.ts'

/**
 * Counts the parcels of each status, for the same search and range as the list on screen; the previous counts
 * stay while new ones load. Null until the first counts have loaded, and on a host that cannot count.
 */
export const useParcelCounts = (query: CountQuery) => useCounts(query, allParcels)

/** Counts the sender's own parcels of each status. */
export const useMyParcelCounts = (query: CountQuery) => useCounts(query, myParcels)

function useCounts(query: CountQuery, list: typeof allParcels): ParcelCounts | null {
  // Waits for the list: the whole list of an unpaged host can be counted without a call.
  const enabled = useStore(list.store, hasData)
  return useQuery(parcelCounts, query, { enabled }).data ?? null
}
