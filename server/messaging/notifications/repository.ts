import sql from 'sql-template-tag'
import type { NotifiableEvent, Role, WebhookEvent } from '../../../openapi.d.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import { asyncCommit } from '../../db/async-commit.ts'
import { keptDays } from '../messages/repository.ts'
import { dailyEvent, nextTimeAt } from './mail-schedule-repository.ts'

/** Messages that a log entry entails: to users, and to the systems of the sender. */
export type Fanout = NotificationFanout & WebhookMessage

export interface NotificationFanout {
  event: NotifiableEvent
  /** Roles that are notified by default in the notification center, and by email. */
  rolesInCenter: Role[]
  rolesByEmail: Role[]
  sendsEmail: boolean
  /** Limits emails to users who have confirmed their address. */
  isVerifiedOnly: boolean
  /** Seconds within which the next entry with the same event and author joins the same notification. */
  gatherSeconds: number
}

/** Event for the sender's endpoints, and the JSON that is stored of it. */
export interface WebhookMessage {
  webhookEvent: WebhookEvent
  payload: string
}

/** Seconds after which a batch is sent even if entries keep joining it. */
const maxGatherSeconds = 120

/**
 * Inserts notifications, emails and webhook messages about the newest log entry, in its
 * transaction, so that every entry has them exactly once. Users are not notified of their own
 * changes. The entry joins the open batch of each recipient, or begins one; batch rows are locked
 * in a fixed order, so that changes wait for each other instead of deadlocking.
 */
export async function fanOut(
  transaction: Transaction,
  parcelId: string,
  {
    event,
    rolesInCenter,
    rolesByEmail,
    sendsEmail,
    isVerifiedOnly,
    gatherSeconds,
    webhookEvent,
    payload,
  }: Fanout,
): Promise<void> {
  const gathering = sql`${gatherSeconds}::double precision * interval '1 second'`
  const isOpen = sql`batch.closes_at > clock_timestamp()`
  await transaction.query(sql`
    with entry as (
      select log.parcel_id, log.entry_number, log.updated_by, log.created_at,
        parcel.sender_id, parcel.receiver_id
      from status_logs as log join parcels as parcel on parcel.id = log.parcel_id
      where log.parcel_id = ${parcelId}
      order by log.entry_number desc limit 1
    ), person as (
      select users.id, users.role, users.email_verified_at, in_center.is_on as in_center, by_email.is_on as by_email,
        schedule.hour, schedule.time_zone
      from entry
        join users on users.id in (entry.sender_id, entry.receiver_id) or users.id in (
          select user_id from notification_choices
            join users as admin on admin.id = user_id and admin.role = 'ADMIN'
          where notification_choices.event = ${event} and is_on
        )
        left join notification_choices as in_center on in_center.user_id = users.id
          and in_center.event = ${event} and in_center.channel = 'CENTER'
        left join notification_choices as by_email on by_email.user_id = users.id
          and by_email.event = ${event} and by_email.channel = 'EMAIL'
        left join mail_schedules as schedule on schedule.user_id = users.id
      where users.id <> entry.updated_by and not users.is_blocked
    ), target as (
      select person.id as user_id, 'CENTER' as channel, entry.updated_by as actor_id,
        ${event}::text as event, clock_timestamp() + ${gathering} as closes_at
      from entry, person
      where coalesce(person.in_center, person.role = any(${rolesInCenter}))
      union all
      select person.id, 'EMAIL',
        case when person.hour is null then entry.updated_by else person.id end,
        case when person.hour is null then ${event}::text else ${dailyEvent} end,
        case when person.hour is null then clock_timestamp() + ${gathering}
          else ${nextTimeAt(sql`person.hour`, sql`person.time_zone`)} end
      from entry, person
      where ${sendsEmail}::boolean
        and (person.email_verified_at is not null or not ${isVerifiedOnly}::boolean)
        and coalesce(person.by_email, person.role = any(${rolesByEmail}))
    ), joined as (
      insert into notification_batches as batch
        (user_id, channel, actor_id, event, id, begun_at, closes_at)
      select user_id, channel, actor_id, event, gen_random_uuid(), clock_timestamp(), closes_at
      from target order by user_id, channel
      on conflict (user_id, channel, actor_id, event) do update set
        id = case when ${isOpen} then batch.id else excluded.id end,
        begun_at = case when ${isOpen} then batch.begun_at else excluded.begun_at end,
        closes_at = case
          when not ${isOpen} then excluded.closes_at
          when batch.event = ${dailyEvent} then batch.closes_at
          else greatest(batch.closes_at, least(
            clock_timestamp() + ${gathering},
            batch.begun_at + ${maxGatherSeconds} * interval '1 second'
          )) end
      returning user_id, channel, id, closes_at
    ), entries as (
      insert into batch_entries (user_id, batch_id, parcel_id, entry_number, created_at)
      select joined.user_id, joined.id, entry.parcel_id, entry.entry_number, entry.created_at
      from entry, joined
    ), in_center as (
      insert into notifications as known (user_id, parcel_id, entry_number, created_at, batch_id)
      select joined.user_id, entry.parcel_id, entry.entry_number, entry.created_at, joined.id
      from entry, joined where joined.channel = 'CENTER'
      on conflict (user_id, batch_id) where batch_id is not null do update
        set created_at = greatest(known.created_at, excluded.created_at), read_at = null
    ), by_email as (
      insert into messages as known
        (channel, user_id, parcel_id, entry_number, next_at, created_at, batch_id)
      select 'EMAIL', joined.user_id, entry.parcel_id, entry.entry_number, joined.closes_at,
        entry.created_at, joined.id
      from entry, joined where joined.channel = 'EMAIL'
      on conflict (user_id, batch_id) where batch_id is not null do update
        set next_at = excluded.next_at
        where known.state = 'WAITING' and known.attempts = 0 and known.leased_until is null
    )
    insert into messages (channel, user_id, endpoint_id, parcel_id, entry_number, payload, next_at,
      created_at)
    select 'WEBHOOK', endpoint.user_id, endpoint.id, entry.parcel_id, entry.entry_number,
      ${payload}::jsonb, now(), entry.created_at
    from entry join webhook_endpoints as endpoint on endpoint.user_id = entry.sender_id
    where endpoint.disabled_at is null and ${webhookEvent} = any(endpoint.events)
  `)
}

/** Removes up to `limit` of the oldest, and of the closed batches; returns whether there may be more. */
export async function removeOldNotifications(db: Queryable, limit: number): Promise<boolean> {
  const notifications = await db.query(sql`
    delete from notifications using ${asyncCommit} where id in (
      select id from notifications where created_at < now() - ${keptDays} * interval '1 day'
      order by created_at limit ${limit} for update skip locked
    ) returning id
  `)
  const entries = await db.query(sql`
    delete from batch_entries using ${asyncCommit}
    where (user_id, batch_id, parcel_id, entry_number) in (
      select user_id, batch_id, parcel_id, entry_number from batch_entries
      where created_at < now() - ${keptDays} * interval '1 day'
      order by created_at limit ${limit} for update skip locked
    ) returning batch_id
  `)
  const batches = await db.query(sql`
    delete from notification_batches using ${asyncCommit}
    where (user_id, channel, actor_id, event) in (
      select user_id, channel, actor_id, event from notification_batches
      where closes_at < now() - interval '1 day'
      order by closes_at limit ${limit} for update skip locked
    ) returning id
  `)
  return [notifications, entries, batches].some(({ length }) => length === limit)
}
