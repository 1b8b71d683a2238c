import { useEffect, useEffectEvent } from 'react'

/**
 * Milliseconds between two keys of one scan at most. A scanner takes a tenth of it; but a busy page may
 * be given its keys late, and outside of fields keys mean nothing else.
 */
const maxGap = 500
/** Shorter texts are no scan: an Enter of the person's own is left alone. */
const minLength = 6

/**
 * A scanner at USB or Bluetooth types what it reads, fast, and ends it with Enter, wherever the focus
 * is. What is typed into a field belongs to the field.
 */
export function useScannerKeys(onRead: (text: string) => void): void {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    let text = ''
    let lastAt = 0
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return
      if (event.timeStamp - lastAt > maxGap) text = ''
      lastAt = event.timeStamp
      if (event.key.length === 1) text += event.key
      // With these Firefox opens its quick find, and the page its shortcuts, amid the rest of an address.
      if (event.key === '/' || event.key === "'" || event.key === '?') event.preventDefault()
      if (event.key !== 'Enter') return
      const scanned = text
      text = ''
      if (scanned.length < minLength) return
      // It must not press the button that has the focus.
      event.preventDefault()
      event.stopPropagation()
      read(scanned)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select')
