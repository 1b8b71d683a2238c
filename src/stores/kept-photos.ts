import { z } from 'zod/mini'
import { createLargeKeeper } from '../lib/browser-database.ts'

/*
 * Photos that couriers take at doors, until the server has them: a day's would not fit into `localStorage`. Each
 * stands under the name of its act, which begins with its user.
 */

const keeper = createLargeKeeper(
  'waybill-photos',
  z.object({ photo: z.string(), keptAt: z.number() }),
)

/** False where the browser has no room, or no place for it. */
export async function keepPhoto(name: string, photo: string): Promise<boolean> {
  try {
    await keeper.write(name, { photo, keptAt: Date.now() })
    return true
  } catch {
    return false
  }
}

/** Null where it is gone; throws where the browser cannot tell. */
export const keptPhoto = async (name: string): Promise<string | null> =>
  (await keeper.read(name))?.photo ?? null

export function forgetPhoto(name: string): void {
  // One that is left by a failure goes with the lost ones.
  keeper.remove(name).catch(() => {})
}

/** Removes photos of acts that are gone: the page was left between the two. */
export async function removeLostPhotos(isKept: (name: string) => boolean): Promise<void> {
  try {
    for (const name of await keeper.names()) {
      if (isKept(name)) continue
      const lost = await keeper.read(name)
      // A new one may stand before its act, in another tab.
      if (lost === null || lost.keptAt < Date.now() - hour) await keeper.remove(name)
    }
  } catch {
    // They are looked for again when the courier comes back.
  }
}

const hour = 3_600_000
