import { shownStatuses } from '../../machines/parcel-lifecycle.ts'
import type { ParcelCounts } from '../../openapi.d.ts'
import { maxListRows } from '../db/pagination.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { findKeptStatuses } from './kept-figures/kept-statuses.ts'
import { countParcelsByStatus, type CountedStatuses } from './list-repository.ts'
import { filterOf, scopeOf, type ParcelFilter } from './parcel-filter.ts'

export const countParcels: OperationHandler<'countParcels'> = async ({ caller, query }, { db }) => {
  const scope = scopeOf(caller)
  const filter = filterOf(scope, query)
  const kept = isWhole(filter) ? await findKeptStatuses(db, scope) : undefined
  return {
    message: 'Parcels by status',
    data: kept
      ? presentCounts(kept, Infinity)
      : presentCounts(await countParcelsByStatus(db, filter)),
  }
}

/** True if nothing but the scope leaves parcels out, so that the kept counts are those of the list. */
const isWhole = ({ scope: _scope, created = {}, ...others }: ParcelFilter) =>
  [...Object.values(others), created.from, created.before].every((value) => value === undefined)

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
