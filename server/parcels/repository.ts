import sql, { join, type Sql } from 'sql-template-tag'
import { deliveryStatuses, type LifecycleState } from '../../machines/parcel-lifecycle.ts'
import type {
  DeliveryFailure,
  DeliveryStatus,
  NewParcel,
  ParcelStatus,
  ParcelType,
  Role,
  StatusFilter,
} from '../../openapi.d.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import { handoverCode } from './deliveries/repository.ts'
import { claimOfNewParcel, type IdempotencyKey } from './idempotency-repository.ts'
import type { CreatedRange, ParcelFilter, ParcelScope } from './parcel-filter.ts'

/** A parcel with both parties and its whole log, oldest entry first. */
export interface ParcelRow {
  id: string
  tracking_id: string
  parcel_type: ParcelType
  weight_grams: number
  fee_cents: number
  delivery_status: DeliveryStatus
  is_blocked: boolean
  from_address: string
  to_address: string
  note: string | null
  created_at: Date
  updated_at: Date
  sender_id: string
  sender_name: string
  sender_email: string
  receiver_id: string
  receiver_name: string
  receiver_email: string
  /** Number that the sender gave. */
  receiver_phone: string | null
  /** Number in the receiver's account. */
  own_phone: string | null
  /** Coordinates of the destination if the sender gave them. */
  given_latitude: number | null
  given_longitude: number | null
  /** Null if the signing key is missing. */
  handover_code: string | null
  logs: LogEntryRow[]
}

export interface LogEntryRow {
  status: ParcelStatus
  note: string | null
  failed_attempt: DeliveryFailure | null
  /** Date such as 2026-03-02. */
  next_attempt: string | null
  name: string
  role: Role
  /** JSON carries a time as text. */
  created_at: string
  /** When a device recorded it that could not send it at once; otherwise null. */
  done_at: string | null
}

/** Columns that exports need as well, of `parcels as parcel` joined by `withParties`. */
export const parcelColumns = sql`
  parcel.id, parcel.tracking_id, parcel.parcel_type, parcel.weight_grams, parcel.fee_cents,
  parcel.delivery_status, parcel.is_blocked, parcel.from_address, parcel.to_address, parcel.note,
  parcel.created_at, parcel.updated_at,
  sender.id as sender_id, sender.name as sender_name, sender.email as sender_email,
  receiver.id as receiver_id, receiver.name as receiver_name, receiver.email as receiver_email
`

export const withParties = sql`
  join users as sender on sender.id = parcel.sender_id
  join users as receiver on receiver.id = parcel.receiver_id
`

const logsOfParcel = sql`
  coalesce((
    select json_agg(json_build_object('status', log.status, 'note', log.note,
      'failed_attempt', log.failed_attempt, 'next_attempt', log.next_attempt, 'name', author.name,
      'role', author.role, 'created_at', log.created_at, 'done_at', log.done_at)
      order by log.entry_number)
    from status_logs as log join users as author on author.id = log.updated_by
    where log.parcel_id = parcel.id
  ), '[]') as logs
`

const selectParcels = sql`
  select ${parcelColumns}, ${handoverCode} as handover_code, parcel.receiver_phone,
    receiver.phone as own_phone, parcel.given_latitude, parcel.given_longitude, ${logsOfParcel}
  from parcels as parcel ${withParties}
`

export async function findParcel(db: Queryable, id: string): Promise<ParcelRow | undefined> {
  const [row] = await db.query<ParcelRow>(sql`${selectParcels} where parcel.id = ${id}`)
  return row
}

export async function findParcelId(db: Queryable, trackingId: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(sql`
    select id from parcels where tracking_id = ${trackingId}
  `)
  return row?.id
}

/** A parcel without its handover code, phone numbers and coordinates, which visitors never see. */
export type PublicParcelRow = Omit<
  ParcelRow,
  'handover_code' | 'receiver_phone' | 'own_phone' | 'given_latitude' | 'given_longitude'
>

export interface TrackedParcelRow extends PublicParcelRow {
  /** Run under way on which it is open; null if there is none. */
  run_id: string | null
}

