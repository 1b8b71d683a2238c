import { z } from 'zod/mini'
import { deliveryFailures } from '../../domain/failed-attempt.ts'
import { parcelActions } from '../../domain/parcel-actions.ts'
import { parcelStatuses } from '../../domain/parcel-statuses.ts'
import { runActions } from '../../domain/run-actions.ts'
import type { Run, RunParcel, RunStop } from '../../openapi.d.ts'
import { knownActions } from './coercion.ts'
import { parcelTypes } from './parse-parcel.ts'

/** Parses a run from this browser's storage, where an older version may have stored it; null if it does not fit. */
export const parseStoredRun = (value: unknown): Run | null => runShape.safeParse(value).data ?? null

const text = z.string()
const optionalText = z.exactOptional(text)

const actionsOf = <Action extends string>(actions: readonly Action[]) =>
  z.pipe(
    knownActions(actions),
    z.transform((known) => known ?? []),
  )

/** Requires optional fields as well, since a field that is missing in the shape would be missing offline. */
type ShapeOf<Stored> = Record<keyof Stored, unknown>

const parcelShape = z.object({
  _id: text,
  trackingId: text,
  receiver: text,
  receiverPhone: optionalText,
  parcelType: z.enum(parcelTypes),
  weight: z.number(),
  note: optionalText,
  status: z.enum(parcelStatuses),
  isBlocked: z.boolean(),
  actions: actionsOf(parcelActions),
  result: z.exactOptional(
    z.object({
      state: z.enum(['DELIVERED', 'ATTEMPTED', 'CANCELED']),
      at: text,
      doneAt: optionalText,
      failedAttempt: z.exactOptional(z.enum(deliveryFailures)),
      note: optionalText,
    }),
  ),
} satisfies ShapeOf<RunParcel>)

const stopShape = z.object({
  _id: text,
  address: text,
  coordinates: z.exactOptional(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      source: z.enum(['BY_HAND', 'GIVEN', 'POSTCODE']),
    }),
  ),
  parcels: z.array(parcelShape),
} satisfies ShapeOf<RunStop>)

const runShape: z.ZodMiniType<Run> = z.object({
  _id: text,
  day: text,
  name: optionalText,
  courier: z.object({ _id: text, name: text }),
  state: z.enum(['DRAFT', 'GIVEN_OUT', 'UNDER_WAY', 'FINISHED']),
  version: z.number(),
  startedAt: optionalText,
  startDoneAt: optionalText,
  finishedAt: optionalText,
  finishDoneAt: optionalText,
  stops: z.array(stopShape),
  actions: actionsOf(runActions),
} satisfies ShapeOf<Run>)
