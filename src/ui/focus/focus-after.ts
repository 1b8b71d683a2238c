import { useMemo } from 'react'
import type { RefObject } from 'react'

/**
 * Ref of an element that is removed, perhaps while it has the focus, such as a pressed button: moves the
 * focus to the element in `next`, which is nearer than the content that the focus keeper knows.
 */
export function useFocusAfter(next: RefObject<HTMLElement | null>) {
  return useMemo(() => focusAfter(next), [next])
}

/** React cleans up a ref just before it removes the element. */
function focusAfter(next: RefObject<HTMLElement | null>) {
  return () => () => {
    if (document.activeElement === document.body) return
    queueMicrotask(() => {
      if (document.activeElement === document.body) next.current?.focus({ preventScroll: true })
    })
  }
}
