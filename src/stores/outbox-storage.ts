import { z } from 'zod/mini'
import { deliveryFailures } from '../../domain/failed-attempt.ts'
import type { FieldError, NewDelivery } from '../../openapi.d.ts'
import type { FailedAttempt } from '../api/parcels.ts'
import { createBrowserStorage } from '../lib/browser-storage.ts'

/*
 * Entries of the outbox, as stored in the browser. Separate from the code that sends them, since every
 * dashboard reads them at the logout.
 */

interface ParcelOfEntry {
  /** The run of the action; missing for an administrator's handover. */
  runId?: string
  parcelId: string
  trackingId: string
}

export type OutboxAction =
  | { type: 'start'; runId: string }
  | ({ type: 'load' } & ParcelOfEntry)
  | DeliverAction
  | ({ type: 'attempt'; attempt: FailedAttempt } & ParcelOfEntry)
  /** Takes back a result that the server has, or may have. */
  | ({ type: 'undo'; undoes: 'deliver' | 'attempt' } & ParcelOfEntry)
  | { type: 'finish'; runId: string }

/** A delivery; its photo is stored separately, as `hasPhoto` says. */
export type DeliverAction = {
  type: 'deliver'
  delivery: NewDelivery
  hasPhoto?: true
} & ParcelOfEntry

export type EntryOutcome =
  | { state: 'pending' }
  /** `sentAt` in milliseconds: runs that are fetched after that time contain the entry. */
  | { state: 'sent'; sentAt: number }
  | RefusedEntry

/** The server has refused the entry for this reason; it stays until it is corrected or discarded. */
export interface RefusedEntry {
  state: 'refused'
  reason: string
  fieldErrors: FieldError[]
}

/** An action that the user has recorded without waiting for the server. */
export interface OutboxEntry {
  /** Idempotency key, the same for every try. */
  key: string
  /** Position in time: later entries have a higher one. */
  order: number
  /** In ISO 8601, by the clock of the device. */
  recordedAt: string
  action: OutboxAction
  /** It was sent at least once, so the server may have it even without an answer. */
  isTried?: true
  /** The server has refused it at once, so it was not kept back by the connection. */
  isPrompt?: true
  outcome: EntryOutcome
}

/**
 * Characters of all entries; a browser allows about five million for the site, which leaves room for scans and
 * lists.
 */
const maxLength = 3_500_000

const ofParcel = {
  runId: z.exactOptional(z.string()),
  parcelId: z.string(),
  trackingId: z.string(),
}

export const storedTime = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

export const storedDelivery = z.partialRecord(
  z.enum(['receivedBy', 'handoverCode', 'signature', 'photo', 'note']),
  z.string(),
)

export const storedAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), runId: z.string() }),
  z.object({ type: z.literal('load'), ...ofParcel }),
  z.object({
    type: z.literal('deliver'),
    ...ofParcel,
    delivery: storedDelivery,
    hasPhoto: z.exactOptional(z.literal(true)),
  }),
  z.object({
    type: z.literal('attempt'),
    ...ofParcel,
    attempt: z.object({
      reason: z.enum(deliveryFailures),
      note: z.string(),
      nextAttempt: z.string(),
    }),
  }),
  z.object({ type: z.literal('undo'), undoes: z.enum(['deliver', 'attempt']), ...ofParcel }),
  z.object({ type: z.literal('finish'), runId: z.string() }),
])

export const storedRefusal = z.object({
  state: z.literal('refused'),
  reason: z.string(),
  fieldErrors: z.array(z.object({ path: z.string(), message: z.string() })),
})

/** Entries by their user's ID and their key, so that tabs do not overwrite each other's entries. */
export const entryStorage = createBrowserStorage<OutboxEntry>(
  'waybill-outbox-',
  z.object({
    key: z.string(),
    order: z.number(),
    recordedAt: storedTime,
    action: storedAction,
    isTried: z.exactOptional(z.literal(true)),
    isPrompt: z.exactOptional(z.literal(true)),
    outcome: z.discriminatedUnion('state', [
      z.object({ state: z.literal('pending') }),
      z.object({ state: z.literal('sent'), sentAt: z.number() }),
      storedRefusal,
    ]),
  }),
  { maxLength, isUnsent: true },
)

export const entryName = (userId: string, { key }: Pick<OutboxEntry, 'key'>): string =>
  `${userId}/${key}`
