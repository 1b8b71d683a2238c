import { z } from 'zod/mini'
import { scannedStatuses } from '../../machines/parcel-lifecycle.ts'
import type { KeptScans } from '../../machines/scan-session.ts'
import { createKeeper } from '../lib/browser-keeper.ts'

const keptScans = z.object({
  status: z.enum(scannedStatuses),
  scans: z.array(
    z.object({
      key: z.string(),
      trackingId: z.string(),
      readAt: z.string(),
      outcome: z.discriminatedUnion('state', [
        z.object({ state: z.literal('waiting') }),
        z.object({ state: z.literal('accepted'), toAddress: z.string() }),
        z.object({ state: z.literal('refused'), reason: z.string(), isSettled: z.boolean() }),
      ]),
    }),
  ),
})

/** By the user who scanned. */
const keeper = createKeeper<KeptScans>('waybill-scans-', keptScans)

/** The session that an administrator began in this browser; null where there is none. */
export const keptScansOf = (userId: string): KeptScans | null => keeper.read(userId)

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
    const scans = kept?.scans.filter(({ outcome }) => outcome.state === 'waiting') ?? []
    keepScans(userId, kept === null || scans.length === 0 ? null : { ...kept, scans })
    count += scans.length
  }
  return count
}
