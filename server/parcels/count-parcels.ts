import { shownStatuses } from '../../machines/parcel-lifecycle.ts'
import type { ParcelCounts } from '../../openapi.d.ts'
import { maxListRows } from '../db/pagination.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { countParcelsByStatus, type CountedStatuses } from './list-repository.ts'
import { filterOf, scopeOf } from './parcel-filter.ts'

export const countParcels: OperationHandler<'countParcels'> = async ({ caller, query }, { db }) => {
  const filter = filterOf(scopeOf(caller), query)
  return {
    message: 'Parcels by status',
    data: presentCounts(await countParcelsByStatus(db, filter)),
  }
}

export function presentCounts(
  { counts, attempted, total, isLowerBound }: CountedStatuses,
  maxCount: number = maxListRows,
): ParcelCounts {
  const present = (count: number) => ({
    count: Math.min(count, maxCount),
    ...(isLowerBound || count > maxCount ? { countIsCapped: true } : {}),
  })
  const isCapped = isLowerBound || total > maxCount
  return {
    statuses: shownStatuses.map((status) => ({ status, ...present(counts.get(status) ?? 0) })),
    attempted: present(attempted),
    total: Math.min(total, maxCount),
    ...(isCapped ? { totalIsCapped: true } : {}),
  }
}
