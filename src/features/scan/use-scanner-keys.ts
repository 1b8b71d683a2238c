import { useEffect, useEffectEvent } from 'react'
import { scannedTrackingId } from '../../lib/scanned-tracking-id.ts'

/**
 * Milliseconds between two keys of one scan at most. A scanner takes a tenth of it; but a busy page may
 * be given its keys late, and outside of fields keys mean nothing else.
 */
const maxGap = 500
/** On the average of a scan into a field: no person types a tracking ID as fast. */
const maxPace = 100
/** Shorter texts are no scan: an Enter of the person's own is left alone. */
const minLength = 6

/**
 * A scanner at USB or Bluetooth types what it reads, fast, and ends it with Enter, wherever the focus
 * is. What is typed into a field belongs to the field, unless a code of our labels comes as fast as a
 * scanner types: then the field, of a handover perhaps, gets back what it had.
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
      // With these Firefox opens its quick find, and the page its shortcuts, amid the rest of an address.
      if (target === null && ['/', "'", '?'].includes(event.key)) event.preventDefault()
      if (event.key !== 'Enter') return
      const scan = target ? scanInto(keys, lastAt) : keys
      keys = []
      if (scan.length < minLength) return
      // It must not press the button that has the focus, or send the form of the field.
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
  /** Content of the field by then. */
  before: string
}

/** The keys of a scan behind what a person may have typed just before; none where there is no scan. */
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

/** As a person's own change: React asks the element itself, and listens to its events. */
function restore(field: TextField, value: string): void {
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
