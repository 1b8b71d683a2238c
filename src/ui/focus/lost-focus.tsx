import { useEffect, useMemo } from 'react'
import type { RefObject } from 'react'

/**
 * Moves a lost focus to the page's main content. If an element is removed with the focus, such as a pressed
 * button with its row, keyboard and screen reader would start at the top of the page again.
 */
export function FocusRestoration() {
  useEffect(restoreFocus, [])
  return null
}

const listeners = ['focusin', 'focusout'] as const

function restoreFocus(): () => void {
  let focused: Element | null = null
  let frame = 0
  // Waits a microtask: an element that is removed stays noted, but not an element that lost the
  // focus to a click beside all controls.
  const note = () =>
    queueMicrotask(() => {
      const { activeElement, body } = document
      if (activeElement !== body || focused?.isConnected) focused = activeElement
    })
  const observer = new MutationObserver(() => {
    if (focused?.isConnected !== false) return
    focused = null
    // Waits for the next paint, since a better target comes first: the opener of a dialog, the heading of a new
    // page.
    frame = requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.activeElement === document.body) content()?.focus({ preventScroll: true })
      }),
    )
  })
  for (const name of listeners) document.addEventListener(name, note)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    for (const name of listeners) document.removeEventListener(name, note)
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** The open dialog, if any, since the rest of the page is then out of reach. */
const content = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1) ??
  document.getElementById('content')

/**
 * Ref of an element that can be removed while it has the focus, such as a pressed button: moves the focus to
 * the element in `next`, which is nearer than the main content.
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
