import sql, { type Sql } from 'sql-template-tag'
import type { DeliveryStatus } from '../../../openapi.d.ts'
import type { Queryable } from '../../db/database.ts'
import type { CountedScope } from '../parcel-filter.ts'

/** Parcels of one state. */
export interface StateCount {
  delivery_status: DeliveryStatus
  is_blocked: boolean
  is_attempted: boolean
  count: number
}

/**
 * Counts the parcels of a scope by their state, exactly, from the kept sums and what is not in them yet. Undefined
 * after an upgrade, until the parcels of before are counted.
 */
export async function findKeptCounts(
  db: Queryable,
  scope: CountedScope,
): Promise<StateCount[] | undefined> {
  const { name, userId, ofChanges } = keptScopeOf(scope)
  const [row] = await db.query<{ counts: StateCount[] | null }>(sql`
    select (
      select json_agg(counted) from (
        select delivery_status, is_blocked, is_attempted, sum(count) as count
        from (
          select delivery_status, is_blocked, is_attempted, count from parcel_counts
          where scope = ${name} and user_id = ${userId}::uuid
          union all
          select delivery_status, is_blocked, is_attempted, count from parcel_count_changes
          where xid >= ${unfoldedFrom} and ${ofChanges}
        ) as each
        group by 1, 2, 3
      ) as counted
    ) as counts
    from kept_counts where counted_to = 'infinity'
  `)
  return row && (row.counts ?? [])
}

/**
 * First transaction whose appended changes may not be in the sums. The index leads past those that are, but that no
 * vacuum could remove yet. After a restore into another cluster, whose transactions have lower numbers, all count.
 */
export const unfoldedFrom = sql`(
  select case when upto <= pg_snapshot_xmax(pg_current_snapshot()) then upto else '0'::xid8 end
  from kept_counts
)`

/** Stands for a user in the counts of all parcels. */
export const everything = '00000000-0000-0000-0000-000000000000'

const keptScopeOf = (scope: CountedScope): { name: string; userId: string; ofChanges: Sql } =>
  scope.name === 'all'
    ? { name: 'ALL', userId: everything, ofChanges: sql`true` }
    : { name: 'SENT', userId: scope.userId, ofChanges: sql`sender_id = ${scope.userId}` }
