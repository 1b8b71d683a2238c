import { z } from 'zod/mini'
import { parcelStatuses } from '../../domain/parcel-statuses.ts'
import { scannedStatuses } from '../../machines/parcel-lifecycle.ts'
import { isUnfinished } from '../../machines/scans.ts'
import type { KeptScans, Scan } from '../../machines/scans.ts'
import { createKeeper } from '../lib/browser-keeper.ts'

const keptScans = z.object({
  status: z.enum(scannedStatuses),
  scans: z.array(
    z.object({
      key: z.string(),
      trackingId: z.string(),
      status: z.optional(z.enum(scannedStatuses)),
      readAt: z.string(),
      outcome: z.discriminatedUnion('state', [
        z.object({ state: z.literal('waiting') }),
        z.object({
          state: z.literal('accepted'),
          toAddress: z.string(),
          undo: z.exactOptional(z.object({ parcelId: z.string(), until: z.string() })),
          undoFailure: z.exactOptional(z.string()),
        }),
        z.object({ state: z.literal('refused'), reason: z.string(), isSettled: z.boolean() }),
        z.object({ state: z.literal('handover'), parcelId: z.string() }),
        z.object({
          state: z.literal('putAside'),
          parcelId: z.string(),
          reason: z.nullable(z.string()),
          isSettled: z.boolean(),
        }),
        z.object({
          state: z.literal('undoing'),
          parcelId: z.string(),
          toAddress: z.string(),
        }),
        z.object({
          state: z.literal('undone'),
          backTo: z.nullable(z.enum(parcelStatuses)),
        }),
      ]),
    }),
  ),
})

interface StoredScans extends Omit<KeptScans, 'scans'> {
  scans: readonly (Omit<Scan, 'status'> & { status?: Scan['status'] | undefined })[]
}

/** By the user who scanned. */
const keeper = createKeeper<StoredScans>('waybill-scans-', keptScans)

/** The session that an administrator began in this browser; null where there is none. */
export function keptScansOf(userId: string): KeptScans | null {
  const kept = keeper.read(userId)
  if (kept === null) return null
  // An older session has one status for all of its scans.
  const scans = kept.scans.map((scan) => ({ ...scan, status: scan.status ?? kept.status }))
  return { ...kept, scans }
}

/** False where it could not be kept, so that a reload would lose it. */
export const keepScans = (userId: string, kept: KeptScans | null): boolean =>
  keeper.write(userId, kept)

/**
 * At a logout, of every user who scanned in this browser: what was sent goes, with its addresses. What still
 * waits stays for its own user. Answers how many those are.
 */
export function keepWaitingScans(): number {
  let count = 0
  for (const userId of keeper.names()) {
    const kept = keptScansOf(userId)
    const scans = kept?.scans.filter(isUnfinished).map(withoutAddress) ?? []
    keepScans(userId, kept === null || scans.length === 0 ? null : { ...kept, scans })
    count += scans.length
  }
  return count
}

const withoutAddress = (scan: Scan): Scan =>
  scan.outcome.state === 'undoing' ? { ...scan, outcome: { ...scan.outcome, toAddress: '' } } : scan
