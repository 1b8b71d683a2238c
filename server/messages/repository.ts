import sql from 'sql-template-tag'
import type { MessageState } from '../../machines/message-delivery.ts'
import type { NotificationChannel } from '../../openapi.d.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import { withoutWaiting } from '../db/without-waiting.ts'

/** An e-mail or a webhook that is being sent. */
export interface Message {
  id: string
  channel: Exclude<NotificationChannel, 'CENTER'> | 'WEBHOOK'
  user_id: string
  endpoint_id: string | null
  parcel_id: string | null
  entry_number: number | null
  /** What a webhook says, exactly; null for an e-mail. */
  payload: unknown
  attempts: number
}

export type Channel = Message['channel']

/** A message that this node may send until the lease ends. */
export interface LeasedMessage extends Message {
  /** When that is, exactly: the mark by which the attempt is recorded. */
  lease: string
}

/** Seconds that a message stands in the queue at most, before it is put there again. */
const queueSeconds = 60
/** Seconds that a node has for one attempt and its record. */
const leaseSeconds = 45
/** As long as messages and notifications are kept. */
const keptDays = 90

export async function hasWaiting(db: Queryable, channels: Channel[]): Promise<boolean> {
  const [row] = await db.query<{ exists: boolean }>(sql`
    select exists (
      select from messages where state = 'WAITING' and channel = any(${channels})
    ) as exists
  `)
  return row?.exists === true
}

/** Marks messages that are due, for the queue; two nodes never mark the same one. */
export async function markQueued(db: Queryable, channel: Channel, limit: number) {
  const rows = await db.query<{ id: string }>(sql`
    update messages set queued_until = now() + ${queueSeconds} * interval '1 second'
    from ${withoutWaiting}
    where id in (
      select id from messages
      where channel = ${channel} and state = 'WAITING' and next_at <= now()
        and (queued_until is null or queued_until < now())
      order by next_at limit ${limit} for update skip locked
    )
    returning id
  `)
  return rows.map(({ id }) => id)
}

/** They did not come into the queue. */
export async function unmarkQueued(db: Queryable, ids: string[]): Promise<void> {
  await db.query(sql`
    update messages set queued_until = null from ${withoutWaiting}
    where id = any(${ids}) and (leased_until is null or leased_until < now())
  `)
}

/** Nothing where it is no longer due, or another node is sending it. */
export async function leaseMessage(db: Queryable, id: string): Promise<LeasedMessage | undefined> {
  const [row] = await db.query<LeasedMessage>(sql`
    update messages set leased_until = now() + ${leaseSeconds} * interval '1 second',
      queued_until = now() + ${leaseSeconds} * interval '1 second'
    from ${withoutWaiting}
    where id = ${id} and state = 'WAITING' and next_at <= now()
      and (leased_until is null or leased_until < now())
    returning id, channel, user_id, endpoint_id, parcel_id, entry_number, payload, attempts,
      leased_until::text as lease
  `)
  return row
}

/** One that waits is queued where it was not tried yet, else deferred. */
const rowStates = {
  queued: 'WAITING',
  deferred: 'WAITING',
  sent: 'SENT',
  failed: 'FAILED',
} as const satisfies Record<MessageState, string>

export interface Attempt {
  /** What became of the message. */
  state: MessageState
  /** Seconds until the next one; null where this was the last. */
  retryAfter: number | null
  status: number | null
  error: string | null
  milliseconds: number
}

/** Whether it was recorded: the lease may be another node's by now, or the record already written. */
export async function recordAttempt(
  transaction: Transaction,
  { id, lease }: LeasedMessage,
  { state, retryAfter, status, error, milliseconds }: Attempt,
): Promise<boolean> {
  const recorded = await transaction.query(sql`
    with message as (
      update messages set state = ${rowStates[state]}, attempts = attempts + 1,
        next_at = now() + ${retryAfter}::double precision * interval '1 second',
        finished_at = case when ${retryAfter}::double precision is null then now() end,
        queued_until = null, leased_until = null
      where id = ${id} and leased_until = ${lease}::timestamptz
      returning id
    )
    insert into message_attempts (message_id, number, at, status, error, milliseconds)
    select id, (
      select coalesce(max(number), 0) + 1 from message_attempts where message_id = message.id
    ), now(), ${status}::integer, ${error}::text, ${milliseconds}::integer
    from message
    returning number
  `)
  return recorded.length > 0
}

/** Some of the oldest, and whether there may be more. */
export async function removeOld(db: Queryable, limit: number): Promise<boolean> {
  const messages = await db.query(sql`
    delete from messages using ${withoutWaiting} where id in (
      select id from messages where created_at < now() - ${keptDays} * interval '1 day'
      order by created_at limit ${limit} for update skip locked
    ) returning id
  `)
  const notifications = await db.query(sql`
    delete from notifications using ${withoutWaiting} where id in (
      select id from notifications where created_at < now() - ${keptDays} * interval '1 day'
      order by created_at limit ${limit} for update skip locked
    ) returning id
  `)
  return messages.length === limit || notifications.length === limit
}

export interface QueueRow {
  waiting: number
  /** Seconds since the one was due that is due for longest; null where none is. */
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

/** After a restore: what waited for longer than a day before is late, and may have been sent since. */
export async function giveUpLate(transaction: Transaction): Promise<void> {
  await transaction.query(sql`
    update messages set state = 'FAILED', next_at = null, queued_until = null, leased_until = null,
      finished_at = now()
    where state = 'WAITING' and created_at < now() - interval '1 day'
  `)
}
