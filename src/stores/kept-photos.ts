import { z } from 'zod/mini'
import { createLargeKeeper } from '../lib/browser-database.ts'

/*
 * Photos that couriers take at doors, until the server has them: a day's photos would not fit into
 * `localStorage`. Each has the name of its act, which begins with the user's id.
 */

const keeper = createLargeKeeper(
  'waybill-photos',
  z.object({ photo: z.string(), keptAt: z.number() }),
)

/** Stores a photo; false where the browser has no space, or no IndexedDB. */
export async function keepPhoto(name: string, photo: string): Promise<boolean> {
  try {
    await keeper.write(name, { photo, keptAt: Date.now() })
    return true
  } catch {
    return false
  }
}

/** Null where the photo is gone; throws where the browser cannot read its storage. */
export const keptPhoto = async (name: string): Promise<string | null> =>
  (await keeper.read(name))?.photo ?? null

export function forgetPhoto(name: string): void {
  // A photo that stays after a failure is removed by `removeLostPhotos`.
  keeper.remove(name).catch(() => {})
}

/** Removes photos without an act, which stay when the page is closed between the two writes. */
export async function removeLostPhotos(isKept: (name: string) => boolean): Promise<void> {
  try {
    for (const name of await keeper.names()) {
      if (isKept(name)) continue
      const lost = await keeper.read(name)
      // A recent photo may belong to an act that another tab is about to store.
      if (lost === null || lost.keptAt < Date.now() - hour) await keeper.remove(name)
    }
  } catch {
    // The next visit of the courier tries again.
  }
}

const hour = 3_600_000
