import sql, { type Sql } from 'sql-template-tag'
import type { MessageState } from '../../../machines/message-delivery.ts'
import type { NotificationChannel } from '../../../openapi.d.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import { sizes } from '../../limits/sizes.ts'
import { asyncCommit } from '../../db/async-commit.ts'
import type { SendResult } from './send-result.ts'

/** An email or a webhook to send. */
export interface Message {
  id: string
  channel: Exclude<NotificationChannel, 'CENTER'> | 'WEBHOOK'
  user_id: string
  endpoint_id: string | null
  parcel_id: string | null
  entry_number: number | null
  /** Payload of a webhook, as it was stored; null for an email. */
  payload: unknown
  attempts: number
}

export type Channel = Message['channel']

/** A message that this node may send until the lease ends. */
export interface LeasedMessage extends Message {
  /** Exact end of the lease, which identifies it when the attempt is recorded. */
  lease: string
}

/** Seconds that a node has to make one attempt and record it. */
const leaseSeconds = 45
/** Days for which messages and notifications are kept. */
export const keptDays = 90

/** A due message that may be sent next. */
export interface DueMessage extends Pick<Message, 'id' | 'user_id' | 'endpoint_id'> {
  /** Its endpoint has failed since its last success, or had none yet. */
  is_doubtful: boolean
}

interface DueWebhook extends DueMessage {
  endpoint_id: string
}

/** What a node is doing already. */
export interface Room {
  /** Messages that it is sending. */
  running: readonly Pick<Message, 'user_id' | 'endpoint_id'>[]
  /** Endpoints that are sent nothing for a while. */
  resting: readonly string[]
}

/** Messages of one endpoint that a node sends at the same time; a failing endpoint is sent one at a time. */
const maxOfEndpoint = 5
/**
 * Messages of one owner that are considered at a time, less those that are being sent: so many of those that wait for
 * good endpoints, and as many of the others.
 */
const maxOfOwner = 8
/** Due messages that are considered at a time, of which places and leases take fewer. */
const maxDue = 500

/** Due messages in the order in which they should be sent. */
export const findDue = (db: Queryable, channel: Channel, room: Room): Promise<DueMessage[]> =>
  channel === 'EMAIL' ? oldestEmails(db) : webhooksInTurn(db, room)

const isDue = sql`state = 'WAITING' and next_at <= now()
  and (leased_until is null or leased_until < now())`

/** Leases to this node the messages that are still due; two nodes never lease the same one. */
export const lease = (db: Queryable, ids: string[]): Promise<LeasedMessage[]> =>
  db.query<LeasedMessage>(sql`
    update messages set leased_until = now() + ${leaseSeconds} * interval '1 second'
    from ${asyncCommit}
    where id in (
      select id from messages where ${isDue} and id = any(${ids}::uuid[]) for update skip locked
    )
    returning id, channel, user_id, endpoint_id, parcel_id, entry_number, payload, attempts,
      leased_until::text as lease
  `)

const oldestEmails = (db: Queryable): Promise<DueMessage[]> =>
  db.query<DueMessage>(sql`
  select id, user_id, endpoint_id, false as is_doubtful from messages
  where channel = 'EMAIL' and ${isDue} order by next_at limit ${sizes.mails.places}`)

/**
 * Takes the oldest messages of each endpoint, one owner after the other in turn. Endpoints are found by
 * skipping through the index from one to the next, so the cost does not grow with the messages of an
 * endpoint. By `between`, an endpoint's messages are read from the same index; by `=`, PostgreSQL may look for
 * them among those of all endpoints.
 */
