import { useEffect, useState } from 'react'

/** Returns the typed text once the typing pauses. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}

/** Milliseconds. */
const typingPause = 250
