import { useEffect, useState } from 'react'

/** `asked`: the browser has not answered yet, which takes some milliseconds. */
export type TabLock = 'asked' | 'held' | 'elsewhere'

/** Requests the lock of this name until the component unmounts; one tab at a time holds it. */
export function useTabLock(name: string): TabLock {
  // Browsers have locks only over HTTPS; without locks, every tab counts as the holder.
  const [state, setState] = useState<TabLock>('locks' in navigator ? 'asked' : 'held')
  useEffect(() => {
    if (!('locks' in navigator)) return undefined
    const leaving = new AbortController()
    hold(name, leaving.signal, setState).catch(() => {
      // The request failed because locks are forbidden on this page, or because the page was left.
      if (!leaving.signal.aborted) setState('held')
    })
    return () => {
      leaving.abort()
      setState('asked')
    }
  }, [name])
  return state
}

async function hold(
  name: string,
  left: AbortSignal,
  onChange: (state: TabLock) => void,
): Promise<void> {
  const untilLeft = () => {
    if (left.aborted) return undefined
    onChange('held')
    return new Promise<void>((resolve) => left.addEventListener('abort', () => resolve()))
  }
  const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await untilLeft()
    return lock !== null
  })
  if (isFree || left.aborted) return
  onChange('elsewhere')
  await navigator.locks.request(name, { signal: left }, untilLeft)
}
