import sql from 'sql-template-tag'
import type {
  WebhookDelivery,
  WebhookDisabledReason,
  WebhookEvent,
  WebhookTestPayload,
} from '../../../openapi.d.ts'
import type { Database, Queryable, Transaction } from '../../db/database.ts'
import { asyncCommit } from '../../db/async-commit.ts'
import type { PeopleRow } from './payload.ts'
import { outcomeColumns, outcomeValues } from '../messages/repository.ts'
import type { SendResult } from '../messages/send-result.ts'
import type { SentenceCode } from '../../http/sentences.ts'
import { announcement } from '../notifications/tell-owner-repository.ts'
import { findPageOfIds, type PageOfIds, type PageWindow } from '../../db/pagination.ts'

export interface WebhookRow {
  id: string
  user_id: string
  url: string
  events: WebhookEvent[]
  secret: string
  previous_secret: string | null
  previous_secret_until: Date | null
  failing_since: Date | null
  disabled_at: Date | null
  disabled_because: WebhookDisabledReason | null
  created_at: Date
}

const columns = sql`id, user_id, url, events, secret, previous_secret, previous_secret_until,
  failing_since, disabled_at, disabled_because, created_at`

/** IDs of an endpoint and its owner. */
export interface OwnWebhook {
  id: string
  userId: string
}

export const findWebhooks = (db: Queryable, userId: string): Promise<WebhookRow[]> =>
  db.query<WebhookRow>(sql`
    select ${columns} from webhook_endpoints where user_id = ${userId} order by created_at, id
  `)

export async function findWebhook(
  db: Queryable,
  { id, userId }: OwnWebhook,
): Promise<WebhookRow | undefined> {
  const [row] = await db.query<WebhookRow>(sql`
    select ${columns} from webhook_endpoints where id = ${id} and user_id = ${userId}
  `)
  return row
}

/** Locks the endpoint until the transaction ends. */
export async function lockWebhook(
  transaction: Transaction,
  { id, userId }: OwnWebhook,
): Promise<WebhookRow | undefined> {
  const [row] = await transaction.query<WebhookRow>(sql`
    select ${columns} from webhook_endpoints where id = ${id} and user_id = ${userId} for update
  `)
  return row
}

export interface NewWebhookRow {
  id: string
  userId: string
  url: string
  events: WebhookEvent[]
  secret: string
  now: Date
}

export async function insertWebhook(
  transaction: Transaction,
  { id, userId, url, events, secret, now }: NewWebhookRow,
): Promise<WebhookRow> {
  const [row] = await transaction.query<WebhookRow>(sql`
    insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
    values (${id}, ${userId}, ${url}, ${events}, ${secret}, ${now})
    returning ${columns}
  `)
  if (row === undefined) throw new Error('An inserted endpoint has no row')
  return row
}

/** Writes all columns of a locked endpoint that can change. */
export async function writeWebhook(transaction: Transaction, row: WebhookRow): Promise<void> {
  await transaction.query(sql`
    update webhook_endpoints set url = ${row.url}, has_accepted = has_accepted and url = ${row.url}, events = ${row.events}, secret = ${row.secret},
      previous_secret = ${row.previous_secret},
      previous_secret_until = ${row.previous_secret_until}, failing_since = ${row.failing_since},
      disabled_at = ${row.disabled_at}, disabled_because = ${row.disabled_because}
    where id = ${row.id}
  `)
}

/** Removes an endpoint; foreign keys cascade to its messages, their attempts and its notifications. */
export async function removeWebhook(
  transaction: Transaction,
  { id, userId }: OwnWebhook,
): Promise<boolean> {
  const removed = await transaction.query(sql`
    delete from webhook_endpoints where id = ${id} and user_id = ${userId} returning id
  `)
  return removed.length > 0
}

/** Fields of an endpoint that sending a message needs. */
export interface TargetRow {
  url: string
  secret: string
  previous_secret: string | null
  previous_secret_until: Date | null
  is_disabled: boolean
  is_owner_blocked: boolean
}

