import { z } from 'zod/mini'
import { createBrowserStorage } from '../lib/browser-storage.ts'
import {
  entryName,
  entryStorage,
  storedAction,
  storedDelivery,
  storedRefusal,
  storedTime,
} from './outbox-storage.ts'
import type { EntryOutcome, OutboxEntry } from './outbox-storage.ts'

/*
 * Entries from earlier builds, which stored couriers' entries and administrators' handovers separately. Photos
 * of couriers' entries need no change, since they are found by the user's ID and the key.
 */

const courierStorage = createBrowserStorage(
  'waybill-courier-',
  z.object({
    key: z.string(),
    order: z.number(),
    doneAt: storedTime,
    work: storedAction,
    outcome: z.discriminatedUnion('state', [
      z.object({ state: z.literal('waiting') }),
      z.object({ state: z.literal('sent'), sentAt: z.number() }),
      storedRefusal,
    ]),
  }),
)

const handoverStorage = createBrowserStorage(
  'waybill-handovers-',
  z.object({
    key: z.string(),
    parcelId: z.string(),
    trackingId: z.string(),
    takenAt: storedTime,
    delivery: storedDelivery,
    outcome: z.discriminatedUnion('state', [
      z.object({ state: z.literal('waiting') }),
      z.object({ state: z.literal('recorded') }),
      storedRefusal,
    ]),
  }),
)

/**
 * Moves older entries into the outbox. Entries that do not fit stay for the next time; malformed ones are
 * removed, since they could never be sent. If a tab of the older build sends one of them meanwhile, it uses the
 * same key.
 */
export function moveOlderEntries(): void {
  for (const name of courierStorage.names()) {
    const stored = courierStorage.read(name)
    const entry: OutboxEntry | null = stored && {
      key: stored.key,
      order: stored.order,
      recordedAt: stored.doneAt,
      action: stored.work,
      outcome: outcomeOf(stored.outcome),
    }
    if (isMoved(name, entry)) courierStorage.write(name, null)
  }
  for (const name of handoverStorage.names()) {
    const stored = handoverStorage.read(name)
    const entry = stored && entryOfHandover(stored)
    if (isMoved(name, entry)) handoverStorage.write(name, null)
  }
}

type Handover = NonNullable<ReturnType<typeof handoverStorage.read>>

function entryOfHandover(handover: Handover): OutboxEntry {
  const { key, takenAt, delivery, parcelId, trackingId, outcome } = handover
  return {
    key,
    order: Date.parse(takenAt),
    recordedAt: takenAt,
    action: { type: 'deliver', delivery, parcelId, trackingId },
    outcome:
      outcome.state === 'recorded' ? { state: 'sent', sentAt: Date.now() } : outcomeOf(outcome),
  }
}

const outcomeOf = (
  outcome: { state: 'waiting' } | Exclude<EntryOutcome, { state: 'pending' }>,
): EntryOutcome => (outcome.state === 'waiting' ? { state: 'pending' } : outcome)

function isMoved(name: string, entry: OutboxEntry | null): boolean {
  if (entry === null) return true
  const [userId = ''] = name.split('/')
  return entryStorage.write(entryName(userId, entry), entry)
}
