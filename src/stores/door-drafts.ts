import { z } from 'zod/mini'
import { createBrowserDatabase } from '../lib/browser-database.ts'

/*
 * What a user has entered at a door and not recorded yet, with signature and photo, since a phone may throw
 * the page away while its camera is open. Each belongs to one account, and is offered again only to it.
 */

/** Contents of the fields by their names. */
export type DraftValues = Readonly<Record<string, string>>

interface DraftOwner {
  userId: string
  type: 'deliver' | 'attempt'
  /** Parcels that the input is about. */
  parcelIds: readonly string[]
}

export const draftDatabase = createBrowserDatabase(
  'waybill-drafts',
  z.object({ values: z.record(z.string(), z.string()), savedAt: z.number() }),
)

export const draftName = ({ userId, type, parcelIds }: DraftOwner): string =>
  `${userId}/${type}/${parcelIds.toSorted().join(',')}`

/** Latest contents that are to be written; null to remove the draft. */
const waiting = new Map<string, DraftValues | null>()
let writing: Promise<void> | null = null

/** Writes the latest contents, one after the other, so that an earlier write never comes last. */
export function saveDraft(name: string, values: DraftValues | null): void {
  waiting.set(name, values)
  writing ??= writeAll().finally(() => {
    writing = null
  })
}

export const removeDraft = (owner: DraftOwner): void => saveDraft(draftName(owner), null)

/** Resolves when all drafts are written. */
export const draftsWritten = async (): Promise<void> => void (await writing)

async function writeAll(): Promise<void> {
  for (const [name, values] of waiting) {
    waiting.delete(name)
    const isWritten = values === null ? draftDatabase.remove(name) : write(name, values)
    // Without space, the dialog still asks before it closes.
    await isWritten.catch(() => {})
  }
}

const write = (name: string, values: DraftValues) =>
  draftDatabase.write(name, { values, savedAt: Date.now() })
