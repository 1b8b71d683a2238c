import { randomUUID } from 'node:crypto'
import { newParcelState, type LifecycleState } from '../../../../machines/parcel-lifecycle.ts'
import type { Role } from '../../../../openapi.d.ts'
import { inTransaction } from '../../../../server/db/transaction.ts'
import { logStatus } from '../../../../server/parcels/change-parcel.ts'
import { insertParcel } from '../../../../server/parcels/parcel-creation-rows.ts'
import { writeChange } from '../../../../server/parcels/repository.ts'
import type { Api, Person } from '../../support/api.ts'

/** Two of each role, of whom the first ones have to do with the parcels. */
export interface Crowd {
  admin: Person
  sender: Person
  receiver: Person
  otherAdmin: Person
  otherSender: Person
  otherReceiver: Person
}

export async function gather({ signedIn }: Pick<Api, 'signedIn'>): Promise<Crowd> {
  const two = (role: Role) => Promise.all([signedIn(role), signedIn(role)])
  const [[admin, otherAdmin], [sender, otherSender], [receiver, otherReceiver]] = await Promise.all(
    [two('ADMIN'), two('SENDER'), two('RECEIVER')],
  )
  return { admin, sender, receiver, otherAdmin, otherSender, otherReceiver }
}

/** A parcel that an administrator has brought to where it stands, with the log of it. */
export async function placeParcel(
  { db, now }: Pick<Api, 'db' | 'now'>,
  { admin, sender, receiver }: Pick<Crowd, 'admin' | 'sender' | 'receiver'>,
  state: LifecycleState,
): Promise<string> {
  const id = randomUUID()
  await inTransaction(db, async (transaction) => {
    const parcel = {
      id,
      senderId: sender.id,
      receiverId: receiver.id,
      parcelType: 'PACKAGE' as const,
      weightGrams: 2_500,
      feeCents: 1_250,
      fromAddress: '1 Mill Lane, Leeds',
      toAddress: '8 Quay Road, Hull',
      note: null,
      createdAt: now(),
    }
    await insertParcel(transaction, parcel, newParcelState)
    let before = newParcelState
    for (const next of [{ ...newParcelState, delivery: state.delivery }, state]) {
      const status = logStatus(before, next)
      const entry = { note: null, updatedBy: admin.id, at: now() }
      if (status !== null) await writeChange(transaction, id, next, { ...entry, status })
      before = next
    }
  })
  return id
}
