import { vi } from 'vitest'

/** Replaces signature_pad, since jsdom has no canvas; the e2e tests draw in a browser. */
export default class SilentPad extends EventTarget {
  clear = () => {}
  off = () => {}
  toData = () => []
  fromData = () => {}
}

/** jsdom does not lay anything out, either. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = () => {}
    },
  )
}
