import { useCallback, useEffect, useRef, useState } from 'react'
import type { TrackingEvent } from '../../../machines/tracking.ts'
import type * as Tracking from './tracking-flow.tsx'
import type { TrackingFlow, TrackingView } from './tracking-flow.tsx'

/**
 * Tracking flow of one page. Its code is loaded with the first lookup, or earlier by `prepareTracking`.
 * `isBusy` is the state until then.
 */
export function useTracking(isBusy: boolean): [TrackingView, (event: TrackingEvent) => void] {
  const [view, setView] = useState({ ...idle, busy: isBusy })
  const flow = useRef<Promise<TrackingFlow> | null>(null)
  const lastTrack = useRef<TrackingEvent>({ type: 'CLEAR' })

  useEffect(
    () => () => {
      void flow.current?.then(({ stop }) => stop(), ignore)
      flow.current = null
    },
    [],
  )

  const send = useCallback((event: TrackingEvent) => {
    if (event.type === 'TRACK') lastTrack.current = event
    // Nothing was looked up, so there is nothing to clear.
    if (event.type === 'CLEAR' && flow.current === null) return
    const isNew = flow.current === null
    if (flow.current === null) {
      setView({ ...idle, busy: true })
      const started = prepareTracking().then(({ startTracking }) => {
        // The page may have been left in the meantime.
        return startTracking((latest) => flow.current === started && setView(latest))
      })
      flow.current = started
    }
    const current = flow.current
    current.then(
      (running) => running.send(isNew && event.type === 'RETRY' ? lastTrack.current : event),
      () => {
        if (flow.current !== current) return
        flow.current = null
        setView({ ...idle, reason: 'unreachable' })
      },
    )
  }, [])

  return [view, send]
}

/** Preloads the code, so that the first lookup does not have to wait for it. */
export function prepareTracking(): Promise<typeof Tracking> {
  return import('./tracking-flow.tsx')
}

const idle: TrackingView = { result: null, busy: false, slow: false, reason: null }

function ignore() {}
