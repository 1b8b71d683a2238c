import { useState } from 'react'

/** The last value that was not null: while a dialog closes, it still says what it was about. */
export function useLastShown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
