import { draftDatabase, draftsWritten } from './door-drafts.ts'
import type { DraftValues } from './door-drafts.ts'

/* What is read and removed of the drafts at doors; apart, since pages load only what writes them. */

/** Later, the parcel is at another door, or at the same one on another day. */
const maxAge = 24 * 3_600_000

/** Null without a draft, and in browsers that store nothing. */
export async function readDraft(name: string): Promise<DraftValues | null> {
  try {
    const draft = await draftDatabase.read(name)
    return draft === null || isOld(draft) ? null : draft.values
  } catch {
    return null
  }
}

/** Called when a user begins to work here: removes what other accounts have left, and what is too old. */
export const removeOtherDrafts = (userId: string): Promise<void> =>
  removeDrafts(async (name) => {
    if (!name.startsWith(`${userId}/`)) return true
    const draft = await draftDatabase.read(name)
    return draft === null || isOld(draft)
  })

/** Removes the drafts of every account of this browser, at a logout. */
export const removeAllDrafts = (): Promise<void> => removeDrafts(async () => true)

async function removeDrafts(isToGo: (name: string) => Promise<boolean>): Promise<void> {
  try {
    await draftsWritten()
    for (const name of await draftDatabase.names())
      if (await isToGo(name)) await draftDatabase.remove(name)
  } catch {
    // Retried at the next login or logout.
  }
}

const isOld = ({ savedAt }: { savedAt: number }) => savedAt < Date.now() - maxAge
