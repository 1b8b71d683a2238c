import type { z } from 'zod/mini'

/** Keeps in this browser what is too large for `localStorage`, one thing for each name. */
export interface LargeKeeper<Kept> {
  /** Null where nothing is kept under the name, or nothing that can be read. */
  read: (name: string) => Promise<Kept | null>
  write: (name: string, kept: Kept) => Promise<void>
  remove: (name: string) => Promise<void>
  names: () => Promise<string[]>
}

/** In an IndexedDB of its own. All of it fails where there is none, and a write where there is no room. */
export function createLargeKeeper<Kept>(
  name: string,
  shape: z.ZodMiniType<Kept>,
): LargeKeeper<Kept> {
  /** Opened again for each: browsers close one that was idle for long. */
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

/** What was asked counts once its transaction is complete. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(failureOf(transaction)))
  })
}

const failureOf = ({ error }: { error: DOMException | null }) =>
  error ?? new DOMException('The browser keeps nothing', 'AbortError')
