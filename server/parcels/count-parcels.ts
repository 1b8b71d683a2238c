import { shownStatuses } from '../../machines/parcel-lifecycle.ts'
import type { ParcelCounts } from '../../openapi.d.ts'
import { listCap } from '../db/page-keys.ts'
import type { Reader } from '../openapi/operation.ts'
import { createdRangeOf } from './created-range.ts'
import { countParcelRows, type FoundCounts } from './parcel-count-rows.ts'

export const countParcels: Reader<'countParcels'> = async ({ query, read }, { db }) => {
  const filter = { search: query.q?.trim(), created: createdRangeOf(query) }
  return {
    message: 'Parcels by status',
    data: presentCounts(await countParcelRows({ db, read }, filter)),
  }
}

export function presentCounts(
  { counts, total, areLeast }: FoundCounts,
  cap: number = listCap,
): ParcelCounts {
  const statuses = shownStatuses.map((status) => {
    const count = counts.get(status) ?? 0
    const isCapped = areLeast || count > cap
    return { status, count: Math.min(count, cap), ...(isCapped ? { countIsCapped: true } : {}) }
  })
  const isCapped = areLeast || total > cap
  return {
    statuses,
    total: Math.min(total, cap),
    ...(isCapped ? { totalIsCapped: true } : {}),
  }
}
