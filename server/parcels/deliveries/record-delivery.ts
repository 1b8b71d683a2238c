import { createHash, timingSafeEqual } from 'node:crypto'
import type { PlainCode } from '../../../domain/answer-texts.ts'
import { move, type LifecycleEvent } from '../../../machines/parcel-lifecycle.ts'
import type { DeliveryProofKind, NewDelivery } from '../../../openapi.d.ts'
import { withDeadline } from '../../db/deadline.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { withValues, type Reason } from '../../http/sentences.ts'
import type { AppContext, OperationHandler } from '../../http/openapi/operation.ts'
import { changeParcel } from '../change-parcel.ts'
import { isOwnParcel } from '../ownership.ts'
import { findFirstResult } from '../first-result.ts'
import { noteOrNull } from '../change-parcel.ts'
import { presentParcel } from '../presenter.ts'
import { lockParcel } from '../repository.ts'
import type { Caller } from '../../http/openapi/caller.ts'
import { isPicture, toPhoto, toSignature } from './pictures.ts'
import {
  countWrongCode,
  findHandoverCode,
  maxWrongCodes,
  type DeliveryProof,
} from './repository.ts'
import { lifecycleStateOf } from '../../db/lifecycle-state.ts'

export const recordDelivery: OperationHandler<'recordDelivery'> = async (
  { caller, path: { parcelId }, query: { runId, doneAt }, body, headers },
  context,
) => {
  const key = headers['Idempotency-Key']
  const event = { type: `${caller.role}.recordDelivery` } as const
  const idempotencyKey = key === undefined ? undefined : { key, bodyHash: hashOf(parcelId, body) }
  try {
    requireProof(body, context)
    const { handoverCode, signature, photo, note } = body
    const hasPictures = signature !== undefined || photo !== undefined
    if (signature !== undefined && !(await isPicture(signature))) throw badRequest([noSignature])
    if (photo !== undefined && !(await isPicture(photo))) throw badRequest([noPhoto])
    if (hasPictures || handoverCode !== undefined)
      await checkDelivery(context, { caller, parcelId, runId, event }, handoverCode)
    const proof = hasPictures
      ? await context.limits.pictures.run(caller.id, () => toProof(body))
      : await toProof(body)
    const deliveryProof = isEmpty(proof) ? undefined : proof
    const change = { caller, parcelId, runId, doneAt, event, note, deliveryProof, idempotencyKey }
    // Pictures can wait for their turn, so the time of the change begins only now.
    const data = await withDeadline(changeTime, () => changeParcel(context, change))
    return { message, data }
  } catch (error) {
    // A repeat would be refused, because the parcel is delivered by then: it gets the answer of the
    // first call.
    const by = { userId: caller.id, now: context.clock() }
    const row = await withDeadline(changeTime, () =>
      findFirstResult(context.db, by, idempotencyKey),
    )
    if (row === undefined) throw error
    return { message, data: presentParcel(row, caller) }
  }
}

const message = 'Delivery recorded'

/** Milliseconds for the database work of the change. */
const changeTime = 9_000

/** Equal for equal deliveries, in any order of the fields. */
function hashOf(
  parcelId: string,
  { receivedBy, handoverCode, signature, photo, note }: NewDelivery,
) {
  return createHash('sha256')
    .update(
      JSON.stringify([parcelId, receivedBy, handoverCode, signature, photo, noteOrNull(note)]),
    )
    .digest()
}

/** Refuses a delivery without the proof that the operator requires (DELIVERY_PROOF). */
function requireProof(body: NewDelivery, { config }: AppContext): void {
  const [first, ...rest] = config.deliveryProof
    .map((kind) => proofFields[kind])
    .filter(({ path }) => body[path] === undefined)
  if (first !== undefined) throw badRequest([first, ...rest])
}

const proofFields: Record<DeliveryProofKind, { path: keyof NewDelivery; reason: PlainCode }> = {
  NAME: { path: 'receivedBy', reason: 'sayWhoReceived' },
  SIGNATURE: { path: 'signature', reason: 'letTheReceiverSign' },
  PHOTO: { path: 'photo', reason: 'takeAPhoto' },
  CODE: { path: 'handoverCode', reason: 'askForTheHandoverCode' },
}

const noSignature = { path: 'signature', reason: 'signatureIsNoPicture' } as const
const noPhoto = { path: 'photo', reason: 'photoIsNoPicture' } as const

async function toProof(body: NewDelivery): Promise<DeliveryProof> {
  const { receivedBy, handoverCode, signature, photo } = body
  const pictures = {
    signature: signature === undefined ? null : await toSignature(signature),
    photo: photo === undefined ? null : await toPhoto(photo),
  }
  if (signature !== undefined && pictures.signature === null) throw badRequest([noSignature])
  if (photo !== undefined && pictures.photo === null) throw badRequest([noPhoto])
  return { receivedBy: receivedBy ?? null, hasCode: handoverCode !== undefined, ...pictures }
}

const isEmpty = ({ receivedBy, hasCode, signature, photo }: DeliveryProof): boolean =>
  !hasCode && [receivedBy, signature, photo].every((one) => one === null)

/**
 * Refuses what can be refused before pictures are decoded, which costs far more. Uses its own transaction,
 * because a wrong code counts although the delivery is refused. The parcel is locked, so that there are no more
 * than five tries, however many arrive simultaneously and from whichever callers.
 */
async function checkDelivery(
  context: AppContext,
  {
    caller,
    parcelId,
    runId,
    event,
  }: { caller: Caller; parcelId: string; runId: string | undefined; event: LifecycleEvent },
  code: string | undefined,
): Promise<void> {
  const { db } = context
  const rightCode = code === undefined ? null : await findHandoverCode(db, parcelId)
  const isRight =
    code === undefined ||
    (rightCode !== null && timingSafeEqual(Buffer.from(code), Buffer.from(rightCode)))
  const triesLeft = await db.transaction(async (transaction) => {
    const locked = await lockParcel(transaction, parcelId)
    if (locked === undefined || !(await isOwnParcel(transaction, caller, locked, context, runId)))
      throw notFound('parcelNotFound')
    const outcome = move(lifecycleStateOf(locked), event)
    if (!outcome.allowed) throw conflict(outcome.reason)
    if (code === undefined) return maxWrongCodes
    if (locked.wrong_codes >= maxWrongCodes) throw conflict('handoverCodeIsLocked')
    if (!isRight) await countWrongCode(transaction, parcelId)
    return maxWrongCodes - locked.wrong_codes - 1
  })
  if (!isRight) throw badRequest([{ path: 'handoverCode', reason: wrongCode(triesLeft) }])
}

const wrongCode = (triesLeft: number): Reason =>
  triesLeft === 0
    ? 'handoverCodeIsLockedNow'
    : withValues('handoverCodeIsWrong', { count: triesLeft })
