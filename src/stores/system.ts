import { useEffect } from 'react'
import { getSystemStatus } from '../api/system.ts'
import { delay, whileVisible } from '../lib/polling.ts'
import { createQuery, hashQuery } from './query-cache.ts'
import { useQuery } from './use-query.ts'

const system = createQuery({ tag: 'System', queryFn: (_key, options) => getSystemStatus(options) })

/** Milliseconds between two looks. */
const interval = 15_000
const key = {}

/** Fetched again and again while the page is visible, and at once when it is visible again. */
export function useSystemStatus() {
  const view = useQuery(system, key)
  const { refetch } = view
  useEffect(() => {
    return whileVisible((signal) => {
      // The subscription fetches what was not there, but not what was.
      if (!isFetching()) refetch()
      void refetchUntil(signal, refetch)
    })
  }, [refetch])
  return view
}

const isFetching = () => system.store.getState().states[hashQuery(key)]?.isFetching === true

async function refetchUntil(signal: AbortSignal, refetch: () => void): Promise<void> {
  for (;;) {
    await delay(interval, signal)
    if (signal.aborted) return
    refetch()
  }
}