export async function findTarget(db: Queryable, id: string): Promise<TargetRow | undefined> {
  const [row] = await db.query<TargetRow>(sql`
    select url, secret, previous_secret, previous_secret_until,
      (disabled_at is not null) as is_disabled, users.is_blocked as is_owner_blocked
    from webhook_endpoints join users on users.id = user_id
    where webhook_endpoints.id = ${id}
  `)
  return row
}

/** Finds sender, receiver and the log's authors of a parcel. */
export async function findPeople(db: Queryable, parcelId: string): Promise<PeopleRow | undefined> {
  const [row] = await db.query<PeopleRow>(sql`
    select sender.name as sender_name, sender.email as sender_email,
      receiver.name as receiver_name, receiver.email as receiver_email,
      (
        select json_agg(json_build_object('name', author.name, 'role', author.role)
          order by log.entry_number)
        from status_logs as log join users as author on author.id = log.updated_by
        where log.parcel_id = parcel.id
      ) as authors
    from parcels as parcel
      join users as sender on sender.id = parcel.sender_id
      join users as receiver on receiver.id = parcel.receiver_id
    where parcel.id = ${parcelId}
  `)
  return row
}

export interface EndpointStateRow {
  failing_since: Date | null
  disabled_at: Date | null
}

/** Locks the endpoint until the transaction ends; others can still insert messages that refer to it. */
export async function lockEndpointState(
  transaction: Transaction,
  id: string,
): Promise<(EndpointStateRow & { has_accepted: boolean }) | undefined> {
  const [row] = await transaction.query<EndpointStateRow & { has_accepted: boolean }>(sql`
    select failing_since, disabled_at, has_accepted from webhook_endpoints
    where id = ${id} for no key update
  `)
  return row
}

/** Ends a series of failures, after a message was accepted. */
export async function clearFailing(transaction: Transaction, id: string): Promise<void> {
  await transaction.query(sql`
    update webhook_endpoints set failing_since = null where id = ${id}
  `)
}

/** Remembers that the endpoint has accepted a message, from which on it need not share places with those that fail. */
export async function markAccepted(transaction: Transaction, id: string): Promise<void> {
  await transaction.query(sql`update webhook_endpoints set has_accepted = true where id = ${id}`)
}

/** Begins a series of failures: every message since `now` has failed. */
export async function markFailing(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.query(sql`
    update webhook_endpoints set failing_since = ${now} where id = ${id}
  `)
}

/** Disables an endpoint whose locked state allows it, and notifies the owner. */
export async function disableWebhook(
  transaction: Transaction,
  id: string,
  {
    because,
    now,
    sendsEmail,
    isVerifiedOnly,
  }: {
    because: WebhookDisabledReason
    now: Date
    sendsEmail: boolean
    /** Sends the email only to an owner who has confirmed their address. */
    isVerifiedOnly: boolean
  },
): Promise<void> {
  await transaction.query(sql`
    with disabled as (
      update webhook_endpoints set disabled_at = ${now}, disabled_because = ${because}
      where id = ${id}
      returning id, user_id
    ), in_center as (
      insert into notifications (user_id, endpoint_id, created_at)
      select user_id, id, ${now} from disabled
      returning id, user_id
    ), ${announcement}
    insert into messages (channel, user_id, endpoint_id, next_at, created_at)
    select 'EMAIL', disabled.user_id, disabled.id, now(), ${now}
    from disabled join users on users.id = disabled.user_id
    where ${sendsEmail}::boolean
      and (users.email_verified_at is not null or not ${isVerifiedOnly}::boolean)
  `)
}

interface AttemptRow extends SentenceCode {
  number: number
  /** ISO time, as PostgreSQL writes it into JSON. */
  at: string
  status: number | null
  error: string | null
  milliseconds: number
}

export interface DeliveryRow {
  id: string
  state: WebhookDelivery['state']
  type: string | null
  tracking_id: string | null
  created_at: Date
  next_at: Date | null
  attempts: AttemptRow[]
}

