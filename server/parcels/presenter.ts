import { actionsFor, isUnderWay, statusOf } from '../../machines/parcel-lifecycle.ts'
import type { Parcel, Party, Role } from '../../openapi.d.ts'
import type { LogEntryRow, ParcelRow, PublicParcelRow } from './repository.ts'
import { lifecycleStateOf } from '../db/lifecycle-state.ts'

/** Presents a parcel to a caller who may see it; only the receiver is shown the handover code. */
export function presentParcel(row: ParcelRow, caller: { role: Role }): Parcel {
  const state = lifecycleStateOf(row)
  const { handover_code: handoverCode } = row
  const seesCode = caller.role === 'RECEIVER' && isUnderWay(state) && handoverCode !== null
  return {
    _id: row.id,
    trackingId: row.tracking_id,
    senderId: presentParty(caller.role, {
      _id: row.sender_id,
      name: row.sender_name,
      email: row.sender_email,
    }),
    receiverId: presentParty(caller.role, {
      _id: row.receiver_id,
      name: row.receiver_name,
      email: row.receiver_email,
    }),
    ...presentPublicFields(row),
    ...(row.note === null ? {} : { note: row.note }),
    statusLogs: row.logs.map((entry) => ({
      ...presentLogEntry(entry),
      updatedBy: { name: entry.name, role: entry.role },
    })),
    actions: actionsFor(caller.role, state),
    ...receiverPhoneFor(caller.role, row),
    ...coordinatesFor(caller.role, row),
    ...(seesCode && { handoverCode }),
  }
}

/** Hides email addresses from couriers, who need none to deliver. */
const presentParty = (role: Role, { email, ...party }: Required<Party>): Party => ({
  ...party,
  ...(role !== 'COURIER' && { email }),
})

/** Administrators and couriers may call the receiver; senders see only a number that they gave themselves. */
function receiverPhoneFor(role: Role, row: ParcelRow): Pick<Parcel, 'receiverPhone'> {
  const isOver = row.delivery_status === 'DELIVERED' || row.delivery_status === 'CANCELED'
  const given = row.receiver_phone
  const known = given ?? row.own_phone
  const phone = { ADMIN: known, COURIER: known, SENDER: given, RECEIVER: null }[role]
  return isOver || phone === null ? {} : { receiverPhone: phone }
}

/** Shows senders the coordinates that they gave; administrators and couriers see those of stops, with the run. */
function coordinatesFor(
  role: Role,
  { given_latitude: latitude, given_longitude: longitude }: ParcelRow,
): Pick<Parcel, 'coordinates'> {
  const isShown = role === 'SENDER' && latitude !== null && longitude !== null
  return isShown ? { coordinates: { latitude, longitude } } : {}
}

/** Fields that every visitor who has the tracking ID may see. */
export function presentPublicFields(row: PublicParcelRow) {
  return {
    parcelType: row.parcel_type,
    weight: row.weight_grams / 1000,
    fee: row.fee_cents / 100,
    status: statusOf(lifecycleStateOf(row)),
    fromAddress: row.from_address,
    toAddress: row.to_address,
    isBlocked: row.is_blocked,
    isCanceled: row.delivery_status === 'CANCELED',
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export function presentLogEntry(entry: LogEntryRow) {
  return {
    status: entry.status,
    timestamp: new Date(entry.created_at).toISOString(),
    ...(entry.done_at === null ? {} : { doneAt: new Date(entry.done_at).toISOString() }),
    ...(entry.note === null ? {} : { note: entry.note }),
    ...(entry.failed_attempt === null ? {} : { failedAttempt: entry.failed_attempt }),
    ...(entry.next_attempt === null ? {} : { nextAttempt: entry.next_attempt }),
  }
}
