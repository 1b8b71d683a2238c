import sql from 'sql-template-tag'
import type { NotifiableEvent, Role, WebhookEvent } from '../../openapi.d.ts'
import type { Transaction } from '../db/database.ts'

export interface Fanout {
  event: NotifiableEvent
  /** Who is told by default in the notification center, and by email. */
  rolesInCenter: Role[]
  rolesByEmail: Role[]
  sendsEmail: boolean
  /** To users who have confirmed their address, and to no others. */
  isVerifiedOnly: boolean
  /** What the sender's endpoints hear, and the JSON of it that is kept. */
  webhookEvent: WebhookEvent
  payload: string
}

/** Of the newest log entry; no user is told of what they did themselves. */
export async function insertNotifications(
  transaction: Transaction,
  parcelId: string,
  { event, rolesInCenter, rolesByEmail, sendsEmail, isVerifiedOnly, webhookEvent, payload }: Fanout,
): Promise<void> {
  await transaction.query(sql`
    with entry as (
      select log.parcel_id, log.entry_number, log.updated_by, log.created_at,
        parcel.sender_id, parcel.receiver_id
      from status_logs as log join parcels as parcel on parcel.id = log.parcel_id
      where log.parcel_id = ${parcelId}
      order by log.entry_number desc limit 1
    ), person as (
      select users.id, users.role, users.email_verified_at, in_center.is_on as in_center, by_email.is_on as by_email
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
      where users.id <> entry.updated_by and not users.is_blocked
    ), in_center as (
      insert into notifications (user_id, parcel_id, entry_number, created_at)
      select person.id, entry.parcel_id, entry.entry_number, entry.created_at
      from entry, person
      where coalesce(person.in_center, person.role = any(${rolesInCenter}))
    ), by_email as (
      insert into messages (channel, user_id, parcel_id, entry_number, next_at, created_at)
      select 'EMAIL', person.id, entry.parcel_id, entry.entry_number, now(), entry.created_at
      from entry, person
      where ${sendsEmail}::boolean
        and (person.email_verified_at is not null or not ${isVerifiedOnly}::boolean)
        and coalesce(person.by_email, person.role = any(${rolesByEmail}))
    )
    insert into messages (channel, user_id, endpoint_id, parcel_id, entry_number, payload, next_at,
      created_at)
    select 'WEBHOOK', endpoint.user_id, endpoint.id, entry.parcel_id, entry.entry_number,
      ${payload}::jsonb, now(), entry.created_at
    from entry join webhook_endpoints as endpoint on endpoint.user_id = entry.sender_id
    where endpoint.disabled_at is null and ${webhookEvent} = any(endpoint.events)
  `)
}
