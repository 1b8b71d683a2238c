import sql from 'sql-template-tag'
import type {
  AccountEvent,
  DeliveryFailure,
  Language,
  ParcelStatus,
  Role,
} from '../../../openapi.d.ts'
import type { NotifiedRole } from '../../../domain/notifiable-events.ts'
import type { ToldArrival } from '../notifications/arrival-repository.ts'
import type { Queryable } from '../../db/database.ts'
import { asyncCommit } from '../../db/async-commit.ts'
import type { Message } from '../messages/repository.ts'
import { dailyEvent } from '../notifications/mail-schedule-repository.ts'

/** Recipient of a mail. */
export interface MailUserRow {
  user_id: string
  name: string
  email: string
  role: Role
  is_blocked: boolean
  is_email_verified: boolean
  /** Null if they have chosen none. */
  language: Language | null
}

export interface ParcelMailRow extends MailUserRow {
  role: NotifiedRole
  /** False: the user has turned emails of this event off; null: they have chosen nothing. */
  is_on: boolean | null
  status: ParcelStatus
  note: string | null
  failed_attempt: DeliveryFailure | null
  /** Set if the mail is about the courier being near, not about the log entry. */
  arrival: ToldArrival | null
  /** True for an arrival if it is no longer expected: the courier was there, or planners or the pace changed it. */
  is_outdated: boolean
  /** Day as YYYY-MM-DD. */
  next_attempt: string | null
  at: Date
  /** When a device recorded it that could not send it at once. */
  done_at: Date | null
  tracking_id: string
  sender_name: string
  receiver_name: string
  from_address: string
  to_address: string
  /** Number of entries of the same event in the mail's batch. */
  event_count: number
}

/** Entries of one event that a mail lists at most. */
const maxListed = 50

/** Closes the batch, so that no more entries join it; returns whether it is a daily mail. */
export async function closeBatch(db: Queryable, { id }: Message): Promise<{ isDaily: boolean }> {
  // Waits for a change that is joining the batch: the entries that are read after this are
  // complete.
  const [batch] = await db.query<{ event: string }>(sql`
    update notification_batches as batch set closes_at = least(batch.closes_at, clock_timestamp())
    from messages, ${asyncCommit}
    where messages.id = ${id} and batch.user_id = messages.user_id and batch.channel = 'EMAIL'
      and batch.id = messages.batch_id
    returning batch.event
  `)
  return { isDaily: batch?.event === dailyEvent }
}

/** Finds the current content of a mail about log entries: the first entries of each event. */
export const findParcelMails = (
  db: Queryable,
  { id, user_id, parcel_id, entry_number }: Message,
): Promise<ParcelMailRow[]> =>
  db.query<ParcelMailRow>(sql`
    with entry as (
      select entry.parcel_id, entry.entry_number
      from messages join batch_entries as entry on entry.user_id = messages.user_id
        and entry.batch_id = messages.batch_id
      where messages.id = ${id}
      union
      select ${parcel_id}::uuid, ${entry_number}::integer
    ), log as (
      select log.*, count(*) over event as event_count, row_number() over (
        event order by log.created_at, log.parcel_id, log.entry_number
      ) as place
      from entry join status_logs as log on log.parcel_id = entry.parcel_id
        and log.entry_number = entry.entry_number
      window event as (partition by case when log.failed_attempt is null then log.status
        else 'DELIVERY_ATTEMPT_FAILED' end)
    )
    select users.id as user_id, users.name, users.email, users.role, users.is_blocked,
      users.email_verified_at is not null as is_email_verified, users.language, choice.is_on,
      log.status, log.note, log.failed_attempt, log.next_attempt::text as next_attempt,
      log.created_at as at, log.done_at, log.event_count::integer, message.arrival,
      message.arrival is not null and not exists (
        select from run_parcels as planned join runs as run on run.id = planned.run_id
        where planned.parcel_id = log.parcel_id and planned.entry_number is null
          and run.state = 'UNDER_WAY' and planned.told_from
            = coalesce(message.arrival ->> 'expectedAt', message.arrival ->> 'from')::timestamptz
      ) as is_outdated,
      parcel.tracking_id, parcel.from_address, parcel.to_address, sender.name as sender_name,
      receiver.name as receiver_name
    from log
      join parcels as parcel on parcel.id = log.parcel_id
      join users as sender on sender.id = parcel.sender_id
      join users as receiver on receiver.id = parcel.receiver_id
      join users on users.id = ${user_id}
      join messages as message on message.id = ${id}
      left join notification_choices as choice on choice.user_id = users.id
        and choice.channel = 'EMAIL'
        and choice.event = case when message.arrival is not null then 'ARRIVAL'
          when log.failed_attempt is null then log.status else 'DELIVERY_ATTEMPT_FAILED' end
    where log.place <= ${maxListed}
    order by log.created_at, log.parcel_id, log.entry_number
  `)

export interface EndpointMailRow extends MailUserRow {
  url: string
  disabled_at: Date | null
  disabled_because: string | null
}

export interface AccountMailRow extends MailUserRow {
  /** True for a mail with a link to confirm the address; otherwise the link sets a new password. */
  is_verification: boolean
  /** Set for a mail that reports an event instead of having a link. */
  account_event: AccountEvent | null
  at: Date
}

/** Finds the recipient of a mail about the account; undefined if it has waited too long to be of use. */
export async function findAccountMail(
  db: Queryable,
  { id }: Message,
): Promise<AccountMailRow | undefined> {
  const [row] = await db.query<AccountMailRow>(sql`
    select users.id as user_id, users.name, users.email, users.role, users.is_blocked,
      users.email_verified_at is not null as is_email_verified, users.language,
      messages.account_mail = 'VERIFY_EMAIL' as is_verification, messages.account_event,
      messages.created_at as at
    from messages join users on users.id = messages.user_id
    where messages.id = ${id} and messages.account_mail is not null
      and (messages.account_event is not null or messages.created_at > now() -
        case messages.account_mail when 'RESET_PASSWORD' then interval '1 hour'
          else interval '3 days' end)
  `)
  return row
}

/** Finds the current content of a mail about a disabled endpoint. */
export async function findEndpointMail(
  db: Queryable,
  { user_id, endpoint_id }: Message,
): Promise<EndpointMailRow | undefined> {
  const [row] = await db.query<EndpointMailRow>(sql`
    select users.id as user_id, users.name, users.email, users.role, users.is_blocked,
      users.email_verified_at is not null as is_email_verified, users.language,
      endpoint.url, endpoint.disabled_at, endpoint.disabled_because
    from webhook_endpoints as endpoint join users on users.id = ${user_id}
    where endpoint.id = ${endpoint_id}
  `)
  return row
}

/** Picks the tracking IDs of parcels that the user has sent or receives. */
export async function findOwnTrackingIds(
  db: Queryable,
  userId: string,
  trackingIds: string[],
): Promise<string[]> {
  const rows = await db.query<{ tracking_id: string }>(sql`
    select tracking_id from parcels
    where tracking_id = any(${trackingIds}) and (sender_id = ${userId} or receiver_id = ${userId})
  `)
  return rows.map((row) => row.tracking_id)
}
