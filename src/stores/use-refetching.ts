import { useEffect } from 'react'
import { delay, whileVisible } from '../lib/polling.ts'

/** Again and again while the page is visible, and at once when it is visible again. */
export function useRefetching(refetch: () => void, interval: number): void {
  useEffect(() => {
    let isFirst = true
    return whileVisible((signal) => {
      // To begin with, the subscription fetches.
      if (!isFirst) refetch()
      isFirst = false
      void refetchUntil(signal, refetch, interval)
    })
  }, [refetch, interval])
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
