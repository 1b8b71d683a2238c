import { z } from 'zod/mini'
import { createBrowserDatabase } from '../lib/browser-database.ts'

/*
 * Photos that were taken at the door, until the server has them: a day's photos would not fit into
 * `localStorage`. Each has the name of its entry, which begins with the user's ID.
 */

const database = createBrowserDatabase(
  'waybill-photos',
  z.object({ photo: z.string(), keptAt: z.number() }),
)

/** Stores a photo; false if the browser has no space, or no IndexedDB. */
export async function storePhoto(name: string, photo: string): Promise<boolean> {
  try {
    await database.write(name, { photo, keptAt: Date.now() })
    return true
  } catch {
    return false
  }
}

/** Null if the photo is gone; throws if the browser cannot read its storage. */
export const readPhoto = async (name: string): Promise<string | null> =>
  (await database.read(name))?.photo ?? null

export function removePhoto(name: string): void {
  // A photo that stays after a failure is removed by `removeLostPhotos`.
  database.remove(name).catch(() => {})
}

/** Removes photos without an entry, which are left if the page is closed between the two writes. */
export async function removeLostPhotos(hasEntry: (name: string) => boolean): Promise<void> {
  try {
    for (const name of await database.names()) {
      if (hasEntry(name)) continue
      const lost = await database.read(name)
      // A recent photo can belong to an entry that another tab is about to store.
      if (lost === null || lost.keptAt < Date.now() - hour) await database.remove(name)
    }
  } catch {
    // Retried at the next visit of the user.
  }
}

const hour = 3_600_000
