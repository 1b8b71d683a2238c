import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../../db/database.ts'

/*
 * Here, a demo parcel is one to or from a demo account, and a demo run is one of a demo courier. `ids` are those of
 * the demo accounts.
 */

const demoParcels = (ids: string[]) => sql`(
  select id from parcels where sender_id = any(${ids}::uuid[]) or receiver_id = any(${ids}::uuid[])
)`

const demoRuns = (ids: string[]) =>
  sql`(select id from runs where courier_id = any(${ids}::uuid[]))`

/** Locks parcels before runs, each in the order of their IDs, as every transaction does. */
export async function lockDemoData(transaction: Transaction, ids: string[]): Promise<void> {
  await transaction.query(sql`
    select id from parcels where id in ${demoParcels(ids)} order by id for update
  `)
  await transaction.query(sql`
    select id from runs where id in ${demoRuns(ids)} or id in (
      select run_id from run_parcels where parcel_id in ${demoParcels(ids)}
    ) order by id for update
  `)
}

export interface DemoCountsRow {
  parcels: number
  runs: number
  /** Demo parcels whose sender or receiver is another user. */
  shared_parcels: number
  /** Runs of other couriers that have demo parcels. */
  shared_runs: number
  /** Parcels of other users that are on demo runs. */
  planned_parcels: number
}

export async function countDemoData(db: Queryable, ids: string[]): Promise<DemoCountsRow> {
  const [counts] = await db.query<DemoCountsRow>(sql`
    select
      (select count(*)::integer from parcels where id in ${demoParcels(ids)}) as parcels,
      (select count(*)::integer from runs where id in ${demoRuns(ids)}) as runs,
      (select count(*)::integer from parcels where id in ${demoParcels(ids)}
        and not (sender_id = any(${ids}::uuid[]) and receiver_id = any(${ids}::uuid[]))
      ) as shared_parcels,
      (select count(distinct run_id)::integer from run_parcels
        where parcel_id in ${demoParcels(ids)} and run_id not in ${demoRuns(ids)}) as shared_runs,
      (select count(*)::integer from run_parcels
        where run_id in ${demoRuns(ids)} and parcel_id not in ${demoParcels(ids)}) as planned_parcels
  `)
  if (counts === undefined) throw new Error('A count has no row')
  return counts
}

/** Deletes the demo runs, and takes demo parcels off the runs of other couriers. */
export async function deleteDemoRuns(transaction: Transaction, ids: string[]): Promise<void> {
  await transaction.query(sql`delete from taken_off_runs where run_id in ${demoRuns(ids)}`)
  await transaction.query(sql`delete from runs where id in ${demoRuns(ids)}`)
  const left = await transaction.query<{ run_id: string }>(sql`
    delete from run_parcels where parcel_id in ${demoParcels(ids)} returning run_id
  `)
  const runIds = [...new Set(left.map(({ run_id }) => run_id))]
  await transaction.query(sql`
    delete from run_stops as stop where run_id = any(${runIds}::uuid[])
      and not exists (select from run_parcels where stop_id = stop.id)
  `)
  // Runs that had nothing else are of no use to their couriers.
  await transaction.query(sql`
    delete from runs where id = any(${runIds}::uuid[])
      and not exists (select from run_stops where run_id = runs.id)
  `)
  // Planners who have seen the run with these stops have to reload it.
  await transaction.query(sql`
    update runs set version = version + 1, changes = changes + 1 where id = any(${runIds}::uuid[])
  `)
}

export async function deleteDemoParcels(transaction: Transaction, ids: string[]): Promise<void> {
  await transaction.query(sql`
    delete from batch_entries where parcel_id in ${demoParcels(ids)}
  `)
  await keepBatchesOfOthers(transaction, ids)
  await transaction.query(sql`delete from messages where parcel_id in ${demoParcels(ids)}`)
  await transaction.query(sql`delete from notifications where parcel_id in ${demoParcels(ids)}`)
  await transaction.query(sql`delete from delivery_proofs where parcel_id in ${demoParcels(ids)}`)
  await transaction.query(sql`delete from idempotency_keys where parcel_id in ${demoParcels(ids)}`)
  await transaction.query(sql`delete from status_logs where parcel_id in ${demoParcels(ids)}`)
  await transaction.query(sql`delete from parcels where id in ${demoParcels(ids)}`)
}

/** Makes a message or notification of several parcels name another one of them instead of a demo parcel. */
async function keepBatchesOfOthers(transaction: Transaction, ids: string[]): Promise<void> {
  const other = sql`(
    select distinct on (user_id, batch_id) user_id, batch_id, parcel_id, entry_number
    from batch_entries order by user_id, batch_id, created_at, parcel_id, entry_number
  )`
  await transaction.query(sql`
    update messages as one set parcel_id = other.parcel_id, entry_number = other.entry_number
    from ${other} as other
    where other.user_id = one.user_id and other.batch_id = one.batch_id
      and one.parcel_id in ${demoParcels(ids)}
  `)
  await transaction.query(sql`
    update notifications as one set parcel_id = other.parcel_id, entry_number = other.entry_number
    from ${other} as other
    where other.user_id = one.user_id and other.batch_id = one.batch_id
      and one.parcel_id in ${demoParcels(ids)}
  `)
}

/** Deletes data that names a demo account in rows of other users, or of no user. */
export async function deleteTracesOfDemo(
  transaction: Transaction,
  { ids, emails }: { ids: string[]; emails: string[] },
): Promise<void> {
  await transaction.query(sql`
    delete from notification_batches where actor_id = any(${ids}::uuid[])
  `)
  await transaction.query(sql`
    delete from reset_requests where lower(email) = any(${emails}::text[])
  `)
  // Without the change at which they are, all subscribers start over, so that open pages lose the parcels, too.
  await transaction.query(sql`delete from parcel_changes`)
}

/** Deletes erased accounts, except those in the history of parcels that stay; returns the number. */
export async function deleteUnusedUsers(transaction: Transaction, ids: string[]): Promise<number> {
  const deleted = await transaction.query(sql`
    delete from users where id = any(${ids}::uuid[])
      and not exists (select from status_logs where updated_by = users.id)
    returning id
  `)
  return deleted.length
}
