import sql, { type Sql } from 'sql-template-tag'
import type { MailSchedule } from '../../../openapi.d.ts'
import type { Queryable, Transaction } from '../../db/database.ts'

/** Event of a batch that is sent as a daily email. */
export const dailyEvent = 'DAILY'

/** Next time at which the clock shows the hour in the time zone, after the database's current time. */
export const nextTimeAt = (hour: Sql, timeZone: Sql): Sql =>
  sql`next_time_at(${hour}, ${timeZone}, clock_timestamp())`

export interface MailScheduleRow {
  hour: number
  time_zone: string
}

export async function findMailSchedule(
  db: Queryable,
  userId: string,
): Promise<MailScheduleRow | undefined> {
  const [row] = await db.query<MailScheduleRow>(sql`
    select hour, time_zone from mail_schedules where user_id = ${userId}
  `)
  return row
}

export async function isTimeZone(db: Queryable, name: string): Promise<boolean> {
  const found = await db.query(sql`select from pg_timezone_names where name = ${name}`)
  return found.length > 0
}

/** Null sends emails as events happen. A daily email that is waiting is moved to the new schedule. */
export async function writeMailSchedule(
  transaction: Transaction,
  userId: string,
  schedule: MailSchedule | null,
): Promise<void> {
  if (schedule === null) {
    await transaction.query(sql`delete from mail_schedules where user_id = ${userId}`)
    await retimeDailyMail(transaction, userId, sql`clock_timestamp()`)
    return
  }
  const { hour, timeZone } = schedule
  await transaction.query(sql`
    insert into mail_schedules (user_id, hour, time_zone) values (${userId}, ${hour}, ${timeZone})
    on conflict (user_id) do update set hour = excluded.hour, time_zone = excluded.time_zone
  `)
  const due = nextTimeAt(sql`${hour}::integer`, sql`${timeZone}::text`)
  await retimeDailyMail(transaction, userId, due)
}

async function retimeDailyMail(transaction: Transaction, userId: string, due: Sql): Promise<void> {
  await transaction.query(sql`
    with batch as (
      update notification_batches set closes_at = ${due}
      where user_id = ${userId} and event = ${dailyEvent} and closes_at > clock_timestamp()
      returning id, closes_at
    )
    update messages set next_at = batch.closes_at from batch
    where messages.user_id = ${userId} and messages.batch_id = batch.id
      and state = 'WAITING' and attempts = 0 and leased_until is null
  `)
}
