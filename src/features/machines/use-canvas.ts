import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Point, Rectangle } from '../../../machines/diagrams/drawing.ts'
import { clampZoom, startZoom, zoomStep } from './zoom.ts'
import { listenToGestures } from './canvas-gestures.ts'

interface Size {
  width: number
  height: number
}

/** A point of the drawing that stays under a point of the window while the zoom changes. */
interface Anchor {
  content: Point
  view: Point
}

/** A scrolling window on a drawing of this size: zoom, panning, and bringing a place into view. */
export function useCanvas({ width, height }: Size) {
  const view = useRef<HTMLElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const latest = useRef(1)
  const [zoom, setZoom] = useState(1)

  const zoomTo = useCallback((wanted: (zoom: number) => number, at?: Point) => {
    const element = view.current
    if (element === null) return
    const before = latest.current
    const point = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    // Several steps before the next paint keep the point that the first one found.
    anchor.current ??= {
      content: {
        x: (element.scrollLeft + point.x) / before,
        y: (element.scrollTop + point.y) / before,
      },
      view: point,
    }
    latest.current = clampZoom(wanted(before))
    setZoom(latest.current)
  }, [])

  useLayoutEffect(() => {
    const element = view.current
    if (element === null || anchor.current === null) return
    const { content, view: point } = anchor.current
    anchor.current = null
    element.scrollLeft = content.x * zoom - point.x
    element.scrollTop = content.y * zoom - point.y
  }, [zoom])

  useLayoutEffect(() => {
    const element = view.current
    if (element === null) return
    latest.current = startZoom(element.clientWidth / width)
    setZoom(latest.current)
  }, [width])

  useEffect(() => {
    const element = view.current
    return element === null ? undefined : listenToGestures(element, zoomTo)
  }, [zoomTo])

  /** Scrolls only where the place is not whole in view already. */
  const reveal = useCallback(
    (place: Rectangle) => {
      const element = view.current
      if (element === null) return
      const left = axis(place.x * zoom, place.width * zoom, element.scrollLeft, element.clientWidth)
      const top = axis(place.y * zoom, place.height * zoom, element.scrollTop, element.clientHeight)
      element.scrollTo?.({ left, top })
    },
    [zoom],
  )

  return {
    view,
    zoom,
    reveal,
    zoomIn: () => zoomTo((now) => now * zoomStep),
    zoomOut: () => zoomTo((now) => now / zoomStep),
    actualSize: () => zoomTo(() => 1),
    fit: () => {
      const element = view.current
      if (element === null) return
      zoomTo(() => Math.min(element.clientWidth / width, element.clientHeight / height))
    },
  }
}

const margin = 24

function axis(start: number, size: number, scroll: number, window: number): number {
  const isWhole = start - margin >= scroll && start + size + margin <= scroll + window
  return isWhole ? scroll : start + size / 2 - window / 2
}
