import { useEffect } from 'react'
import { afterPaint } from '../../lib/scheduling.ts'

/**
 * Moves a lost focus to the page's main content. An element that has the focus may be removed, such as a
 * pressed button with its row; keyboard and screen reader would start at the top of the page again.
 */
export function FocusKeeper() {
  useEffect(keepFocus, [])
  return null
}

function keepFocus(): () => void {
  let focused: EventTarget | null = null
  let cancel = () => {}
  const remember = ({ target }: FocusEvent) => {
    focused = target
  }
  // By a press beside all controls; one that is about to be removed is gone once React has worked.
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && isOnPage(target)) focused = null
    })
  const observer = new MutationObserver(() => {
    if (focused === null || isOnPage(focused)) return
    focused = null
    // A better place comes first: the opener of a dialog, the heading of a new page, a form's next field.
    cancel = afterPaint(() => {
      if (document.activeElement === document.body) content()?.focus({ preventScroll: true })
    })
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', leave)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', leave)
    observer.disconnect()
    cancel()
  }
}

const isOnPage = (target: EventTarget | null) => target instanceof Node && target.isConnected

/** What is behind an open dialog cannot be reached. */
const content = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1) ??
  document.getElementById('content')
