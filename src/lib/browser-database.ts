import type { z } from 'zod/mini'
import { keepStorage } from './persistent-storage.ts'

/** Stores one value for each name; for unsent work that is too large for `localStorage`. */
export interface BrowserDatabase<Value> {
  /** Null if the value is missing or malformed. */
  read: (name: string) => Promise<Value | null>
  write: (name: string, value: Value) => Promise<void>
  remove: (name: string) => Promise<void>
  names: () => Promise<string[]>
}

/**
 * Uses its own IndexedDB database. Every call fails in browsers without IndexedDB; writes also fail for lack of
 * space.
 */
export function createBrowserDatabase<Value>(
  name: string,
  shape: z.ZodMiniType<Value>,
): BrowserDatabase<Value> {
  /** Opens the database for each request, since browsers close one that was idle for long. */
  async function ask<Result>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const database = await open(name)
    try {
      const transaction = database.transaction(storeName, mode, { durability: 'strict' })
      const asked = request(transaction.objectStore(storeName))
      await ended(transaction)
      return asked.result
    } finally {
      database.close()
    }
  }
  return {
    read: async (key) => {
      const value: unknown = await ask('readonly', (store) => store.get(key))
      return shape.safeParse(value).data ?? null
    },
    write: async (key, value) => {
      await ask('readwrite', (store) => store.put(value, key))
      keepStorage()
    },
    remove: (key) => ask('readwrite', (store) => store.delete(key)),
    names: async () => {
      const keys = await ask('readonly', (store) => store.getAllKeys())
      return keys.filter((key) => typeof key === 'string')
    },
  }
}

const storeName = 'kept'

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failureOf(request)))
  })
}

/** Resolves when the transaction is complete, since a successful request can still be rolled back. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(failureOf(transaction)))
  })
}

const failureOf = ({ error }: { error: DOMException | null }) =>
  error ?? new DOMException('The browser stores nothing', 'AbortError')
