import { z } from 'zod/mini'
import { deliveryFailures } from '../../domain/failed-attempt.ts'
import type { FieldError, NewDelivery } from '../../openapi.d.ts'
import type { FailedAttempt } from '../api/parcels.ts'
import { createKeeper } from '../lib/browser-keeper.ts'
import { keptDelivery, keptFieldErrors, maxKeptLength } from './kept-handovers.ts'

/*
 * What couriers do on their runs, as it is kept in the browser. Apart from what sends it, as every dashboard looks
 * at it when its user logs out.
 */

interface ActedOn {
  /** The run on which it was done; an older build kept none. */
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

/** Kept, its photo stands in a place of its own. */
export type DeliverWork = { type: 'deliver'; delivery: NewDelivery; hasPhoto?: true } & ActedOn

export type ActOutcome =
  | { state: 'waiting' }
  /** In milliseconds: runs that were asked for after that have it. */
  | { state: 'sent'; sentAt: number }
  | { state: 'refused'; reason: string; fieldErrors: FieldError[] }

export interface KeptAct {
  /** The idempotency key under which it is sent, however often. */
  key: string
  /** Later ones have a higher one. */
  order: number
  /** ISO 8601, by the clock of the device. */
  doneAt: string
  work: CourierWork
  outcome: ActOutcome
}

/**
 * At a logout, of every courier of this browser: what was sent goes, the rest stays for its own user.
 * Answers how many those are.
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
