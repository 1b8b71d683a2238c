import sql from 'sql-template-tag'
import type { DeliveryFailure, ParcelStatus, Role } from '../../openapi.d.ts'
import type { Queryable } from '../db/database.ts'
import type { Message } from '../messages/repository.ts'

/** Whom a mail is for. */
export interface MailUserRow {
  user_id: string
  name: string
  email: string
  role: Role
  is_blocked: boolean
  is_email_verified: boolean
}

export interface ParcelMailRow extends MailUserRow {
  /** False: the user has chosen not to be told of it; null: they have chosen nothing. */
  is_on: boolean | null
  status: ParcelStatus
  note: string | null
  failed_attempt: DeliveryFailure | null
  /** A day. */
  next_attempt: string | null
  at: Date
  tracking_id: string
  sender_name: string
  receiver_name: string
  from_address: string
  to_address: string
}

/** What a mail about a log entry says, as it is now. */
export async function findParcelMail(
  db: Queryable,
  { user_id, parcel_id, entry_number }: Message,
): Promise<ParcelMailRow | undefined> {
  const [row] = await db.query<ParcelMailRow>(sql`
    select users.id as user_id, users.name, users.email, users.role, users.is_blocked,
      users.email_verified_at is not null as is_email_verified, choice.is_on,
      log.status, log.note, log.failed_attempt, log.next_attempt::text as next_attempt,
      log.created_at as at, parcel.tracking_id, parcel.from_address, parcel.to_address, sender.name as sender_name, receiver.name as receiver_name
    from status_logs as log
      join parcels as parcel on parcel.id = log.parcel_id
      join users as sender on sender.id = parcel.sender_id
      join users as receiver on receiver.id = parcel.receiver_id
      join users on users.id = ${user_id}
      left join notification_choices as choice on choice.user_id = users.id
        and choice.channel = 'EMAIL'
        and choice.event = case when log.failed_attempt is null then log.status
          else 'DELIVERY_ATTEMPT_FAILED' end
    where log.parcel_id = ${parcel_id} and log.entry_number = ${entry_number}
  `)
  return row
}

export interface EndpointMailRow extends MailUserRow {
  url: string
  disabled_at: Date | null
  disabled_because: string | null
}

export interface AccountMailRow extends MailUserRow {
  /** With a link to confirm the address; else with one to set a new password. */
  is_verification: boolean
}

/** Whom a mail about the account itself is for; nothing where it has waited for longer than it is worth. */
export async function findAccountMail(
  db: Queryable,
  { id }: Message,
): Promise<AccountMailRow | undefined> {
  const [row] = await db.query<AccountMailRow>(sql`
    select users.id as user_id, users.name, users.email, users.role, users.is_blocked,
      users.email_verified_at is not null as is_email_verified,
      messages.account_mail = 'VERIFY_EMAIL' as is_verification
    from messages join users on users.id = messages.user_id
    where messages.id = ${id} and messages.account_mail is not null
      and messages.created_at > now() - case messages.account_mail
        when 'RESET_PASSWORD' then interval '1 hour' else interval '3 days' end
  `)
  return row
}

/** What a mail about an endpoint that was disabled says, as it is now. */
export async function findEndpointMail(
  db: Queryable,
  { user_id, endpoint_id }: Message,
): Promise<EndpointMailRow | undefined> {
  const [row] = await db.query<EndpointMailRow>(sql`
    select users.id as user_id, users.name, users.email, users.role, users.is_blocked,
      users.email_verified_at is not null as is_email_verified, endpoint.url, endpoint.disabled_at, endpoint.disabled_because
    from webhook_endpoints as endpoint join users on users.id = ${user_id}
    where endpoint.id = ${endpoint_id}
  `)
  return row
}
