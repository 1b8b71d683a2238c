import type { z } from 'zod/mini'

/** Keeps one value for each name in this browser, for values too large for `localStorage`. */
export interface LargeKeeper<Kept> {
  /** Null where there is no value, or one that cannot be read. */
  read: (name: string) => Promise<Kept | null>
  write: (name: string, kept: Kept) => Promise<void>
  remove: (name: string) => Promise<void>
  names: () => Promise<string[]>
}

/** Uses an IndexedDB of its own. Every call fails in browsers without one; writes also for lack of space. */
export function createLargeKeeper<Kept>(
  name: string,
  shape: z.ZodMiniType<Kept>,
): LargeKeeper<Kept> {
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
      const kept: unknown = await ask('readonly', (store) => store.get(key))
      return shape.safeParse(kept).data ?? null
    },
    write: async (key, kept) => void (await ask('readwrite', (store) => store.put(kept, key))),
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
  error ?? new DOMException('The browser keeps nothing', 'AbortError')
