import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Calls `act` every `interval` ms; null rests. A new `beat` starts the wait afresh. */
export function useRepeat(act: () => void, interval: number | null, beat: unknown) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (interval === null) return undefined
    const timer = setInterval(() => latest.current(), interval)
    return () => clearInterval(timer)
    // eslint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [interval, beat])
}

export function usePageHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.hidden,
    () => false,
  )
}
