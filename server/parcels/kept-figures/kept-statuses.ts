import type { Queryable } from '../../db/database.ts'
import type { CountedStatuses } from '../list-repository.ts'
import type { CountedScope } from '../parcel-filter.ts'
import { findKeptCounts } from './kept-counts-repository.ts'

/** Counts the parcels of a scope by the displayed status, exactly; undefined until earlier ones are counted. */
export async function findKeptStatuses(
  db: Queryable,
  scope: CountedScope,
): Promise<CountedStatuses | undefined> {
  const states = await findKeptCounts(db, scope)
  if (states === undefined) return undefined
  const counts = new Map<string, number>()
  let [attempted, total] = [0, 0]
  for (const { delivery_status, is_blocked, is_attempted, count } of states) {
    const shown = is_blocked ? 'BLOCKED' : delivery_status
    counts.set(shown, (counts.get(shown) ?? 0) + count)
    total += count
    if (is_attempted && !is_blocked) attempted += count
  }
  return { counts, attempted, total, isLowerBound: false }
}
