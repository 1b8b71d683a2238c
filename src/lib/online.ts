import { useLayoutEffect, useSyncExternalStore } from 'react'

/** True while the browser reports that there is no connection; false on prerendered pages. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

/** Calls back when the connection returns, while a component waits for it. */
export function useOnlineAgain(isWaiting: boolean, onOnline: () => void): void {
  // In the same commit as the notice, since the event could occur before a later effect.
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
