import sql from 'sql-template-tag'
import type {
  AccountEvent,
  DeliveryFailure,
  NotifiableEvent,
  NotificationChannel,
  NotificationChoice,
  ParcelStatus,
} from '../../../openapi.d.ts'
import type { ToldArrival } from './arrival-repository.ts'
import type { Database, Queryable, Transaction } from '../../db/database.ts'
import { findPageOfIds, type PageOfIds, type PageWindow } from '../../db/pagination.ts'

/** Notification about a log entry, an endpoint or the account; the fields of the other two are null. */
export interface NotificationRow {
  id: string
  created_at: Date
  read_at: Date | null
  parcel_id: string | null
  tracking_id: string | null
  status: ParcelStatus | null
  note: string | null
  failed_attempt: DeliveryFailure | null
  /** Set if it is about the courier being near, not about the log entry. */
  arrival: ToldArrival | null
  account_event: AccountEvent | null
  endpoint_id: string | null
  url: string | null
  disabled_because: 'OWNER' | 'GONE' | 'FAILING' | null
  sender_name: string | null
  from_address: string | null
  receiver_name: string | null
  to_address: string | null
  /** Number of changes in its batch; `parcels` has the first ones. */
  count: number | null
  parcels: GatheredParcel[] | null
}

/** One of several parcels in one notification. */
export interface GatheredParcel {
  _id: string
  trackingId: string
  status: ParcelStatus
  note: string | null
  failedAttempt: DeliveryFailure | null
  from: { name: string; address: string }
  to: { name: string; address: string }
}

export interface NotificationFilter {
  userId: string
  isUnread: boolean
}

export function listNotificationIds(
  db: Database,
  { userId, isUnread }: NotificationFilter,
  window: PageWindow,
): Promise<PageOfIds> {
  const list = {
    name: JSON.stringify(['notifications', userId, isUnread]),
    rows: sql`
      from notifications as item
      where item.user_id = ${userId} ${isUnread ? sql`and item.read_at is null` : sql``}
    `,
    columns: sql`item.id, item.created_at`,
    order: sql`item.created_at desc, item.id desc`,
  }
  return findPageOfIds(db, list, window)
}

/** Parcels that one notification lists at most. */
const maxParcels = 200

export const findNotificationsInOrder = (
  db: Queryable,
  ids: string[],
): Promise<NotificationRow[]> =>
  db.query<NotificationRow>(sql`
    select item.id, item.created_at, item.read_at, item.parcel_id, parcel.tracking_id, log.status,
      log.note, log.failed_attempt, item.arrival, item.account_event, item.endpoint_id, endpoint.url,
      endpoint.disabled_because,
      sender.name as sender_name, parcel.from_address, receiver.name as receiver_name,
      parcel.to_address, batch.count, batch.parcels
    from unnest((select ${ids}::uuid[])) with ordinality as page (id, place)
      join notifications as item on item.id = page.id
      left join status_logs as log on log.parcel_id = item.parcel_id
        and log.entry_number = item.entry_number
      left join parcels as parcel on parcel.id = item.parcel_id
      left join webhook_endpoints as endpoint on endpoint.id = item.endpoint_id
      left join users as sender on sender.id = parcel.sender_id
      left join users as receiver on receiver.id = parcel.receiver_id
      left join lateral (
        select max(total)::integer as count, jsonb_agg(
          jsonb_build_object(
            '_id', parcel.id, 'trackingId', parcel.tracking_id, 'status', log.status,
            'note', log.note, 'failedAttempt', log.failed_attempt,
            'from', jsonb_build_object('name', sender.name, 'address', parcel.from_address),
            'to', jsonb_build_object('name', receiver.name, 'address', parcel.to_address)
          ) order by entry.created_at, entry.parcel_id, entry.entry_number
        ) as parcels
        from (
          select parcel_id, entry_number, created_at, count(*) over () as total from batch_entries
          where user_id = item.user_id and batch_id = item.batch_id
          order by created_at, parcel_id, entry_number limit ${maxParcels}
        ) as entry
          join status_logs as log on log.parcel_id = entry.parcel_id
            and log.entry_number = entry.entry_number
          join parcels as parcel on parcel.id = entry.parcel_id
          join users as sender on sender.id = parcel.sender_id
          join users as receiver on receiver.id = parcel.receiver_id
      ) as batch on item.batch_id is not null
    order by page.place
  `)

/** Number up to which unread notifications are counted. */
export const maxUnread = 99

/** Counts up to one more than `maxUnread`. */
export async function countUnreadRows(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from notifications where user_id = ${userId} and read_at is null
      limit ${maxUnread + 1}
    ) as unread
  `)
  return row?.count ?? 0
}

export async function markRead(
  transaction: Transaction,
  userId: string,
  { ids, now }: { ids: string[]; now: Date },
): Promise<void> {
  await transaction.query(sql`
    update notifications set read_at = ${now}
    where id = any(${ids}::uuid[]) and user_id = ${userId} and read_at is null
  `)
}

const maxRead = 10_000

/**
 * Marks a batch of the newest unread ones, up to a time if one is given; returns their number, 0
 * once none is left.
 */
export async function markAllRead(
  transaction: Transaction,
  userId: string,
  { upTo, now }: { upTo: Date | null; now: Date },
): Promise<number> {
  // Times in JSON have milliseconds, those of the database microseconds.
  const [row] = await transaction.query<{ count: number }>(sql`
    with unread as (
      select id from notifications
      where user_id = ${userId} and read_at is null
        and created_at < coalesce(${upTo}::timestamptz + interval '1 millisecond', 'infinity')
      order by created_at desc, id desc limit ${maxRead} for update
    ), read as (
      update notifications set read_at = ${now} from unread
      where notifications.id = unread.id
      returning notifications.id
    )
    select count(*)::integer as count from read
  `)
  return row?.count ?? 0
}

export interface ChoiceRow {
  event: NotifiableEvent
  channel: NotificationChannel
  is_on: boolean
}

export const findChoices = (db: Queryable, userId: string): Promise<ChoiceRow[]> =>
  db.query<ChoiceRow>(sql`
    select event, channel, is_on from notification_choices where user_id = ${userId}
  `)

export async function upsertChoice(
  transaction: Transaction,
  userId: string,
  { event, channel, isOn }: NotificationChoice,
): Promise<void> {
  await transaction.query(sql`
    insert into notification_choices (user_id, event, channel, is_on)
    values (${userId}, ${event}, ${channel}, ${isOn})
    on conflict (user_id, event, channel) do update set is_on = excluded.is_on
  `)
}

export async function deleteChoice(
  transaction: Transaction,
  userId: string,
  { event, channel }: Pick<NotificationChoice, 'event' | 'channel'>,
): Promise<void> {
  await transaction.query(sql`
    delete from notification_choices
    where user_id = ${userId} and event = ${event} and channel = ${channel}
  `)
}
