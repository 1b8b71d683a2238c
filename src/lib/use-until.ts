import { useEffect, useState } from 'react'

/** True before this time, in milliseconds; false without one. */
export function useUntil(until: number | null): boolean {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === null || until === Infinity) return undefined
    const timer = setTimeout(() => setNow(until), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && now < until
}
