import { useEffect } from 'react'
import type { RefObject } from 'react'

declare global {
  interface Window {
    /** Set by index.html before any script is loaded. */
    submittedForm?: EventTarget | null
  }
}

/** Submits a prerendered form that was submitted before its code was loaded. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current === null || form.current !== window.submittedForm) return
    // Runs after this effect, since the form cannot focus its first error before.
    setTimeout(() => form.current?.requestSubmit())
  }, [form])
}

/** Text of a field; empty if the field is missing or is a file. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Ref of the first field of a new step, or of a message that the user must see first. */
export function focusOnceShown(element: HTMLElement | null): void {
  element?.focus()
}

/** Focuses the first of these fields. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const name = names[0]
  const found = name === undefined ? null : form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}
