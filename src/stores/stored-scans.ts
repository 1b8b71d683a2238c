import { z } from 'zod/mini'
import { parcelStatuses } from '../../domain/parcel-statuses.ts'
import { scannedStatuses } from '../../machines/parcel-lifecycle.ts'
import { isUnfinished } from '../../machines/scans.ts'
import type { ScanSession, Scan } from '../../machines/scans.ts'
import { createBrowserStorage } from '../lib/browser-storage.ts'

const storedSession = z.object({
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

interface StoredScans extends Omit<ScanSession, 'scans'> {
  scans: readonly (Omit<Scan, 'status'> & { status?: Scan['status'] | undefined })[]
}

/** Scan sessions by the ID of their user. */
const storage = createBrowserStorage<StoredScans>('waybill-scans-', storedSession, {
  isUnsent: true,
})

/** Scan session that an administrator began in this browser; null if there is none. */
export function storedScansOf(userId: string): ScanSession | null {
  const session = storage.read(userId)
  if (session === null) return null
  // A session from an older build has one status for all its scans.
  const scans = session.scans.map((scan) => ({ ...scan, status: scan.status ?? session.status }))
  return { ...session, scans }
}

/** Stores the session; false if that fails, so that a reload would lose it. */
export const storeScans = (userId: string, session: ScanSession | null): boolean =>
  storage.write(userId, session)

/**
 * Keeps only the unfinished scans of each user of this browser at a logout, without addresses. Returns how
 * many stay.
 */
export function leaveUnfinishedScans(): number {
  let count = 0
  for (const userId of storage.names()) {
    const session = storedScansOf(userId)
    const scans = session?.scans.filter(isUnfinished).map(withoutAddress) ?? []
    storeScans(userId, session === null || scans.length === 0 ? null : { ...session, scans })
    count += scans.length
  }
  return count
}

const withoutAddress = (scan: Scan): Scan =>
  scan.outcome.state === 'undoing' ? { ...scan, outcome: { ...scan.outcome, toAddress: '' } } : scan
