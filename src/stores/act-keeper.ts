import { z } from 'zod/mini'
import { deliveryFailures } from '../../domain/failed-attempt.ts'
import type { FieldError, NewDelivery } from '../../openapi.d.ts'
import type { FailedAttempt } from '../api/parcels.ts'
import { createKeeper } from '../lib/browser-keeper.ts'
import { keptDelivery, keptFieldErrors, maxKeptLength } from './kept-handovers.ts'

/*
 * Couriers' acts on their runs, as stored in the browser. Apart from the code that sends them, as every
 * dashboard reads them at the logout.
 */

interface ActedOn {
  /** The run on which it was done; missing in acts that an older build has stored. */
  runId?: string
  parcelId: string
  trackingId: string
}

export type CourierWork =
  | { type: 'start'; runId: string }
  | ({ type: 'load' } & ActedOn)
  | DeliverWork
  | ({ type: 'attempt'; attempt: FailedAttempt } & ActedOn)
  | { type: 'finish'; runId: string }

/** A delivery; its photo is stored apart, as `hasPhoto` says. */
export type DeliverWork = { type: 'deliver'; delivery: NewDelivery; hasPhoto?: true } & ActedOn

export type ActOutcome =
  | { state: 'waiting' }
  /** `sentAt` in milliseconds: runs that are fetched after that contain the act. */
  | { state: 'sent'; sentAt: number }
  | { state: 'refused'; reason: string; fieldErrors: FieldError[] }

export interface KeptAct {
  /** Idempotency key, the same for every try. */
  key: string
  /** Position in time: later acts have a higher one. */
  order: number
  /** ISO 8601, by the clock of the device. */
  doneAt: string
  work: CourierWork
  outcome: ActOutcome
}

/**
 * Removes the sent acts of every courier of this browser at a logout; the others stay for their own user.
 * Returns how many those are.
 */
export const keepUnsentActs = (): number =>
  actKeeper.clean(({ outcome }) => outcome.state === 'sent')

const actedOn = {
  runId: z.exactOptional(z.string()),
  parcelId: z.string(),
  trackingId: z.string(),
}

const keptAct = z.object({
  key: z.string(),
  order: z.number(),
  doneAt: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  work: z.discriminatedUnion('type', [
    z.object({ type: z.literal('start'), runId: z.string() }),
    z.object({ type: z.literal('load'), ...actedOn }),
    z.object({
      type: z.literal('deliver'),
      ...actedOn,
      delivery: keptDelivery,
      hasPhoto: z.exactOptional(z.literal(true)),
    }),
    z.object({
      type: z.literal('attempt'),
      ...actedOn,
      attempt: z.object({
        reason: z.enum(deliveryFailures),
        note: z.string(),
        nextAttempt: z.string(),
      }),
    }),
    z.object({ type: z.literal('finish'), runId: z.string() }),
  ]),
  outcome: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('sent'), sentAt: z.number() }),
    z.object({ state: z.literal('refused'), reason: z.string(), fieldErrors: keptFieldErrors }),
  ]),
})
export const actKeeper = createKeeper<KeptAct>('waybill-courier-', keptAct, maxKeptLength)
