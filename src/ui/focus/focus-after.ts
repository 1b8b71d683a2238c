import { useMemo } from 'react'
import type { RefObject } from 'react'

/*
 * An element that has the focus may be removed, such as a pressed button. The browser then drops the focus,
 * and keyboard and screen reader start at the top of the page again; these refs move it to another element.
 * React cleans up a ref just before it removes the element.
 */

/** Ref of the element that is removed: moves a lost focus to the page's main content. */
export function focusContentAfter() {
  return () => moveLostFocus(() => document.getElementById('content'))
}

/** The same, but moves the focus to the element in `next`. */
export function useFocusAfter(next: RefObject<HTMLElement | null>) {
  return useMemo(() => focusAfter(next), [next])
}

function focusAfter(next: RefObject<HTMLElement | null>) {
  return () => () => moveLostFocus(() => next.current)
}

function moveLostFocus(next: () => HTMLElement | null): void {
  if (document.activeElement === document.body) return
  queueMicrotask(() => {
    if (document.activeElement === document.body) next()?.focus({ preventScroll: true })
  })
}
