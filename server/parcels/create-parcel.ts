import { createHash, randomUUID } from 'node:crypto'
import { feeInCents } from '../../machines/fee.ts'
import { newParcelState } from '../../machines/parcel-lifecycle.ts'
import type { NewParcel } from '../../openapi.d.ts'
import { inTransaction } from '../db/transaction.ts'
import { badRequest, keyReused } from '../errors.ts'
import type { Caller, Handler, Tools } from '../operation.ts'
import { findKey, removeOldKeys, takeKey } from './idempotency-key-rows.ts'
import { noteOrNull } from './log-notes.ts'
import { presentParcel } from './parcel-presenter.ts'
import { isOpenReceiver } from '../users/user-rows.ts'
import { findParcel, insertParcel, type NewParcelRow, type ParcelRow } from './parcel-rows.ts'

export const createParcel: Handler<'createParcel'> = async (call, tools) => {
  const { caller, body } = call
  const key = call.headers['Idempotency-Key']
  const row =
    key === undefined
      ? await create(tools, caller, body)
      : await createOnce(tools, caller, body, key)
  return { message: 'Parcel created successfully', data: presentParcel(row, caller) }
}

async function createOnce(
  tools: Tools,
  caller: Caller,
  body: NewParcel,
  key: string,
): Promise<ParcelRow> {
  const name = { senderId: caller.id, key }
  const bodyHash = hashOf(body)
  const first = await findKey(tools.db, name, tools.clock())
  if (first !== undefined) return theParcel(tools.db, sameBody(first, bodyHash))

  try {
    return await create(tools, caller, body, async (transaction, { id, createdAt }) => {
      const more = { bodyHash, parcelId: id, now: createdAt }
      if (!(await takeKey(transaction, name, more))) throw new KeyTaken()
      await removeOldKeys(transaction, createdAt)
    })
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error
    const winner = await findKey(tools.db, name, tools.clock())
    if (winner === undefined) throw error
    return theParcel(tools.db, sameBody(winner, bodyHash))
  }
}

type Companion = (
  transaction: Parameters<typeof insertParcel>[0],
  parcel: NewParcelRow,
) => Promise<void>

async function create(
  { db, clock }: Tools,
  caller: Caller,
  body: NewParcel,
  alsoWrite: Companion = async () => undefined,
): Promise<ParcelRow> {
  return inTransaction(db, async (transaction) => {
    if (!(await isOpenReceiver(transaction, body.receiverId))) {
      throw badRequest([{ path: 'receiverId', message: 'This receiver cannot be chosen' }])
    }
    const parcel: NewParcelRow = {
      id: randomUUID(),
      senderId: caller.id,
      receiverId: body.receiverId,
      parcelType: body.parcelType,
      weightGrams: Math.round(body.weight * 1000),
      feeCents: feeInCents(body.weight),
      fromAddress: body.fromAddress,
      toAddress: body.toAddress,
      note: noteOrNull(body.note),
      createdAt: clock(),
    }
    await insertParcel(transaction, parcel, newParcelState)
    await alsoWrite(transaction, parcel)
    // Read before it is acknowledged: afterwards, nothing may fail any more.
    return theParcel(transaction, parcel.id)
  })
}

async function theParcel(db: Tools['db'], id: string): Promise<ParcelRow> {
  const row = await findParcel(db, id)
  if (row === undefined) throw new Error(`Parcel ${id} was created and is not there`)
  return row
}

/** Somebody else took the key first; undoes what was written beside it. */
class KeyTaken extends Error {}

function sameBody(first: { body_hash: Buffer; parcel_id: string }, bodyHash: Buffer): string {
  if (!first.body_hash.equals(bodyHash)) throw keyReused()
  return first.parcel_id
}

// Two bodies that ask for the same parcel are the same, whatever the order of their fields.
function hashOf(body: NewParcel): Buffer {
  const { receiverId, fromAddress, toAddress, parcelType, weight, note } = body
  const meant = [receiverId.toLowerCase(), fromAddress, toAddress, parcelType, weight]
  return createHash('sha256')
    .update(JSON.stringify([...meant, noteOrNull(note)]))
    .digest()
}
