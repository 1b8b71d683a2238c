import { createHash, randomUUID } from 'node:crypto'
import { feeInCents } from '../../domain/fee.ts'
import { newParcelState } from '../../machines/parcel-lifecycle.ts'
import type { NewParcel } from '../../openapi.d.ts'
import { badRequest, keyReused } from '../http/errors.ts'
import type { Caller, Handler, Tools } from '../openapi/operation.ts'
import { findKey, type SendersKey } from './idempotency-key-rows.ts'
import { noteOrNull } from './log-notes.ts'
import { createParcelRow } from './parcel-creation-rows.ts'
import { presentParcel } from './presenter.ts'
import { findParcel, type ParcelRow } from './repository.ts'

export const createParcel: Handler<'createParcel'> = async ({ caller, body, headers }, tools) => {
  const key = headers['Idempotency-Key']
  const row =
    key === undefined
      ? await create(tools, caller, body)
      : await create(tools, caller, body, { key, bodyHash: hashOf(body) })
  return { message: 'Parcel created successfully', data: presentParcel(row, caller) }
}

async function create(
  { db, clock }: Tools,
  caller: Caller,
  body: NewParcel,
  sendersKey?: SendersKey,
): Promise<ParcelRow> {
  const parcel = {
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
  const { row, known, receiverIsOpen } = await createParcelRow(
    db,
    parcel,
    newParcelState,
    sendersKey,
  )
  if (row !== undefined) return row
  if (known === undefined && !receiverIsOpen) {
    throw badRequest([{ path: 'receiverId', message: 'This receiver cannot be chosen' }])
  }
  if (sendersKey === undefined) throw new Error('A parcel was neither created nor refused')
  // Unknown and yet taken: a repeat at the same time was first.
  const name = { senderId: caller.id, key: sendersKey.key }
  const first = known ?? (await findKey(db, name, clock()))
  if (first === undefined) throw new Error('A key was taken, and is not there')
  if (!first.body_hash.equals(sendersKey.bodyHash)) throw keyReused()
  return theParcel(db, first.parcel_id)
}

async function theParcel(db: Tools['db'], id: string): Promise<ParcelRow> {
  const row = await findParcel(db, id)
  if (row === undefined) throw new Error(`Parcel ${id} was created and is not there`)
  return row
}

// Two bodies that ask for the same parcel are the same, whatever the order of their fields.
function hashOf(body: NewParcel): Buffer {
  const { receiverId, fromAddress, toAddress, parcelType, weight, note } = body
  const meant = [receiverId.toLowerCase(), fromAddress, toAddress, parcelType, weight]
  return createHash('sha256')
    .update(JSON.stringify([...meant, noteOrNull(note)]))
    .digest()
}
