import type { z } from 'zod/mini'

/** Keeps in this browser what waits until the server can be reached, one thing for each name. */
export interface Keeper<Kept> {
  /** Null where nothing is kept under the name, or nothing that can be read. */
  read: (name: string) => Kept | null
  /** False where it could not be kept, so that a reload would lose it. Null removes it. */
  write: (name: string, kept: Kept | null) => boolean
  names: () => string[]
  /** Removes what is done with, and what cannot be read; answers how many stay. */
  clean: (isDone: (kept: Kept) => boolean) => number
  /** True if the browser's own event is about what is kept here. */
  isChange: (event: StorageEvent) => boolean
}

/** Together within `maxLength` characters, so that others find room beside it. */
export function createKeeper<Kept>(
  prefix: string,
  shape: z.ZodMiniType<Kept>,
  maxLength = Infinity,
): Keeper<Kept> {
  const textOf = (name: string) => localStorage.getItem(prefix + name)
  const names = (): string[] => {
    try {
      return Object.keys(localStorage).flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      )
    } catch {
      // Storage is forbidden.
      return []
    }
  }
  const keeper: Keeper<Kept> = {
    read: (name) => {
      try {
        return shape.safeParse(JSON.parse(textOf(name) ?? 'null')).data ?? null
      } catch {
        // Storage is forbidden, or what is in it is not ours.
        return null
      }
    },
    write: (name, kept) => {
      try {
        if (kept === null) {
          localStorage.removeItem(prefix + name)
          return true
        }
        const text = JSON.stringify(kept)
        const others = names().filter((other) => other !== name)
        const length = others.reduce((sum, other) => sum + (textOf(other)?.length ?? 0), 0)
        if (length + text.length > maxLength) return false
        localStorage.setItem(prefix + name, text)
        return true
      } catch {
        return false
      }
    },
    names,
    clean: (isDone) => {
      let staying = 0
      for (const name of names()) {
        const kept = keeper.read(name)
        if (kept === null || isDone(kept)) keeper.write(name, null)
        else staying += 1
      }
      return staying
    },
    isChange: ({ key }) => key === null || key.startsWith(prefix),
  }
  return keeper
}
