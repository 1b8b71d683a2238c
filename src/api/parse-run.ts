import { z } from 'zod/mini'
import type { OrderProposal } from '../../openapi.d.ts'
import { parcelActions } from '../../domain/parcel-actions.ts'
import { runActions } from '../../domain/run-actions.ts'
import { isDay } from '../lib/days.ts'
import { coercedAmount, coercedDate, coercedId, knownActions, optionalText } from './coercion.ts'
import { failureWord, parcelTypeWord, statusWord } from './parse-parcel.ts'
import type { Courier, Run, RunParcel, RunStop, RunSummary, UnplannedParcel } from './run-model.ts'

/*
 * Parsers of runs; each answers null for a value of another shape.
 */

export const parseRun = (value: unknown): Run | null => runShape.safeParse(value).data ?? null

export const parseRunSummary = (value: unknown): RunSummary | null =>
  summaryShape.safeParse(value).data ?? null

export const parseUnplannedParcel = (value: unknown): UnplannedParcel | null =>
  unplannedShape.safeParse(value).data ?? null

export const parseOrderProposal = (value: unknown): OrderProposal | null =>
  proposalShape.safeParse(value).data ?? null

export const parseCourier = (value: unknown): Courier | null =>
  courierShape.safeParse(value).data ?? null

const courierShape = z.pipe(
  z.object({ _id: coercedId, name: z.string() }),
  z.transform(({ _id: id, name }): Courier => ({ id, name })),
)

const headShape = {
  _id: coercedId,
  day: z.string().check(z.refine((text) => isDay(text))),
  name: optionalText,
  courier: courierShape,
  state: z.enum(['DRAFT', 'GIVEN_OUT', 'UNDER_WAY', 'FINISHED']),
  version: z.number(),
  actions: actionsOf(runActions),
}

const summaryShape = z.pipe(
  z.object({
    ...headShape,
    stops: z.number(),
    doneStops: z.number(),
    parcels: z.number(),
    weight: coercedAmount,
  }),
  z.transform(({ _id: id, ...rest }): RunSummary => ({ id, ...rest })),
)

const resultShape = z.object({
  state: z.enum(['DELIVERED', 'ATTEMPTED', 'CANCELED']),
  at: coercedDate,
  failedAttempt: failureWord,
  note: optionalText,
})

const runParcelShape = z.pipe(
  z.object({
    _id: coercedId,
    trackingId: z.string(),
    receiver: z.string(),
    receiverPhone: optionalText,
    parcelType: parcelTypeWord,
    weight: coercedAmount,
    note: optionalText,
    status: statusWord,
    isBlocked: z.boolean(),
    actions: actionsOf(parcelActions),
    result: z.catch(z.nullable(resultShape), null),
  }),
  z.transform(({ _id: id, ...rest }): RunParcel => ({ id, ...rest })),
)

const coordinatesShape = z.object({
  latitude: z.number(),
  longitude: z.number(),
  source: z.enum(['BY_HAND', 'GIVEN', 'POSTCODE']),
})

const stopShape = z.pipe(
  z.object({
    _id: coercedId,
    address: z.string(),
    coordinates: z.catch(z.nullable(coordinatesShape), null),
    parcels: z.array(runParcelShape),
  }),
  z.transform(({ _id: id, ...rest }): RunStop => ({ id, ...rest })),
)

const optionalTime = z.catch(z.nullable(coercedDate), null)

const runShape = z.pipe(
  z.object({
    ...headShape,
    startedAt: optionalTime,
    finishedAt: optionalTime,
    stops: z.array(stopShape),
  }),
  z.transform(({ _id: id, ...rest }): Run => ({ id, ...rest })),
)

const proposalShape = z.object({
  version: z.number(),
  stopIds: z.array(coercedId),
  metresBefore: coercedAmount,
  metresAfter: coercedAmount,
  withoutCoordinates: z.array(coercedId),
  source: z.enum(['OWN', 'VROOM']),
})

const unplannedShape = z.pipe(
  z.object({
    _id: coercedId,
    trackingId: z.string(),
    address: z.string(),
    postcode: optionalText,
    receiver: z.string(),
    weight: coercedAmount,
    status: statusWord,
  }),
  z.transform(({ _id: id, ...rest }): UnplannedParcel => ({ id, ...rest })),
)

function actionsOf<Action extends string>(actions: readonly Action[]) {
  return z.pipe(
    knownActions(actions),
    z.transform((known) => known ?? []),
  )
}