const webhooksInTurn = (db: Queryable, { running, resting }: Room): Promise<DueWebhook[]> =>
  db.query<DueWebhook>(sql`
  with recursive waiting (endpoint_id) as (
    (
      select endpoint_id from messages where channel = 'WEBHOOK' and state = 'WAITING'
      order by endpoint_id limit 1
    )
    union all
    select (
      select endpoint_id from messages
      where channel = 'WEBHOOK' and state = 'WAITING' and endpoint_id > waiting.endpoint_id
      order by endpoint_id limit 1
    ) from waiting where endpoint_id is not null
  ), allowed as (
    select endpoint.id, endpoint.user_id, failing_since is not null or not has_accepted as is_doubtful,
      case when failing_since is null then ${maxOfEndpoint}::integer else 1 end - (
        select count(*)::integer from unnest(${endpointsOf(running)}::uuid[]) as one
        where one = endpoint.id
      ) as places
    from waiting join webhook_endpoints as endpoint on endpoint.id = endpoint_id
    where endpoint.id <> all(${resting}::uuid[])
  ), turns as (
    select due.id, due.next_at, allowed.user_id, allowed.id as endpoint_id, allowed.is_doubtful, row_number() over (
      partition by allowed.user_id, allowed.is_doubtful order by due.turn, due.next_at
    ) + (
      select count(*) from unnest(${running.map((one) => one.user_id)}::uuid[]) as one
      where one = allowed.user_id
    ) as turn
    from allowed cross join lateral (
      select id, next_at, row_number() over (order by endpoint_id, next_at) as turn from messages
      where channel = 'WEBHOOK' and endpoint_id between allowed.id and allowed.id and ${isDue}
      order by endpoint_id, next_at limit greatest(allowed.places, 0)
    ) as due
  )
  select id, user_id, endpoint_id, is_doubtful from turns where turn <= ${maxOfOwner}
  order by turn, is_doubtful, next_at limit ${maxDue}`)

const endpointsOf = (running: Room['running']) => running.map((one) => one.endpoint_id)

/** A waiting row is `queued` before its first attempt, and `deferred` after it. */
const rowStates = {
  queued: 'WAITING',
  deferred: 'WAITING',
  sent: 'SENT',
  failed: 'FAILED',
} as const satisfies Record<MessageState, string>

export interface Attempt {
  /** State of the message after it. */
  state: MessageState
  /** Seconds until the next one; null if this was the last. */
  retryAfter: number | null
  outcome: SendResult
  milliseconds: number
}

/** Columns of a recorded attempt that describe its result, and their values. */
export const outcomeColumns = sql`status, error, message_code, message_values`
export function outcomeValues(outcome: SendResult): Sql {
  const { error = null, code = {} } = outcome.result === 'sent' ? {} : outcome
  const { messageCode = null, messageValues } = code
  return sql`${outcome.status}::integer, ${error}::text, ${messageCode}::text,
    ${messageValues === undefined ? null : JSON.stringify(messageValues)}::jsonb`
}

/** Returns false if another node has the lease now, or the attempt is already recorded. */
export async function recordAttempt(
  transaction: Transaction,
  { id, lease }: LeasedMessage,
  { state, retryAfter, outcome, milliseconds }: Attempt,
): Promise<boolean> {
  const recorded = await transaction.query(sql`
    with message as (
      update messages set state = ${rowStates[state]}, attempts = attempts + 1,
        next_at = now() + ${retryAfter}::double precision * interval '1 second',
        finished_at = case when ${retryAfter}::double precision is null then now() end,
        leased_until = null
      where id = ${id} and leased_until = ${lease}::timestamptz
      returning id
    )
    insert into message_attempts (message_id, number, at, ${outcomeColumns}, milliseconds)
    select id, (
      select coalesce(max(number), 0) + 1 from message_attempts where message_id = message.id
    ), now(), ${outcomeValues(outcome)}, ${milliseconds}::integer
    from message
    returning number
  `)
  return recorded.length > 0
}

/** Removes up to `limit` of the oldest; returns whether there may be more. */
export async function removeOldMessages(db: Queryable, limit: number): Promise<boolean> {
  const removed = await db.query(sql`
    delete from messages using ${asyncCommit} where id in (
      select id from messages where created_at < now() - ${keptDays} * interval '1 day'
      order by created_at limit ${limit} for update skip locked
    ) returning id
  `)
  return removed.length === limit
}

export interface QueueRow {
  waiting: number
  /** Seconds for which the oldest due message has been due; null if none is due. */
  oldest_seconds: number | null
  failed_last_day: number
}

export async function findQueueState(db: Queryable): Promise<QueueRow> {
  const [row] = await db.query<QueueRow>(sql`
    select count(*)::integer as waiting,
      extract(epoch from now() - min(next_at) filter (where next_at <= now()))::double precision
        as oldest_seconds,
      (
        select count(*)::integer from messages
        where state = 'FAILED' and finished_at > now() - interval '1 day'
      ) as failed_last_day
    from messages where state = 'WAITING'
  `)
  if (row === undefined) throw new Error('A count without a row')
  return row
}

/** Gives up messages older than a day after a restore, because they are late, or were sent after the backup. */
export async function giveUpLate(transaction: Transaction): Promise<void> {
  await transaction.query(sql`
    update messages set state = 'FAILED', next_at = null, leased_until = null,
      finished_at = now()
    where state = 'WAITING' and created_at < now() - interval '1 day'
  `)
}
