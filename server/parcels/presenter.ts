import { actionsFor, statusOf, type LifecycleState } from '../../machines/parcel-lifecycle.ts'
import type { Parcel } from '../../openapi.d.ts'
import type { Caller } from '../openapi/operation.ts'
import type { ParcelRow } from './repository.ts'
import { timeOnWire } from './time-on-wire.ts'

/** The parcel as a person sees it who may see it. */
export function presentParcel(row: ParcelRow, caller: Pick<Caller, 'role'>): Parcel {
  const state = stateOf(row)
  return {
    _id: row.id,
    trackingId: row.tracking_id,
    senderId: { _id: row.sender_id, name: row.sender_name, email: row.sender_email },
    receiverId: { _id: row.receiver_id, name: row.receiver_name, email: row.receiver_email },
    ...whatAnyoneMaySee(row),
    ...(row.note === null ? {} : { note: row.note }),
    statusLogs: row.logs.map((entry) => ({
      ...presentLogEntry(entry),
      updatedBy: { name: entry.name, role: entry.role },
    })),
    actions: actionsFor(caller.role, state),
  }
}

export function whatAnyoneMaySee(row: ParcelRow) {
  return {
    parcelType: row.parcel_type,
    weight: row.weight_grams / 1000,
    fee: row.fee_cents / 100,
    status: statusOf(stateOf(row)),
    fromAddress: row.from_address,
    toAddress: row.to_address,
    isBlocked: row.is_blocked,
    isCanceled: row.delivery_status === 'CANCELED',
    createdAt: timeOnWire(row.created_at),
    updatedAt: timeOnWire(row.updated_at),
  }
}

export function presentLogEntry(entry: ParcelRow['logs'][number]) {
  return {
    status: entry.status,
    timestamp: timeOnWire(entry.created_at),
    ...(entry.note === null ? {} : { note: entry.note }),
  }
}

export const stateOf = (
  row: Pick<ParcelRow, 'delivery_status' | 'is_blocked'>,
): LifecycleState => ({ delivery: row.delivery_status, isBlocked: row.is_blocked })
