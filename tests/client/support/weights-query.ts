import { vi } from 'vitest'
import type { ReadOptions } from '../../../src/api/query.ts'
import { clearCachedData, createQuery, hashQuery } from '../../../src/stores/query/query.ts'

export type Key = { id: string; q?: string }
type Weight = { id: string; kilos: number }

/** A fetch that the test answers. */
interface Fetch extends ReadOptions {
  key: Key
  answer: (kilos: number) => Promise<void>
  fail: (error: unknown) => Promise<void>
}

/** All fetches of the test. */
export const fetches: Fetch[] = []

export const weights = createQuery({
  tag: 'Parcel',
  queryFn: (key: Key, options) =>
    new Promise<Weight>((resolve, reject) => {
      fetches.push({
        ...options,
        key,
        answer: async (kilos) => {
          resolve({ id: key.id, kilos })
          await soon()
        },
        fail: async (error) => {
          reject(error)
          await soon()
        },
      })
    }),
})

export const stateOf = (key: Key) => weights.store.getState().states[hashQuery(key)]
export const soon = () => vi.advanceTimersByTimeAsync(0)
export const a: Key = { id: 'a' }
export const b: Key = { id: 'b' }

/**
 * Subscribes to keys, answers their fetches with 1, 2 and so on, and returns the unsubscribe
 * functions.
 */
export async function subscribeAnswered(...keys: Key[]) {
  const leave = keys.map((key) => weights.subscribe(key))
  for (const [index] of keys.entries()) await fetches[index]?.answer(index + 1)
  return leave
}

/** Resets everything before each test. */
export function forgetFetches(): void {
  vi.useFakeTimers()
  clearCachedData()
  fetches.length = 0
}
