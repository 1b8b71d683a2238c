import { useEffect } from 'react'
import { delay, whileVisible } from '../../lib/polling.ts'
import { hashQuery } from './query-cache.ts'
import type { Query } from './query-cache.ts'

/**
 * Refetches at an interval (milliseconds) while the page is visible, and immediately when it becomes visible.
 */
export function useRefetching<Key extends object, Data extends object | null>(
  query: Query<Key, Data>,
  key: Key,
  refetch: () => void,
  interval: number,
): void {
  const hash = hashQuery(key)
  useEffect(
    () =>
      whileVisible((signal) => {
        // The subscription fetches only what is not cached.
        const state = query.store.getState().states[hash]
        const isThere = state?.data !== undefined || state?.error
        if (isThere && !state.isFetching) refetch()
        void refetchUntil(signal, refetch, interval)
      }),
    [query, hash, refetch, interval],
  )
}

async function refetchUntil(
  signal: AbortSignal,
  refetch: () => void,
  interval: number,
): Promise<void> {
  for (;;) {
    await delay(interval, signal)
    if (signal.aborted) return
    refetch()
  }
}
