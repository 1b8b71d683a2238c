import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { ParcelStatus } from '../../openapi.d.ts'
import { ApiError } from '../api/api-error.ts'
import type { Page } from '../api/model.ts'
import { countParcels } from '../api/parcel-counts.ts'
import type { Count, ParcelCounts } from '../api/parcel-counts.ts'
import type { CreationRange } from '../api/query.ts'
import { countsOfParcels } from './browser-paging.ts'
import { createCachedList } from './cached-list.ts'
import { useListView } from './list-query.ts'
import { allParcels } from './parcels.ts'

type CountQuery = CreationRange & { page: 1; limit: 1; q: string }

const parcelCounts = createCachedList('Parcel', loadCounts)

/**
 * How many parcels there are of each status, for the same search and range as the list on screen;
 * old counts stay while new ones come. Null while nobody knows, and on a host that cannot say.
 */
export function useParcelCounts(asked: CreationRange & { q: string }): ParcelCounts | null {
  const hostPages = useStore(allParcels.store, ({ entries }) =>
    Object.values(entries).some(({ page }) => page !== null && page.meta !== null),
  )
  const whole = useStore(allParcels.store, ({ entries }) => entries['whole']?.page)
  // A host that sends everything is not asked for more: what it sent is counted here.
  const query: CountQuery | undefined = hostPages ? { page: 1, limit: 1, ...asked } : undefined
  const counted = useListView(parcelCounts, query, asTheyAre).rows[0]
  const { q, createdFrom, createdBefore } = asked
  return useMemo(() => {
    if (whole?.meta !== null) return counted ?? null
    const counts = countsOfParcels(whole.rows, { page: 1, limit: 1, q, createdFrom, createdBefore })
    return inTheNormalForm(counts)
  }, [whole, counted, q, createdFrom, createdBefore])
}

async function loadCounts(
  query: CountQuery | undefined,
  signal: AbortSignal,
): Promise<Page<ParcelCounts>> {
  if (query === undefined) return pageOf(null)
  try {
    return pageOf(await countParcels(query, signal))
  } catch (error) {
    if (!isUnknownCall(error)) throw error
    return pageOf(null)
  }
}

function isUnknownCall(error: unknown): boolean {
  return error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)
}

// `meta` keeps each query's counts under a key of their own in the cache.
const pageOf = (counts: ParcelCounts | null): Page<ParcelCounts> => ({
  rows: counts === null ? [] : [counts],
  meta: { page: 1, limit: 1, total: 1 },
})

function inTheNormalForm(counts: Map<ParcelStatus, number>): ParcelCounts {
  const statuses = new Map([...counts].map(([status, count]) => [status, exactly(count)]))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { total: exactly(total), statuses }
}

const exactly = (count: number): Count => ({ count, isCapped: false })
const asTheyAre = (rows: ParcelCounts[]) => ({ rows, total: rows.length, pages: 1 })