export async function findParcelByTrackingId(
  db: Queryable,
  trackingId: string,
): Promise<TrackedParcelRow | undefined> {
  const [row] = await db.query<TrackedParcelRow>(sql`
    select ${parcelColumns}, ${logsOfParcel}, (
      select run.id from run_parcels as planned
        join runs as run on run.id = planned.run_id and run.state = 'UNDER_WAY'
      where planned.parcel_id = parcel.id and planned.is_open
    ) as run_id
    from parcels as parcel ${withParties}
    where parcel.tracking_id = ${trackingId}
  `)
  return row
}

/**
 * Returns the rows in the order of the IDs. The IDs come from a sub-query, whose result the planner
 * does not know: so it keeps one plan for all pages. Planning each page would take longer than
 * reading it.
 */
export const findParcels = (db: Queryable, ids: string[]): Promise<ParcelRow[]> =>
  db.query<ParcelRow>(sql`
    ${selectParcels}
      join unnest((select ${ids}::uuid[])) with ordinality as page (id, place)
        on page.id = parcel.id
    order by page.place
  `)

/** Condition on `parcels as item`; it does not include the search. */
export function conditionsOf(filter: ParcelFilter): Sql {
  const conditions = narrowingOf(filter)
  return conditions.length === 0 ? sql`true` : join(conditions, ' and ')
}

/** Conditions that leave parcels out. A record, so that no filter of the contract can be forgotten. */
export function narrowingOf({ scope, id, status, created = {} }: ParcelFilter): Sql[] {
  const conditions: Record<Exclude<keyof ParcelFilter, 'search'>, Sql[]> = {
    scope: inScope(scope),
    id: id === undefined ? [] : [sql`item.id = any(${id}::uuid[])`],
    status: withStatus(status),
    created: createdIn(created),
  }
  return Object.values(conditions).flat()
}

// Statuses are literals, not parameters, if a partial index has them in its condition.
function inScope(scope: ParcelScope): Sql[] {
  if (scope.name === 'all') return []
  if (scope.name === 'sent') return [sql`item.sender_id = ${scope.userId}`]
  const received = sql`item.receiver_id = ${scope.userId}`
  return scope.name === 'history'
    ? [received, sql`item.delivery_status = 'DELIVERED'`]
    : [received, sql`item.delivery_status not in ('DELIVERED', 'CANCELED')`]
}

export const isAttempted = sql`item.is_attempted and not item.is_blocked`

// Status as in the contract: a blocked parcel is only BLOCKED, and no parcel is UNBLOCKED.
function withStatus(status: StatusFilter | undefined): Sql[] {
  if (status === undefined) return []
  if (status === 'ATTEMPTED') return [isAttempted]
  if (status === 'BLOCKED') return [sql`item.is_blocked`]
  const delivery = deliveryStatuses.find((one) => one === status)
  if (delivery === undefined) return [sql`false`]
  return [sql`not item.is_blocked`, sql`item.delivery_status = ${delivery}`]
}

const createdIn = ({ from, before }: CreatedRange): Sql[] => [
  ...(from === undefined ? [] : [sql`item.created_at >= ${from}`]),
  ...(before === undefined ? [] : [sql`item.created_at < ${before}`]),
]

/** Finds sender and receiver of a parcel, and how many wrong handover codes were entered for it. */
export async function findOwnership(db: Queryable, id: string): Promise<Ownership | undefined> {
  const [row] = await db.query<Ownership>(
    sql`select id, wrong_codes, sender_id, receiver_id from parcels where id = ${id}`,
  )
  return row
}

type Ownership = Pick<LockedParcelRow, 'id' | 'wrong_codes' | 'sender_id' | 'receiver_id'>

/** Column with the ID of the sender or the receiver who owns the parcel. */
export const ownerColumn = {
  SENDER: 'sender_id',
  RECEIVER: 'receiver_id',
} as const satisfies Partial<Record<Role, keyof ParcelRow>>

export interface LockedParcelRow {
  id: string
  delivery_status: DeliveryStatus
  is_blocked: boolean
  wrong_codes: number
  created_at: Date
  updated_at: Date
  sender_id: string
  receiver_id: string
}

