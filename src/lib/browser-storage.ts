import type { z } from 'zod/mini'
import { keepStorage } from './persistent-storage.ts'

/** Stores one value for each name in `localStorage`. */
export interface BrowserStorage<Value> {
  /** Null if the value is missing or malformed. */
  read: (name: string) => Value | null
  /** Returns false if the value could not be stored, so that a reload would lose it. Null removes it. */
  write: (name: string, value: Value | null) => boolean
  names: () => string[]
  /** Removes values that are done, and malformed ones; returns those that stay. */
  clean: (isDone: (value: Value) => boolean) => Value[]
  /** True if the event of another tab is about these values. */
  isChange: (event: StorageEvent) => boolean
}

interface StorageOptions {
  /** Characters of all values together, which leaves space for others. */
  maxLength?: number
  /** The values are work that the server does not have yet. */
  isUnsent?: boolean
}

export function createBrowserStorage<Value>(
  prefix: string,
  shape: z.ZodMiniType<Value>,
  { maxLength = Infinity, isUnsent = false }: StorageOptions = {},
): BrowserStorage<Value> {
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
  const storage: BrowserStorage<Value> = {
    read: (name) => {
      try {
        return shape.safeParse(JSON.parse(textOf(name) ?? 'null')).data ?? null
      } catch {
        // Storage is forbidden, or holds something else under this name.
        return null
      }
    },
    write: (name, value) => {
      try {
        if (value === null) {
          localStorage.removeItem(prefix + name)
          return true
        }
        const text = JSON.stringify(value)
        const others = names().filter((other) => other !== name)
        const length = others.reduce((sum, other) => sum + (textOf(other)?.length ?? 0), 0)
        if (length + text.length > maxLength) return false
        localStorage.setItem(prefix + name, text)
        if (isUnsent) keepStorage()
        return true
      } catch {
        return false
      }
    },
    names,
    clean: (isDone) =>
      names().flatMap((name) => {
        const value = storage.read(name)
        if (value !== null && !isDone(value)) return [value]
        storage.write(name, null)
        return []
      }),
    isChange: ({ key }) => key === null || key.startsWith(prefix),
  }
  return storage
}
