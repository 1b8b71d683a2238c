import sql, { type Sql } from 'sql-template-tag'
import type { Queryable, Transaction } from '../../db/database.ts'
import { everything, unfoldedFrom } from './kept-counts-repository.ts'

/** A day or a month of a time zone, by its first day. */
export interface PeriodRow {
  time_zone: string
  unit: 'DAY' | 'MONTH'
  day: string
}

/** Finds whether there is anything to do, in one look: most seconds nothing has changed. */
export async function findWork(
  db: Queryable,
  timeZone: string,
): Promise<{ has_changes: boolean; is_counting: boolean }> {
  const [row] = await db.query<{ has_changes: boolean; is_counting: boolean }>(sql`
    select exists (select from parcel_count_changes where xid >= ${unfoldedFrom})
        or exists (select from delivery_count_changes where xid >= ${unfoldedFrom}) as has_changes,
      exists (select from kept_counts where counted_to < 'infinity')
        or not exists (
          select from kept_days
          where time_zone = ${timeZone} and counted_to = 'infinity'
            and wanted_at > now() - interval '1 hour'
        )
        or exists (select from kept_days where ${isOld(timeZone)}) as is_counting
  `)
  return row ?? { has_changes: false, is_counting: false }
}

/** Days of another time zone are kept for a day, or if they are not whole, for as long as a node may still count them. */
const isOld = (timeZone: string) => sql`
  time_zone <> ${timeZone}
    and wanted_at < now() - case when counted_to = 'infinity' then interval '1 day' else '10 minutes' end
`

/**
 * Returns whether this transaction may change the sums: one does at a time. It also takes the snapshot by which all
 * statements of the transaction go.
 */
export async function lockSums(transaction: Transaction): Promise<boolean> {
  await transaction.run('set transaction isolation level repeatable read')
  const rows = await transaction.query(sql`
    select upto from kept_counts for update skip locked
  `)
  return rows.length > 0
}

/** Waits until no other transaction changes the sums. */
export const waitForSums = (transaction: Transaction): Promise<unknown> =>
  transaction.query(sql`select upto from kept_counts for update`)

/** Removes counts of users who have no such parcels any more. */
export const removeEmptyCounts = (transaction: Transaction): Promise<unknown> =>
  transaction.query(sql`delete from parcel_counts where count = 0`)

/**
 * Adds at most `limit` appended changes of parcels to the sums, and removes them. Those of parcels that are not counted
 * yet are only removed, as the parcels themselves will be counted. Returns how many there were.
 */
export async function foldParcelChanges(transaction: Transaction, limit: number): Promise<number> {
  const [row] = await transaction.query<{ folded: number }>(sql`
    with gone as (
      delete from parcel_count_changes
      where ctid = any (array(
        select ctid from parcel_count_changes where xid >= ${unfoldedFrom} order by xid limit ${limit}
      ))
      returning sender_id, receiver_id, created_at, delivery_status, is_blocked, is_attempted, count
    ), counts as (
      insert into parcel_counts (scope, user_id, delivery_status, is_blocked, is_attempted, count)
      select its.scope, its.user_id, delivery_status, is_blocked, is_attempted, sum(gone.count)
      from gone, ${scopesOf(sql`gone`)}
      where created_at < (select counted_to from kept_counts)
      group by 1, 2, 3, 4, 5 having sum(gone.count) <> 0
      ${addCounts}
    ), days as (
      insert into day_counts (time_zone, unit, day, created)
      select zone.time_zone, its.unit, its.day, sum(gone.count)
      from gone, kept_days as zone, ${periodsOf(sql`created_at`)}
      where created_at < zone.counted_to
      group by 1, 2, 3 having sum(gone.count) <> 0
      on conflict (time_zone, unit, day)
        do update set created = day_counts.created + excluded.created
    )
    select count(*)::integer as folded from gone
  `)
  return row?.folded ?? 0
}

/** The same for deliveries; returns the periods whose durations have changed. */
export async function foldDeliveryChanges(
  transaction: Transaction,
  limit: number,
): Promise<{ folded: number; periods: PeriodRow[] }> {
  const [row] = await transaction.query<{ folded: number; periods: PeriodRow[] | null }>(sql`
    with gone as (
      delete from delivery_count_changes
      where ctid = any (array(
        select ctid from delivery_count_changes where xid >= ${unfoldedFrom} order by xid limit ${limit}
      ))
      returning delivered_at, hours, count
    ), delivered as (
      select zone.time_zone, its.unit, its.day, duration_bucket(hours) as bucket, sum(count) as count
      from gone, kept_days as zone, ${periodsOf(sql`delivered_at`)}
      where delivered_at < zone.counted_to
      group by 1, 2, 3, 4 having sum(count) <> 0
    ), ${addDurations}, days as (
      insert into day_counts (time_zone, unit, day, delivered)
      select time_zone, unit, day, sum(count) from delivered group by 1, 2, 3
      on conflict (time_zone, unit, day)
        do update set delivered = day_counts.delivered + excluded.delivered
    )
    select (select count(*)::integer from gone) as folded, (
      select json_agg(period)
      from (select distinct time_zone, unit, day from delivered) as period
    ) as periods
  `)
  return { folded: row?.folded ?? 0, periods: row?.periods ?? [] }
}

