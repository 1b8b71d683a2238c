import { z } from 'zod/mini'
import type { Delivery, NewDelivery } from '../../openapi.d.ts'
import { proofKinds } from '../../domain/proof-kinds.ts'
import { uploadTimeout } from './base-url.ts'
import { changeOwn, client, readOwn } from './client.ts'
import { answerOrStored, singlePrefix } from './offline-answers.ts'
import type { Parcel } from './model.ts'
import { parseParcel } from './parse-parcel.ts'
import { doneOn } from './query.ts'
import type { Doing, ReadOptions } from './query.ts'

/** With `asOf` there is no connection, and only the required proof is known. */
export type KnownDelivery = Delivery & { asOf?: number }

export async function getDelivery(
  { parcelId }: { parcelId: string },
  options?: ReadOptions,
): Promise<KnownDelivery> {
  const params = { path: { parcelId } }
  let delivery: Delivery | null = null
  const { answer, asOf } = await answerOrStored(`${singlePrefix}delivery`, async () => {
    const { data } = await readOwn(
      (init) => client.GET('/api/parcel/deliveries/{parcelId}', { ...init, params }),
      options,
    )
    delivery = data
    // Pictures are left out, since they would fill the browser's storage; requirements are the same for every
    // parcel.
    return { requiredProof: data.requiredProof }
  })
  if (delivery !== null) return delivery
  const { requiredProof } = storedShape.parse(answer)
  return { requiredProof, isCodeLocked: false, ...(asOf !== undefined && { asOf }) }
}

/** Records the delivery once, even if it is repeated with the same key. Couriers also send their run. */
export async function recordDelivery(
  parcelId: string,
  body: NewDelivery,
  idempotencyKey: string,
  doing?: Doing,
): Promise<Parcel | null> {
  const header = { 'Idempotency-Key': idempotencyKey }
  const params = { path: { parcelId }, header, ...doneOn(doing) }
  const { data } = await changeOwn(
    (init) => client.POST('/api/parcel/deliveries/{parcelId}', { ...init, params, body }),
    { timeout: uploadTimeout },
  )
  return parseParcel(data)
}

export async function resetHandoverCode(parcelId: string): Promise<void> {
  const params = { path: { parcelId } }
  await changeOwn((init) =>
    client.PATCH('/api/parcel/handover-code/{parcelId}', { ...init, params }),
  )
}

/** The shape in this browser's storage, which may come from an older version. */
const storedShape = z.object({ requiredProof: z.array(z.enum(proofKinds)) })
