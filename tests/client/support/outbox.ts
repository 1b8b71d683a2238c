import { expect } from 'vitest'
import { entryName, entryStorage } from '../../../src/stores/outbox-storage.ts'
import type { OutboxEntry } from '../../../src/stores/outbox-storage.ts'

/** Stores an entry as if it had been added earlier. */
export function storeEntry(userId: string, entry: OutboxEntry): void {
  expect(entryStorage.write(entryName(userId, entry), entry)).toBe(true)
}
