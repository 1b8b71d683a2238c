import { useCallback, useEffect, useRef, useState } from 'react'

/** Runs `onDone` after `duration` ms in which nobody hovers or focuses; null: never. */
export function useToastTimer(duration: number | null, onDone: () => void) {
  const [paused, setPaused] = useState(false)
  const left = useRef(duration)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  useEffect(() => {
    if (paused || left.current === null) return undefined
    const started = Date.now()
    const timer = setTimeout(() => done.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - started))
    }
  }, [paused])

  const pause = useCallback(() => setPaused(true), [])
  const resume = useCallback(() => setPaused(false), [])
  return { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume }
}
