import { z } from 'zod/mini'
import type { NewDelivery } from '../../openapi.d.ts'
import { proofKinds } from '../../domain/proof-kinds.ts'
import { uploadTimeout } from './base-url.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedDate, enumWord, optionalText } from './coercion.ts'
import { expectOne, parseOne } from './envelope.ts'
import { keptOffline, singlePrefix } from './kept-answers.ts'
import type { Parcel } from './model.ts'
import { parseParcel } from './parse-parcel.ts'
import { onRun } from './query.ts'
import type { ReadOptions } from './query.ts'

/** Proof of a delivery; with `asOf` there is no connection, and only the required proof is known. */
export type Delivery = z.infer<typeof deliveryShape> & { asOf?: number }

export async function getDelivery(
  { parcelId }: { parcelId: string },
  options?: ReadOptions,
): Promise<Delivery> {
  const params = { path: { parcelId } }
  const call: Call = (init) => client.GET('/api/parcel/deliveries/{parcelId}', { ...init, params })
  let whole: unknown
  const { answer, asOf } = await keptOffline(`${singlePrefix}delivery`, async () => {
    whole = await requestJson(call, options)
    // Requirements are the same for every parcel; pictures would fill the browser's storage.
    const requiredProof = parseOne(whole, parseDelivery)?.requiredProof ?? []
    return { requiredProof, isCodeLocked: false }
  })
  const delivery = expectOne(asOf === undefined ? whole : answer, parseDelivery)
  return asOf === undefined ? delivery : { ...delivery, asOf }
}

/** Repeated with the same key, it is recorded once. Couriers name their run. */
export async function recordDelivery(
  parcelId: string,
  body: NewDelivery,
  idempotencyKey: string,
  runId?: string,
): Promise<Parcel | null> {
  const header = { 'Idempotency-Key': idempotencyKey }
  const params = { path: { parcelId }, header, ...onRun(runId) }
  const call: Call = (init) =>
    client.POST('/api/parcel/deliveries/{parcelId}', { ...init, params, body })
  return parseOne(await mutate(call, { timeout: uploadTimeout }), parseParcel)
}

export async function resetHandoverCode(parcelId: string): Promise<void> {
  const params = { path: { parcelId } }
  await mutate((init) => client.PATCH('/api/parcel/handover-code/{parcelId}', { ...init, params }))
}

const parseDelivery = (value: unknown): Delivery | null =>
  deliveryShape.safeParse(value).data ?? null

/** Shown as an image, so only base64 is accepted. */
const picture = z.catch(z.nullable(z.string().check(z.regex(/^[A-Za-z\d+/]+={0,2}$/))), null)

const proofShape = z.object({
  receivedBy: optionalText,
  hasCode: z.catch(z.boolean(), false),
  /** PNG in base64. */
  signature: picture,
  /** JPEG in base64. */
  photo: picture,
  recordedAt: coercedDate,
})

const deliveryShape = z.object({
  requiredProof: z.array(enumWord(proofKinds)),
  isCodeLocked: z.boolean(),
  proof: z.catch(z.nullable(proofShape), null),
})
