import { useState } from 'react'

/** Returns the last value that was not null, so that a dialog keeps its text while it closes. */
export function useLastShown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