/** Lists one page of the messages to the endpoint, with the number of all. */
export async function listDeliveryRows(
  db: Database,
  webhookId: string,
  window: PageWindow,
): Promise<Omit<PageOfIds, 'ids'> & { rows: DeliveryRow[] }> {
  const list = {
    name: JSON.stringify(['deliveries', webhookId]),
    rows: sql`
      from messages as item where item.endpoint_id = ${webhookId} and item.channel = 'WEBHOOK'`,
    columns: sql`item.id, item.created_at`,
    order: sql`item.created_at desc, item.id desc`,
  }
  const { ids, ...counted } = await findPageOfIds(db, list, window)
  return { rows: await findDeliveries(db, ids), ...counted }
}

/** In the order of the IDs. */
export const findDeliveries = (db: Queryable, ids: string[]): Promise<DeliveryRow[]> =>
  db.query<DeliveryRow>(sql`
    select message.id, message.state, message.payload->>'type' as type, parcel.tracking_id, message.created_at,
      message.next_at, coalesce(tried.attempts, '[]'::json) as attempts
    from unnest((select ${ids}::uuid[])) with ordinality as page (id, place)
      join messages as message on message.id = page.id
      left join parcels as parcel on parcel.id = message.parcel_id
      left join lateral (
        select json_agg(
          jsonb_build_object('number', number, 'at', at, 'status', status, 'error', error,
            'milliseconds', milliseconds)
          || jsonb_strip_nulls(jsonb_build_object('messageCode', message_code,
            'messageValues', message_values))
          order by number
        ) as attempts
        from message_attempts where message_id = message.id
      ) as tried on true
    order by page.place
  `)

export interface LockedDeliveryRow {
  /** True while it is being sent. */
  is_leased: boolean
}

/** Locks a message to the endpoint until the transaction ends. */
export async function lockDelivery(
  transaction: Transaction,
  { id, webhookId }: { id: string; webhookId: string },
): Promise<LockedDeliveryRow | undefined> {
  const [row] = await transaction.query<LockedDeliveryRow>(sql`
    select coalesce(leased_until > now(), false) as is_leased
    from messages
    where id = ${id} and endpoint_id = ${webhookId} and channel = 'WEBHOOK'
    for update
  `)
  return row
}

/** Makes the message due now, whatever its state, and gives it all its attempts again. */
export async function sendAgain(transaction: Transaction, id: string): Promise<void> {
  await transaction.query(sql`
    update messages set state = 'WAITING', attempts = 0, next_at = now(),
      finished_at = null
    where id = ${id}
  `)
}

export interface TestRow {
  id: string
  webhookId: string
  userId: string
  payload: WebhookTestPayload
  at: Date
  outcome: SendResult
  milliseconds: number
}

/** Records a test that was sent; stores nothing if its endpoint was removed in between. */
export async function insertTest(
  transaction: Transaction,
  { id, webhookId, userId, payload, at, outcome, milliseconds }: TestRow,
): Promise<void> {
  await transaction.query(sql`
    with sent as (
      insert into messages (id, channel, user_id, endpoint_id, payload, state, attempts, created_at,
        finished_at)
      select ${id}, 'WEBHOOK', ${userId}, id, ${JSON.stringify(payload)}::jsonb,
        ${outcome.result === 'sent' ? 'SENT' : 'FAILED'}, 1, ${at}, ${at}
      from webhook_endpoints where id = ${webhookId} for key share
      returning id
    )
    insert into message_attempts (message_id, number, at, ${outcomeColumns}, milliseconds)
    select id, 1, ${at}, ${outcomeValues(outcome)}, ${milliseconds}::integer from sent
  `)
}

/** Removes replaced secrets that no longer sign. */
export async function removeOldSecrets(db: Queryable): Promise<void> {
  await db.query(sql`
    update webhook_endpoints set previous_secret = null, previous_secret_until = null
    from ${asyncCommit} where previous_secret_until <= now()
  `)
}
