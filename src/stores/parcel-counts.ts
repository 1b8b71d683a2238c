import { useStore } from 'zustand'
import type { ParcelCounts } from '../api/model.ts'
import { countParcels } from '../api/parcel-counts.ts'
import type { CountQuery } from '../api/query.ts'
import { allParcels, myParcels } from './parcels.ts'
import { createQuery, hasData, useQuery } from './query/query.ts'

const parcelCounts = createQuery({ tag: 'Parcel', queryFn: countParcels })

/**
 * Counts the parcels of each status, for the same search and range as the list on screen; old counts stay
 * while new ones come. Null until they are there, and on a host that cannot count.
 */
export const useParcelCounts = (query: CountQuery) => useCounts(query, allParcels)

/** The same of the sender's own. */
export const useMyParcelCounts = (query: CountQuery) => useCounts(query, myParcels)

function useCounts(query: CountQuery, list: typeof allParcels): ParcelCounts | null {
  // The list comes first; what it brought may have everything that is to be counted.
  const enabled = useStore(list.store, hasData)
  return useQuery(parcelCounts, query, { enabled }).data ?? null
}
