interface Point {
  x: number
  y: number
}

type ZoomTo = (wanted: (zoom: number) => number, at?: Point) => void

/**
 * Dragging with a mouse pans; Ctrl and the wheel, or two fingers, zoom. Wheel, touch and arrow keys
 * pan by themselves, as in any scrolling box. What it returns ends the listening.
 */
export function listenToGestures(element: HTMLElement, zoomTo: ZoomTo): () => void {
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
  const change = { '+': 1.25, '=': 1.25, '-': 0.8 }[event.key]
  if (change !== undefined) zoomTo((zoom) => zoom * change)
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
  // Letting go after a drag is no click on what happens to be under the mouse.
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
