import { vi } from 'vitest'

/** Stands for signature_pad: jsdom has no canvas to draw on; the journeys draw in a browser. */
export default class SilentPad extends EventTarget {
  clear = () => {}
  off = () => {}
  toData = () => []
  fromData = () => {}
}

/** Nor does jsdom lay anything out. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = () => {}
    },
  )
}
