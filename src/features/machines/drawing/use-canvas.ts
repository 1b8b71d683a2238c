import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Point, Rectangle } from '../../../../machines/diagrams/drawing.ts'

interface Size {
  width: number
  height: number
}

/** Point of the drawing that stays at the same point of the viewport while the zoom changes. */
interface Anchor {
  content: Point
  view: Point
}

type ZoomTo = (wanted: (zoom: number) => number, at?: Point) => void

/** Behaviour of a scrolling viewport: zooming, panning, and scrolling to a place. */
export function useCanvas({ width, height }: Size) {
  const view = useRef<HTMLElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const latest = useRef(1)
  const [zoom, setZoom] = useState(1)

  const zoomTo: ZoomTo = useCallback((wanted, at) => {
    const element = view.current
    if (element === null) return
    const before = latest.current
    const point = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    // Several steps before the next paint keep the anchor of the first one.
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

  /** Scrolls only if the place is not completely in view. */
  const reveal = useCallback(
    (place: Rectangle) => {
      const element = view.current
      if (element === null) return
      const left = scrolledTo(
        place.x * zoom,
        place.width * zoom,
        element.scrollLeft,
        element.clientWidth,
      )
      const top = scrolledTo(
        place.y * zoom,
        place.height * zoom,
        element.scrollTop,
        element.clientHeight,
      )
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

/** Factor of a zoom button or key. */
const zoomStep = 1.25

const clampZoom = (zoom: number) => Math.min(3, Math.max(0.2, zoom))

/** The smallest text of a drawing has 12 pixels; initially it is shown with at least 11. */
const smallestStart = 11 / 12

/** Fits the width of the viewport if the text stays legible; otherwise uses the smallest legible zoom. */
const startZoom = (fitting: number) => Math.min(1.15, Math.max(smallestStart, fitting || 1))

const margin = 24

function scrolledTo(start: number, size: number, scroll: number, window: number): number {
  const isWhole = start - margin >= scroll && start + size + margin <= scroll + window
  return isWhole ? scroll : start + size / 2 - window / 2
}

/**
 * Dragging with a mouse pans; Ctrl and the wheel, or two fingers, zoom. Wheel, touch and arrow keys scroll
 * natively. Returns a function that removes the listeners.
 */
function listenToGestures(element: HTMLElement, zoomTo: ZoomTo): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, passive: false }
  element.addEventListener('wheel', (event) => zoomByWheel(event, element, zoomTo), options)
  element.addEventListener('keydown', (event) => zoomByKey(event, zoomTo), options)
  dragToPan(element, options)
  pinchToZoom(element, zoomTo, options)
  return () => ending.abort()
}

function zoomByWheel(event: WheelEvent, element: HTMLElement, zoomTo: ZoomTo): void {
  if (!event.ctrlKey && !event.metaKey) return
  event.preventDefault()
  zoomTo((zoom) => zoom * Math.exp(-event.deltaY / 300), within(element, event))
}

function zoomByKey(event: KeyboardEvent, zoomTo: ZoomTo): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const factor = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep }[event.key]
  if (factor !== undefined) zoomTo((zoom) => zoom * factor)
  else if (event.key === '0') zoomTo(() => 1)
  else return
  event.preventDefault()
}

function dragToPan(element: HTMLElement, options: AddEventListenerOptions): void {
  let from: { pointer: Point; scroll: Point } | null = null
  let moved = false
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      moved = false
      from = {
        pointer: { x: event.clientX, y: event.clientY },
        scroll: { x: element.scrollLeft, y: element.scrollTop },
      }
    },
    options,
  )
  window.addEventListener(
    'pointermove',
    (event) => {
      if (from === null) return
      const { x, y } = { x: event.clientX - from.pointer.x, y: event.clientY - from.pointer.y }
      if (!moved && Math.hypot(x, y) < 5) return
      moved = true
      element.dataset['dragging'] = 'true'
      element.scrollLeft = from.scroll.x - x
      element.scrollTop = from.scroll.y - y
    },
    options,
  )
  window.addEventListener(
    'pointerup',
    () => {
      from = null
      delete element.dataset['dragging']
    },
    options,
  )
  // The end of a drag is not a click on the element under the mouse.
  element.addEventListener('click', (event) => moved && event.stopPropagation(), {
    ...options,
    capture: true,
  })
}

function pinchToZoom(element: HTMLElement, zoomTo: ZoomTo, options: AddEventListenerOptions): void {
  let last: number | null = null
  element.addEventListener(
    'touchmove',
    (event) => {
      const [a, b] = event.touches
      if (a === undefined || b === undefined) return
      event.preventDefault()
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
      const before = last ?? now
      last = now
      const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }
      zoomTo((zoom) => (zoom * now) / before, within(element, middle))
    },
    options,
  )
  element.addEventListener('touchend', () => (last = null), options)
}

function within(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