/** Locks the parcel until the transaction ends. */
export async function lockParcel(
  transaction: Transaction,
  id: string,
): Promise<LockedParcelRow | undefined> {
  const [row] = await transaction.query<LockedParcelRow>(sql`
    select id, delivery_status, is_blocked, wrong_codes, created_at, updated_at, sender_id, receiver_id
    from parcels where id = ${id} for update
  `)
  return row
}

/** Request of the sender, with the fields that the server adds. */
export interface NewParcelRow extends Omit<NewParcel, 'weight' | 'note' | 'receiverPhone'> {
  id: string
  trackingId: string
  senderId: string
  weightGrams: number
  feeCents: number
  note: string | null
  receiverPhone: string | null
  createdAt: Date
}

/**
 * Inserts the parcel with its first log entry and its idempotency key, all or nothing. Returns
 * false if the receiver cannot be sent parcels or the key is in use; a concurrent repeat waits at
 * the unique key until the first call has committed. Throws a violation of
 * `parcels_tracking_id_key` if the tracking ID is taken.
 */
export async function insertParcel(
  transaction: Transaction,
  parcel: NewParcelRow,
  { delivery, isBlocked }: LifecycleState,
  idempotencyKey?: IdempotencyKey,
): Promise<boolean> {
  const source = idempotencyKey === undefined ? sql`receiver` : sql`receiver, claimed_key`
  const inserted = await transaction.query(sql`
    with receiver as (
      -- Locks both users, as an account is deleted only after a look for its parcels under way.
      select receiver.id from users as receiver
        join users as sender on sender.id = ${parcel.senderId} and sender.deleted_at is null
      where receiver.id = ${parcel.receiverId} and receiver.role = 'RECEIVER'
        and not receiver.is_blocked
      for key share
    ),
    ${idempotencyKey === undefined ? sql`` : claimOfNewParcel(parcel, idempotencyKey)}
    inserted as (
      insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
        fee_cents, delivery_status, is_blocked, from_address, to_address, note, receiver_phone,
        given_latitude, given_longitude, created_at, updated_at)
      select ${parcel.id}::uuid, ${parcel.trackingId}, ${parcel.senderId}::uuid, receiver.id,
        ${parcel.parcelType}, ${parcel.weightGrams}::integer, ${parcel.feeCents}::integer,
        ${delivery}, ${isBlocked}::boolean, ${parcel.fromAddress}, ${parcel.toAddress},
        ${parcel.note}, ${parcel.receiverPhone},
        ${parcel.coordinates?.latitude ?? null}::double precision,
        ${parcel.coordinates?.longitude ?? null}::double precision,
        ${parcel.createdAt}::timestamptz, ${parcel.createdAt}::timestamptz
      from ${source}
      returning id, delivery_status, sender_id, created_at
    ), entry as (
      insert into status_logs (parcel_id, entry_number, status, updated_by, created_at)
      select id, 1, delivery_status, sender_id, created_at from inserted
      returning parcel_id, entry_number
    )
    ${intoOutbox(sql`entry`)}
  `)
  return inserted.length > 0
}

/** Reason why nothing was delivered, and the day of the next try if that is known. */
export interface FailedAttempt {
  reason: DeliveryFailure
  nextAttempt?: string | undefined
}

export interface LogEntry {
  status: ParcelStatus
  note: string | null
  failedAttempt?: FailedAttempt | undefined
  /** Number of the entry with the result that this one takes back. */
  takesBack?: number | undefined
  updatedBy: string
  /** Run that ended with its day, on which the courier recorded this afterwards. */
  endedRunId?: string | undefined
  at: Date
  /** When a device recorded it that could not send it at once. */
  doneAt?: Date | null
}

export interface StepRow {
  entry_number: number
  status: DeliveryStatus
  failed_attempt: DeliveryFailure | null
  updated_by: string
  role: Role
  created_at: Date
}

/** The two newest log entries other than blocks and unblocks, newest first. */
export const findNewestSteps = (db: Queryable, parcelId: string): Promise<StepRow[]> =>
  db.query<StepRow>(sql`
    select log.entry_number, log.status, log.failed_attempt, log.updated_by, author.role,
      log.created_at
    from status_logs as log join users as author on author.id = log.updated_by
    where log.parcel_id = ${parcelId} and log.status not in ('BLOCKED', 'UNBLOCKED')
    order by log.entry_number desc limit 2
  `)