/** Lets all changes count, as the numbers of transactions in another cluster tell nothing. */
export const resetUpTo = (transaction: Transaction): Promise<unknown> =>
  transaction.query(sql`update kept_counts set upto = '0'`)

/** Notes that nothing which this transaction sees is still to be added. */
export const moveUpTo = (transaction: Transaction): Promise<unknown> =>
  transaction.query(sql`update kept_counts set upto = pg_snapshot_xmin(pg_current_snapshot())`)

/** Counts the next earlier parcels; `limit` says about how many. Returns whether all are counted. */
export async function countNextParcels(transaction: Transaction, limit: number): Promise<boolean> {
  const [row] = await transaction.query<{ is_done: boolean }>(sql`
    with piece as (
      select counted_to as first, ${nextTime(ofParcels, sql`counted_to`, limit)} as next from kept_counts
      where counted_to < 'infinity'
    ), counted as (
      insert into parcel_counts (scope, user_id, delivery_status, is_blocked, is_attempted, count)
      select its.scope, its.user_id, delivery_status, is_blocked, is_attempted, count(*)
      from parcels as item, piece, ${scopesOf(sql`item`)}
      where item.created_at >= piece.first and item.created_at < piece.next
      group by 1, 2, 3, 4, 5
      ${addCounts}
    ), moved as (update kept_counts set counted_to = piece.next from piece)
    select coalesce(bool_and(next = 'infinity'), true) as is_done from piece
  `)
  return row?.is_done ?? true
}

/** Counts the next days of a time zone; returns the periods that have changed. */
export const countNextDays = (
  transaction: Transaction,
  timeZone: string,
  limit: number,
): Promise<PeriodRow[]> =>
  transaction.query<PeriodRow>(sql`
    with zone as (
      select time_zone, counted_to as first, least(
        ${nextTime(ofParcels, sql`counted_to`, limit)}, ${nextTime(ofDeliveries, sql`counted_to`, limit)}
      ) as next
      from kept_days
      where time_zone = ${timeZone} and counted_to < 'infinity'
    ), created as (
      select zone.time_zone, its.unit, its.day, count(*) as count
      from parcels, zone, ${periodsOf(sql`created_at`)}
      where created_at >= zone.first and created_at < zone.next
      group by 1, 2, 3
    ), delivered as (
      select zone.time_zone, its.unit, its.day, duration_bucket(hours) as bucket, count(*) as count
      from deliveries, zone, ${periodsOf(sql`delivered_at`)}
      where delivered_at >= zone.first and delivered_at < zone.next
      group by 1, 2, 3, 4
    ), ${addDurations}, days as (
      insert into day_counts (time_zone, unit, day, created, delivered)
      select time_zone, unit, day, sum(created), sum(delivered) from (
        select time_zone, unit, day, count as created, 0 as delivered from created
        union all
        select time_zone, unit, day, 0, count from delivered
      ) as each
      group by 1, 2, 3
      on conflict (time_zone, unit, day) do update
        set created = day_counts.created + excluded.created,
          delivered = day_counts.delivered + excluded.delivered
    ),
    moved as (
      update kept_days set counted_to = zone.next from zone where kept_days.time_zone = zone.time_zone
    )
    select distinct time_zone, unit, day::text as day from delivered
  `)

/**
 * Finds how much of earlier parcels and their days is counted, in whole percent of the time from the first parcel to the
 * last; null if all is, or if days of another time zone are shown meanwhile.
 */
export async function findCountedPercent(db: Queryable): Promise<number | null> {
  const [row] = await db.query<{ percent: number | null }>(sql`
    select least(99, floor(
      50 * ${shareOf(sql`select counted_to from kept_counts`)}
      + 50 * ${shareOf(sql`select max(counted_to) from kept_days`)}
    ))::integer as percent
    from (
      select min(created_at) as first, greatest(max(created_at), min(created_at) + interval '1 second')
        as last from parcels
    ) as parcels
    where exists (select from kept_counts where counted_to < 'infinity')
      or exists (select from kept_days having max(counted_to) < 'infinity')
  `)
  return row?.percent ?? null
}

