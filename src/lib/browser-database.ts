import type { z } from 'zod/mini'

/** One value for each name, for values too large for `localStorage`. */
export interface BrowserDatabase<Value> {
  /** Null where there is no value, or one that cannot be read. */
  read: (name: string) => Promise<Value | null>
  write: (name: string, value: Value) => Promise<void>
  remove: (name: string) => Promise<void>
  names: () => Promise<string[]>
}

/** Uses an IndexedDB of its own. Every call fails in browsers without one; writes also for lack of space. */
export function createBrowserDatabase<Value>(
  name: string,
  shape: z.ZodMiniType<Value>,
): BrowserDatabase<Value> {
  /** Opens the database for each request, as browsers close one that was idle for long. */
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
    write: async (key, value) => void (await ask('readwrite', (store) => store.put(value, key))),
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

/** Resolves when the transaction is complete; a successful request alone may still be rolled back. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(failureOf(transaction)))
  })
}

const failureOf = ({ error }: { error: DOMException | null }) =>
  error ?? new DOMException('The browser stores nothing', 'AbortError')
