import { useEffect } from 'react'
import type { RefObject } from 'react'

declare global {
  interface Window {
    /** By index.html, which hears of it before any script. */
    submittedForm?: EventTarget | null
  }
}

/** A prerendered form that was sent before its code was there is sent once it is. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current === null || form.current !== window.submittedForm) return
    // After this effect: only then does a form that finds errors put the focus at them.
    setTimeout(() => form.current?.requestSubmit())
  }, [form])
}

/** The text of a field; of a missing one or a file, an empty one. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The ref of what a new step begins with, or what a user has to see first. */
export function focusOnceShown(element: HTMLElement | null): void {
  element?.focus()
}

/** Focuses the first of these fields, for its correction. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const name = names[0]
  const found = name === undefined ? null : form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}
