import sql from 'sql-template-tag'
import type { Arrival } from '../../../openapi.d.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../db/database.ts'
import { notificationsOf } from './defaults.ts'

/** As it is stored for emails and the center; what is optional is missing in rows of older versions. */
export interface ToldArrival extends Arrival {
  /** The receiver was told another time before. */
  isMoved?: boolean
  /** The most likely time, with which later ones are compared; `told_from` of the run keeps it, too. */
  expectedAt?: string
}

export interface ArrivalNotice {
  runId: string
  parcelId: string
  arrival: Required<ToldArrival>
}

/**
 * Notifies receivers of parcels without a result when the courier comes, in the transaction that has locked
 * the run. In the center, a newer notice replaces the previous one. The email is sent immediately, even to
 * users who otherwise get one a day.
 */
export async function tellArrivals(
  transaction: Transaction,
  notices: readonly ArrivalNotice[],
  config: Config,
): Promise<void> {
  if (notices.length === 0) return
  const { rolesInCenter, rolesByEmail, sendsEmail, isVerifiedOnly } = notificationsOf(
    'ARRIVAL',
    config,
  )
  await transaction.query(sql`
    with due as (
      select run_id, parcel_id, arrival, (arrival ->> 'expectedAt')::timestamptz as told_from
      from unnest(
        ${notices.map(({ runId }) => runId)}::uuid[],
        ${notices.map(({ parcelId }) => parcelId)}::uuid[],
        ${notices.map(({ arrival }) => JSON.stringify(arrival))}::jsonb[]
      ) as due (run_id, parcel_id, arrival)
    ), told as (
      update run_parcels set told_from = due.told_from from due
      where run_parcels.run_id = due.run_id and run_parcels.parcel_id = due.parcel_id
      returning run_parcels.parcel_id, due.arrival
    ), target as (
      select told.parcel_id, told.arrival, users.id as user_id, in_center.is_on as in_center,
        by_email.is_on as by_email, users.email_verified_at,
        (
          select max(entry_number) from status_logs where status_logs.parcel_id = told.parcel_id
        ) as entry_number
      from told
        join parcels on parcels.id = told.parcel_id
        join users on users.id = parcels.receiver_id and not users.is_blocked
        left join notification_choices as in_center on in_center.user_id = users.id
          and in_center.event = 'ARRIVAL' and in_center.channel = 'CENTER'
        left join notification_choices as by_email on by_email.user_id = users.id
          and by_email.event = 'ARRIVAL' and by_email.channel = 'EMAIL'
    ), in_center as (
      insert into notifications as known (user_id, parcel_id, entry_number, created_at, arrival)
      select user_id, parcel_id, entry_number, clock_timestamp(), arrival from target
      where coalesce(in_center, ${rolesInCenter.includes('RECEIVER')}::boolean)
      on conflict (parcel_id, user_id) where arrival is not null do update
        set arrival = excluded.arrival, created_at = excluded.created_at, read_at = null,
          entry_number = excluded.entry_number
    )
    insert into messages (channel, user_id, parcel_id, entry_number, next_at, created_at, arrival)
    select 'EMAIL', user_id, parcel_id, entry_number, clock_timestamp(), clock_timestamp(), arrival
    from target
    where ${sendsEmail}::boolean
      and coalesce(by_email, ${rolesByEmail.includes('RECEIVER')}::boolean)
      and (email_verified_at is not null or not ${isVerifiedOnly}::boolean)
  `)
}
