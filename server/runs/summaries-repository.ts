import sql from 'sql-template-tag'
import type { Queryable } from '../db/database.ts'
import { byName } from '../db/name-order.ts'
import { headColumns, type RunHeadRow } from './repository.ts'

/** A run with its totals. */
export interface RunSummaryRow extends RunHeadRow {
  stops: number
  done_stops: number
  parcels: number
  done: number
  weight_grams: number
}

export const findRunSummaries = (
  db: Queryable,
  which: { day: string } | { ids: string[] },
): Promise<RunSummaryRow[]> =>
  db.query<RunSummaryRow>(sql`
    select ${headColumns}, ${sums}
    from runs as run join users as courier on courier.id = run.courier_id
    where ${'day' in which ? sql`run.day = ${which.day}::date` : sql`run.id = any(${which.ids}::uuid[])`}
    order by ${byName(sql`run.name`)} nulls last, ${byName(sql`courier.name`)}, run.id
  `)

const sums = sql`
  (select count(*)::integer from run_stops where run_id = run.id) as stops,
  (
    select count(*)::integer from run_stops as stop where run_id = run.id and not exists (
      select from run_parcels where stop_id = stop.id and entry_number is null
    )
  ) as done_stops,
  (select count(*)::integer from run_parcels where run_id = run.id) as parcels,
  (select count(entry_number)::integer from run_parcels where run_id = run.id) as done,
  (
    select coalesce(sum(parcel.weight_grams), 0)::integer
    from run_parcels as planned join parcels as parcel on parcel.id = planned.parcel_id
    where planned.run_id = run.id
  ) as weight_grams
`
