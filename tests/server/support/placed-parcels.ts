import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { feeInCents } from '../../../domain/fee.ts'
import {
  deliveryStatuses,
  newParcelState,
  type LifecycleState,
} from '../../../machines/parcel-lifecycle.ts'
import { logStatus } from '../../../server/parcels/change-parcel.ts'
import type { Coordinates } from '../../../openapi.d.ts'
import { insertParcel, writeChange } from '../../../server/parcels/repository.ts'
import { newTrackingId } from '../../../server/parcels/tracking-ids.ts'
import type { Api, Person } from './api.ts'

export const everyState: LifecycleState[] = deliveryStatuses.flatMap((delivery) => [
  { delivery, isBlocked: false },
  { delivery, isBlocked: true },
])

export interface PlacedParcel {
  state?: LifecycleState
  weight?: number
  fromAddress?: string
  toAddress?: string
  note?: string
  coordinates?: Coordinates
  /** Author of the log entries; the sender by default. */
  by?: Pick<Person, 'id'>
}

/** Inserts a parcel in this state, with the log entries that lead to it. */
export async function placeParcel(
  { db, now }: Pick<Api, 'db' | 'now'>,
  sender: Pick<Person, 'id'>,
  receiver: Pick<Person, 'id' | 'name'>,
  { state = newParcelState, weight = 2.5, by = sender, coordinates, ...texts }: PlacedParcel = {},
): Promise<string> {
  const id = randomUUID()
  await db.transaction(async (transaction) => {
    const parcel = {
      id,
      trackingId: newTrackingId(),
      senderId: sender.id,
      receiverId: receiver.id,
      parcelType: 'PACKAGE' as const,
      weightGrams: Math.round(weight * 1000),
      feeCents: feeInCents(weight),
      fromAddress: texts.fromAddress ?? '1 Mill Lane, Leeds',
      toAddress: texts.toAddress ?? '8 Quay Road, Hull',
      note: texts.note ?? null,
      receiverPhone: null,
      ...(coordinates && { coordinates }),
      createdAt: now(),
    }
    // Unblocks a blocked receiver briefly, because parcels can only be created for active ones.
    const blocked = await transaction.query(sql`
      update users set is_blocked = false where id = ${receiver.id} and is_blocked returning id
    `)
    const isInserted = await insertParcel(transaction, parcel, newParcelState)
    if (!isInserted) throw new Error(`${receiver.name} may not be sent parcels`)
    await transaction.query(sql`
      update users set is_blocked = true where id = ${receiver.id} and ${blocked.length > 0}
    `)
    let before = newParcelState
    for (const next of [{ ...newParcelState, delivery: state.delivery }, state]) {
      const status = logStatus(before, next)
      const entry = { note: null, updatedBy: by.id, at: now() }
      if (status !== null) await writeChange(transaction, id, next, { ...entry, status })
      before = next
    }
  })
  return id
}
