import { useMemo } from 'react'
import type { RefObject } from 'react'

/*
 * A pressed button may leave the page with what it stands in, or a dialog with what opened it. The
 * browser then drops the focus, and the keyboard and the screen reader start at the top again; these
 * lead it on. React cleans up a ref just before it removes the element.
 */

/** The ref of what leaves: a focus that is lost with it goes to the page's main content. */
export function focusContentAfter() {
  return () => leadLostFocus(() => document.getElementById('content'))
}

/** The same, to what `next` holds. */
export function useFocusAfter(next: RefObject<HTMLElement | null>) {
  return useMemo(() => focusAfter(next), [next])
}

function focusAfter(next: RefObject<HTMLElement | null>) {
  return () => () => leadLostFocus(() => next.current)
}

function leadLostFocus(next: () => HTMLElement | null): void {
  if (document.activeElement === document.body) return
  queueMicrotask(() => {
    if (document.activeElement === document.body) next()?.focus({ preventScroll: true })
  })
}
