import { useEffect, useEffectEvent } from 'react'
import { scannedTrackingId } from '../../lib/scanned-tracking-id.ts'

/**
 * Milliseconds between two keys of one scan at most. A scanner takes a tenth of it; but a busy page may
 * be given its keys late, and outside of fields keys mean nothing else.
 */
const maxGap = 500
/** In a field, where people type: a scanner is faster than they are. */
const maxGapInField = 100
/** Shorter texts are no scan: an Enter of the person's own is left alone. */
const minLength = 6

/**
 * A scanner at USB or Bluetooth types what it reads, fast, and ends it with Enter, wherever the focus
 * is. What is typed into a field belongs to the field, unless it comes as fast as a scanner types and is
 * a tracking ID: then the field, of a handover perhaps, is left as it was.
 */
export function useScannerKeys(onRead: (text: string) => void): void {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    let text = ''
    let lastAt = 0
    let field: TextField | null = null
    let before = ''
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = textFieldOf(event.target)
      const gap = event.timeStamp - lastAt
      if (gap > (target ? maxGapInField : maxGap) || target !== field) text = ''
      if (text === '') before = target?.value ?? ''
      field = target
      lastAt = event.timeStamp
      if (event.key.length === 1) text += event.key
      // With these Firefox opens its quick find, which would get the rest of an address.
      if (target === null && (event.key === '/' || event.key === "'")) event.preventDefault()
      if (event.key !== 'Enter') return
      const scanned = text
      text = ''
      if (target ? scannedTrackingId(scanned) === null : scanned.length < minLength) return
      // It must not press the button that has the focus, or send the form of the field.
      event.preventDefault()
      event.stopPropagation()
      if (target) restore(target, before)
      read(scanned)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function textFieldOf(target: EventTarget | null): TextField | null {
  if (target instanceof HTMLTextAreaElement) return target
  return target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)
    ? target
    : null
}

/** As a person's own change: React asks the element itself, and listens to its events. */
function restore(field: TextField, value: string): void {
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
