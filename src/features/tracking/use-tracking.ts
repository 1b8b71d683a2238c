import { useCallback, useEffect, useRef, useState } from 'react'
import type { TrackingEvent } from '../../../machines/tracking.ts'
import type { startTracking, TrackingFlow } from './tracking-flow.tsx'
import type { TrackingView } from './tracking-outcome.tsx'

/**
 * The tracking machine for one page; `isAsked`: a parcel is looked up from the start. Its code is
 * loaded when the first one is, or ahead of that by `prepareTracking`.
 */
export function useTracking(isAsked: boolean): [TrackingView, (event: TrackingEvent) => void] {
  const [view, setView] = useState({ ...idle, busy: isAsked })
  const flow = useRef<Promise<TrackingFlow> | null>(null)
  const wanted = useRef<TrackingEvent>(clear)

  useEffect(
    () => () => {
      void flow.current?.then(({ stop }) => stop(), ignore)
      flow.current = null
    },
    [],
  )

  const send = useCallback((event: TrackingEvent) => {
    if (event.type === 'TRACK') wanted.current = event
    // Nothing was looked up so far: there is nothing to clear.
    if (event.type === 'CLEAR' && flow.current === null) return
    const isNew = flow.current === null
    if (flow.current === null) {
      setView({ ...idle, busy: true })
      const started = prepareTracking().then(({ startTracking }) => {
        // The page may be gone by now.
        return startTracking((latest) => flow.current === started && setView(latest))
      })
      flow.current = started
    }
    const current = flow.current
    current.then(
      (running) => running.send(isNew && event.type === 'RETRY' ? wanted.current : event),
      () => {
        if (flow.current !== current) return
        flow.current = null
        setView({ ...idle, reason: 'unreachable' })
      },
    )
  }, [])

  return [view, send]
}

/** Loads what a lookup needs, so that it need not wait for it. */
export function prepareTracking(): Promise<{ startTracking: typeof startTracking }> {
  return import('./tracking-flow.tsx')
}

const idle: TrackingView = { result: null, busy: false, slow: false, reason: null }

const clear: TrackingEvent = { type: 'CLEAR' }

function ignore() {}
