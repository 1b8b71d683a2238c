import { useEffect, useState } from 'react'

/** Returns the typed text once the typing pauses. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** Milliseconds. */
const typingPause = 250
