import { useEffect, useEffectEvent } from 'react'
import { scannedTrackingId } from '../../../domain/scanned-tracking-id.ts'

/**
 * Maximum milliseconds between two keys of a scan. A scanner needs a tenth of that, but a busy page can receive
 * its keys late, and outside of fields keys have no other meaning.
 */
const maxGap = 500
/** Maximum average milliseconds per key of a scan into a field: no person types a tracking ID as fast. */
const maxPace = 100
/** A shorter text is not a scan, so that a plain Enter still works. */
const minLength = 6

/**
 * A USB or Bluetooth scanner quickly types what it reads, and ends with Enter, wherever the focus is. Text in a
 * field belongs to the field, unless it is one of our codes and comes as fast as from a scanner: then the
 * earlier value of the field is restored.
 */
export function useScannerKeys(onRead: (text: string) => void): void {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    let keys: TypedKey[] = []
    let lastAt = 0
    let field: TextField | null = null
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = textFieldOf(event.target)
      if (event.timeStamp - lastAt > maxGap || target !== field) keys = []
      field = target
      lastAt = event.timeStamp
      if (event.key.length === 1)
        keys.push({ letter: event.key, at: event.timeStamp, before: target?.value ?? '' })
      // These keys open Firefox's quick find or the page's shortcuts, but can be part of a scanned address.
      if (target === null && ['/', "'", '?'].includes(event.key)) event.preventDefault()
      if (event.key !== 'Enter') return
      const scan = target ? scanInto(keys, lastAt) : keys
      keys = []
      if (scan.length < minLength) return
      // Must not press the focused button, nor submit the field's form.
      event.preventDefault()
      event.stopPropagation()
      if (target) restore(target, scan[0]?.before ?? '')
      read(textOf(scan))
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

interface TypedKey {
  letter: string
  at: number
  /** Value of the field before this key. */
  before: string
}

/** Keys of a scan, without text that was typed just before it; empty if the keys are not a scan. */
function scanInto(keys: readonly TypedKey[], now: number): readonly TypedKey[] {
  const text = textOf(keys)
  for (const { index } of text.matchAll(/https?:|TRK/gi)) {
    const scan = keys.slice(index)
    const isFast = now - (scan[0]?.at ?? 0) <= maxPace * scan.length
    if (isFast && scannedTrackingId(textOf(scan)) !== null) return scan
  }
  return []
}

const textOf = (keys: readonly TypedKey[]) => keys.map(({ letter }) => letter).join('')

type TextField = HTMLInputElement | HTMLTextAreaElement

function textFieldOf(target: EventTarget | null): TextField | null {
  if (target instanceof HTMLTextAreaElement) return target
  return target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)
    ? target
    : null
}

/** Sets the value as typing does, with the element's own setter and an event, so that React notices. */
function restore(field: TextField, value: string): void {
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
