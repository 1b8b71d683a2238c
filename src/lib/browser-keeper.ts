import type { z } from 'zod/mini'

/** Keeps one value for each name in this browser, until the server can be reached. */
export interface Keeper<Kept> {
  /** Null where there is no value, or one that cannot be read. */
  read: (name: string) => Kept | null
  /** False where it could not be kept, so that a reload would lose it. Null removes it. */
  write: (name: string, kept: Kept | null) => boolean
  names: () => string[]
  /** Removes values that are done, and values that cannot be read; returns how many stay. */
  clean: (isDone: (kept: Kept) => boolean) => number
  /** True if the event of another tab is about these values. */
  isChange: (event: StorageEvent) => boolean
}

/** `maxLength`: characters of all values together, which leaves space for others. */
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
        // Storage is forbidden, or holds something else under this name.
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
      let remaining = 0
      for (const name of names()) {
        const kept = keeper.read(name)
        if (kept === null || isDone(kept)) keeper.write(name, null)
        else remaining += 1
      }
      return remaining
    },
    isChange: ({ key }) => key === null || key.startsWith(prefix),
  }
  return keeper
}