/** From 0 to 1; nothing is counted at the beginning of time, and all at its end. */
const shareOf = (countedTo: Sql) => sql`(
  select case when counted_to = 'infinity' then 1 when counted_to > '-infinity'
    then extract(epoch from counted_to - first) / extract(epoch from last - first) else 0 end
  from (select (${countedTo}) as counted_to) as its
)`

/** Returns whether all days of a time zone are counted. */
export async function areDaysCounted(db: Queryable, timeZone: string): Promise<boolean> {
  const rows = await db.query(sql`
    select time_zone from kept_days where time_zone = ${timeZone} and counted_to = 'infinity'
  `)
  return rows.length > 0
}

/** Time at which the piece after the next `limit` rows begins; rows of the same time are in one piece. */
const nextTime = (rows: { table: Sql; time: Sql }, first: Sql, limit: number) => sql`
  coalesce((
    select min(${rows.time}) from ${rows.table}
    where ${rows.time} > ${first} and ${rows.time} >= (
      select ${rows.time} from ${rows.table} where ${rows.time} >= ${first}
      order by ${rows.time} limit 1 offset ${limit}
    )
  ), 'infinity')
`

const ofParcels = { table: sql`parcels`, time: sql`created_at` }
const ofDeliveries = { table: sql`deliveries`, time: sql`delivered_at` }

/** Notes that a node has this as the company's time zone; false if its days are not kept yet. */
export async function touchTimeZone(transaction: Transaction, timeZone: string): Promise<boolean> {
  const rows = await transaction.query(sql`
    update kept_days set wanted_at = now() where time_zone = ${timeZone} returning time_zone
  `)
  return rows.length > 0
}

/** Days of this time zone are counted from now on. */
export const insertTimeZone = (transaction: Transaction, timeZone: string): Promise<unknown> =>
  transaction.query(sql`
    insert into kept_days (time_zone, counted_to, wanted_at) values (${timeZone}, '-infinity', now())
  `)

/** Removes days of time zones that no node has any more. */
export const removeOldTimeZones = (transaction: Transaction, timeZone: string): Promise<unknown> =>
  transaction.query(sql`
    with old as (
      delete from kept_days where ${isOld(timeZone)} returning time_zone
    ), durations as (
      delete from day_durations using old where day_durations.time_zone = old.time_zone
    )
    delete from day_counts using old where day_counts.time_zone = old.time_zone
  `)

export interface DurationRow extends PeriodRow {
  bucket: number
  count: number
}

/** Finds the durations of periods, by period and bucket. */
export const findDurations = (
  transaction: Transaction,
  periods: readonly PeriodRow[],
): Promise<DurationRow[]> =>
  transaction.query<DurationRow>(sql`
    select time_zone, unit, day::text as day, bucket, count::double precision as count
    from day_durations join ${listed(periods)} using (time_zone, unit, day)
    order by time_zone, unit, day, bucket
  `)

export const writeMedians = (
  transaction: Transaction,
  medians: readonly (PeriodRow & { median: number | null })[],
): Promise<unknown> =>
  transaction.query(sql`
    update day_counts set median_hours = given.median
    from json_to_recordset(${JSON.stringify(medians)}::json)
      as given (time_zone text, unit text, day date, median double precision)
    where day_counts.time_zone = given.time_zone and day_counts.unit = given.unit
      and day_counts.day = given.day
  `)

const listed = (periods: readonly PeriodRow[]) => sql`
  json_to_recordset(${JSON.stringify(periods)}::json) as listed (time_zone text, unit text, day date)
`

/** The scopes in which a parcel counts. */
const scopesOf = (parcel: Sql) => sql`
  lateral (values
    ('ALL', ${everything}::uuid),
    ('SENT', ${parcel}.sender_id)
  ) as its (scope, user_id)
`

/** The periods of `zone` in which a time lies. */
const periodsOf = (time: Sql) => sql`
  lateral (select (${time} at time zone zone.time_zone)::date as date) as local,
  lateral (values ('DAY', local.date), ('MONTH', date_trunc('month', local.date)::date)) as its (unit, day)
`

const addCounts = sql`
  on conflict (scope, user_id, delivery_status, is_blocked, is_attempted)
    do update set count = parcel_counts.count + excluded.count
`

/** Adds the rows of `delivered`, which are counts by period and bucket. */
const addDurations = sql`
  durations as (
    insert into day_durations (time_zone, unit, day, bucket, count)
    select time_zone, unit, day, bucket, count from delivered
    on conflict (time_zone, unit, day, bucket)
      do update set count = day_durations.count + excluded.count
  )
`
