import { z } from 'zod/mini'
import { parcelStatuses } from '../../domain/parcel-statuses.ts'
import { scannedStatuses } from '../../machines/parcel-lifecycle.ts'
import { isUnfinished } from '../../machines/scans.ts'
import type { KeptScans, Scan } from '../../machines/scans.ts'

/** The session that an administrator began in this browser; null where there is none. */
export function keptScansOf(userId: string): KeptScans | null {
  try {
    const { data } = keptScans.safeParse(
      JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null'),
    )
    if (data === undefined) return null
    // An older session has one status for all of its scans.
    const scans = data.scans.map((scan) => ({ ...scan, status: scan.status ?? data.status }))
    return { ...data, scans }
  } catch {
    // Storage is forbidden, or what is in it is not ours.
    return null
  }
}

/** False where it could not be kept, so that a reload would lose it. */
export function keepScans(userId: string, kept: KeptScans | null): boolean {
  try {
    if (kept === null) localStorage.removeItem(storageKey(userId))
    else localStorage.setItem(storageKey(userId), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/**
 * At a logout, of every user who scanned in this browser: what was sent goes, with its addresses. What still
 * waits stays for its own user. Answers how many those are.
 */
export function keepWaitingScans(): number {
  let count = 0
  for (const userId of scanners()) {
    const kept = keptScansOf(userId)
    const scans = kept?.scans.filter(isUnfinished).map(withoutAddress) ?? []
    keepScans(userId, kept === null || scans.length === 0 ? null : { ...kept, scans })
    count += scans.length
  }
  return count
}

const withoutAddress = (scan: Scan): Scan =>
  scan.outcome.state === 'undoing' ? { ...scan, outcome: { ...scan.outcome, toAddress: '' } } : scan

function scanners(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    )
  } catch {
    // Storage is forbidden.
    return []
  }
}

const prefix = 'waybill-scans-'
const storageKey = (userId: string) => prefix + userId

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
