import { createHash, randomUUID } from 'node:crypto'
import { feeInCents } from '../../domain/fee.ts'
import { newParcelState } from '../../machines/parcel-lifecycle.ts'
import type { NewParcel } from '../../openapi.d.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { badRequest, emailNotVerified } from '../http/errors.ts'
import type { AppContext, OperationHandler } from '../http/openapi/operation.ts'
import { findFirstResult } from './first-result.ts'
import { noteOrNull } from './change-parcel.ts'
import { presentParcel } from './presenter.ts'
import type { IdempotencyKey } from './idempotency-repository.ts'
import { findParcel, insertParcel, type NewParcelRow, type ParcelRow } from './repository.ts'
import { newTrackingId } from './tracking-ids.ts'
import { tellOfEntry } from './tell-of-entry.ts'

export const createParcel: OperationHandler<'createParcel'> = async (
  { caller, body, headers },
  { db, clock, config },
) => {
  if (config.emailVerification === 'on' && !caller.isEmailVerified) throw emailNotVerified()
  const { weight, ...wanted } = body
  const parcel = {
    ...wanted,
    id: randomUUID(),
    senderId: caller.id,
    weightGrams: Math.round(weight * 1000),
    feeCents: feeInCents(weight),
    note: noteOrNull(body.note),
    receiverPhone: body.receiverPhone ?? null,
    createdAt: clock(),
  }
  const key = headers['Idempotency-Key']
  const idempotencyKey = key === undefined ? undefined : { key, bodyHash: hashOf(body) }
  const row =
    (await create({ db, config }, parcel, idempotencyKey)) ??
    (await findFirstResult(db, { userId: caller.id, now: parcel.createdAt }, idempotencyKey))
  if (row === undefined) {
    throw badRequest([{ path: 'receiverId', reason: 'receiverCannotBeChosen' }])
  }
  return { message: 'Parcel created successfully', data: presentParcel(row, caller) }
}

/** Undefined if the receiver is refused or the key is in use. Draws tracking IDs until one is free. */
export async function create(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  parcel: Omit<NewParcelRow, 'trackingId'>,
  idempotencyKey?: IdempotencyKey,
  trackingIds: () => string = newTrackingId,
): Promise<ParcelRow | undefined> {
  for (;;) {
    const row = { ...parcel, trackingId: trackingIds() }
    try {
      return await db.transaction(async (transaction) => {
        const isInserted = await insertParcel(transaction, row, newParcelState, idempotencyKey)
        if (!isInserted) return undefined
        const created = await findParcel(transaction, parcel.id)
        if (created) await tellOfEntry(transaction, created, newParcelState.delivery, { config })
        return created
      })
    } catch (error) {
      if (!isUniqueViolation(error, 'parcels_tracking_id_key')) throw error
    }
  }
}

// Equal for bodies that request the same parcel, in any order of their fields.
function hashOf(body: NewParcel): Buffer {
  const { receiverId, fromAddress, toAddress, parcelType, weight, note, coordinates, ...rest } =
    body
  const meant = [receiverId.toLowerCase(), fromAddress, toAddress, parcelType, weight]
  const where = coordinates && { coordinates: [coordinates.latitude, coordinates.longitude] }
  const others = Object.entries<unknown>({ ...rest, ...where }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return createHash('sha256')
    .update(JSON.stringify([...meant, noteOrNull(note), ...others]))
    .digest()
}
