import { useLayoutEffect, useSyncExternalStore } from 'react'

/** True while the browser knows that there is no connection; a page rendered in advance has one. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

/** Calls back once the connection is there again, as long as something waits for it. */
export function useOnlineAgain(isWaiting: boolean, onOnline: () => void): void {
  // With the notice itself: by a later effect, the event could have been missed.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isWaiting, onOnline])
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
