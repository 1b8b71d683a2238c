import type { ParcelCounts as OwnCounts } from '../../openapi.d.ts'
import { isUnknownCall } from './api-error.ts'
import { clientSideCounts } from './client-side-paging.ts'
import { client, readOwn } from './client.ts'
import type { Count, ParcelCounts } from './model.ts'
import { knownParcels, unpagedParcels } from './parcels.ts'
import type { CountQuery, ReadOptions } from './query.ts'

/**
 * Counts in the whole list if an unpaged host has sent it, without another call; null if the host
 * cannot count.
 */
export async function countParcels(
  query: CountQuery,
  options?: ReadOptions,
): Promise<ParcelCounts | null> {
  const parcels = await unpagedParcels()
  if (parcels !== null) return clientSideCounts(parcels, query)
  const params = { query }
  try {
    const { data } = await readOwn(
      (init) => client.GET('/api/parcel/counts', { ...init, params }),
      options,
    )
    return countsOf(data)
  } catch (error) {
    if (isUnknownCall(error)) return null
    throw error
  }
}

/** Counts at once in the whole list that an unpaged host has sent; null if there is none. */
export function countKnownParcels(query: CountQuery): ParcelCounts | null {
  const parcels = knownParcels()
  return parcels && clientSideCounts(parcels, query)
}

const countsOf = ({ total, totalIsCapped, attempted, statuses }: OwnCounts): ParcelCounts => ({
  total: { count: total, isCapped: totalIsCapped ?? false },
  attempted: attempted === undefined ? null : countOf(attempted),
  statuses: new Map(statuses.map((counted) => [counted.status, countOf(counted)])),
})

const countOf = (counted: { count: number; countIsCapped?: boolean }): Count => ({
  count: counted.count,
  isCapped: counted.countIsCapped ?? false,
})