/**
 * Writes the new state of a locked parcel and its log entry, in one statement. Returns the ID of
 * the run under way that it is on.
 */
export async function writeChange(
  transaction: Transaction,
  parcelId: string,
  state: LifecycleState,
  entry: LogEntry,
): Promise<string | undefined> {
  const [row] = await transaction.query<{ run_id: string | null }>(sql`
    with changed as (${intoParcel(parcelId, state, entry)}),
      entry as (${intoLog(entry)}),
      run as (${countChangeOfRuns(parcelId, entry)}),
      planned as (${intoResultOnRun(entry)}),
      run_change as (
        insert into parcel_changes (parcel_id, entry_number, is_run)
        select id, changes, true from run
      ),
      outbox as (${intoOutbox(sql`entry`)})
    select (select id from run where state = 'UNDER_WAY') as run_id from outbox
  `)
  return row?.run_id ?? undefined
}

const intoParcel = (
  parcelId: string,
  { delivery, isBlocked }: LifecycleState,
  { failedAttempt, takesBack, at }: LogEntry,
) => sql`
  update parcels set delivery_status = ${delivery}, is_blocked = ${isBlocked}, updated_at = ${at},
    is_attempted = ${failedAttempt !== undefined}::boolean or (
      is_attempted and delivery_status = ${delivery} and ${takesBack === undefined}::boolean
    )
  where id = ${parcelId}
  returning id
`

/** For the row `changed`. */
const intoLog = ({ status, note, failedAttempt, updatedBy, at, doneAt }: LogEntry) => sql`
  insert into status_logs (parcel_id, entry_number, status, note, failed_attempt, next_attempt,
    updated_by, created_at, done_at)
  select id,
    (select coalesce(max(entry_number), 0) + 1 from status_logs where parcel_id = changed.id),
    ${status}, ${note}, ${failedAttempt?.reason ?? null},
    ${failedAttempt?.nextAttempt ?? null}::date, ${updatedBy}::uuid, ${at}::timestamptz,
    ${doneAt ?? null}::timestamptz
  from changed
  returning parcel_id, entry_number
`

/** Both the run that the parcel is on now, and one that ended with its day. */
const countChangeOfRuns = (parcelId: string, { endedRunId }: LogEntry) => sql`
  update runs set changes = changes + 1
  where id = ${endedRunId ?? null}::uuid
    or id = (select run_id from run_parcels where parcel_id = ${parcelId} and is_open)
  returning id, changes, state
`

/**
 * Conditions on the rows `run` and `entry`. An entry on a run that ended with its day leaves the
 * parcel open on a later run, unless it is delivered. A result that is taken back goes from both.
 */
const intoResultOnRun = ({ status, failedAttempt, takesBack, endedRunId }: LogEntry) => sql`
  update run_parcels set entry_number = case ${resultOnRun({ status, failedAttempt })}
    when 'ended' then entry.entry_number when 'open' then null else run_parcels.entry_number end
  from run, entry
  where run_parcels.run_id = run.id and run_parcels.parcel_id = entry.parcel_id
    and (run.id = ${endedRunId ?? null}::uuid
      or ${endedRunId === undefined || status === 'DELIVERED'}::boolean
      or run_parcels.entry_number = ${takesBack ?? null}::integer)
`

/** Effect of a log entry on the run: it ends the parcel there, opens it again, or (a block) changes nothing. */
function resultOnRun({ status, failedAttempt }: Pick<LogEntry, 'status' | 'failedAttempt'>) {
  if (failedAttempt !== undefined || status === 'DELIVERED' || status === 'CANCELED') return 'ended'
  return status === 'BLOCKED' || status === 'UNBLOCKED' ? 'same' : 'open'
}

/** Every log entry needs a row in `parcel_changes`, by which subscribers learn of it. */
const intoOutbox = (entries: Sql) => sql`
  insert into parcel_changes (parcel_id, entry_number)
  select parcel_id, entry_number from ${entries}
  returning parcel_id
`
