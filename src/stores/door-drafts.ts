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

const database = createBrowserDatabase(
  'waybill-drafts',
  z.object({ values: z.record(z.string(), z.string()), savedAt: z.number() }),
)

/** Later, the parcel is at another door, or at the same one on another day. */
const maxAge = 24 * 3_600_000

export const draftName = ({ userId, type, parcelIds }: DraftOwner): string =>
  `${userId}/${type}/${parcelIds.toSorted().join(',')}`

/** Null without a draft, and in browsers that store nothing. */
export async function readDraft(name: string): Promise<DraftValues | null> {
  try {
    const draft = await database.read(name)
    return draft === null || isOld(draft) ? null : draft.values
  } catch {
    return null
  }
}

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

async function writeAll(): Promise<void> {
  for (const [name, values] of waiting) {
    waiting.delete(name)
    const isWritten = values === null ? database.remove(name) : write(name, values)
    // Without space, the dialog still asks before it closes.
    await isWritten.catch(() => {})
  }
}

const write = (name: string, values: DraftValues) =>
  database.write(name, { values, savedAt: Date.now() })

/** Called when a user begins to work here: removes what other accounts have left, and what is too old. */
export const removeOtherDrafts = (userId: string): Promise<void> =>
  removeDrafts(async (name) => {
    if (!name.startsWith(`${userId}/`)) return true
    const draft = await database.read(name)
    return draft === null || isOld(draft)
  })

/** Removes the drafts of every account of this browser, at a logout. */
export const removeAllDrafts = (): Promise<void> => removeDrafts(async () => true)

async function removeDrafts(isToGo: (name: string) => Promise<boolean>): Promise<void> {
  try {
    await writing
    for (const name of await database.names()) if (await isToGo(name)) await database.remove(name)
  } catch {
    // Retried at the next login or logout.
  }
}

const isOld = ({ savedAt }: { savedAt: number }) => savedAt < Date.now() - maxAge
