import { useEffect, useEffectEvent } from 'react'

/**
 * Maximum milliseconds between two keys of a scan. A scanner needs a tenth of that, but a busy page can receive
 * its keys late, and outside of fields keys have no other meaning.
 */
const maxGap = 500
/** Maximum average milliseconds per key of a scan into a field: no person types a tracking ID as fast. */
const maxPace = 100
/**
 * Milliseconds after which keys outside of fields are a scan that has no end of its own, even if it is none of our
 * codes. A busy page may receive the rest of a scan as late as that.
 */
const maxPause = 3_000
/** A shorter text is not a scan, so that a plain Enter still works. */
const minLength = 6

/**
 * A USB or Bluetooth scanner quickly types what it reads, wherever the focus is, and ends with Enter, with Tab, or
 * with nothing. Text in a field belongs to the field, unless it is one of our codes and comes as fast as from a
 * scanner: then the earlier value of the field is restored.
 */
export function useScannerKeys(
  onRead: (text: string) => void,
  isCode: (text: string) => boolean,
): void {
  const read = useEffectEvent(onRead)
  const isOurs = useEffectEvent(isCode)
  useEffect(() => {
    let keys: TypedKey[] = []
    let lastAt = 0
    let field: TextField | null = null
    let pause: ReturnType<typeof setTimeout> | undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      clearTimeout(pause)
      const target = textFieldOf(event.target)
      if (event.timeStamp - lastAt > maxGap || target !== field) keys = []
      field = target
      lastAt = event.timeStamp
      if (event.key.length === 1)
        keys.push({ letter: event.key, at: event.timeStamp, before: target?.value ?? '' })
      // These keys open Firefox's quick find or the page's shortcuts, but can be part of a scanned address.
      if (target === null && ['/', "'", '?'].includes(event.key)) event.preventDefault()
      if (event.key === 'Enter' || event.key === 'Tab') end(event)
      else pause = setTimeout(endIfComplete, maxGap)
    }
    function endIfComplete(): void {
      const isComplete = field ? scanInto(keys, lastAt, isOurs).length > 0 : isOurs(textOf(keys))
      if (isComplete) end()
      else pause = setTimeout(end, maxPause)
    }
    function end(event?: KeyboardEvent): void {
      const scan = field ? scanInto(keys, lastAt, isOurs) : scanOutside(keys, lastAt, event)
      keys = []
      if (scan.length < minLength) return
      // Must not press the focused button, submit the field's form, nor move the focus.
      event?.preventDefault()
      event?.stopPropagation()
      if (field) restore(field, scan[0]?.before ?? '')
      read(textOf(scan))
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      clearTimeout(pause)
      document.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [])
}

interface TypedKey {
  letter: string
  at: number
  /** Value of the field before this key. */
  before: string
}

/** Keys outside of fields; those that came late are a scan if Enter ends them. */
const scanOutside = (keys: readonly TypedKey[], now: number, end: KeyboardEvent | undefined) =>
  end?.key === 'Enter' || isFast(keys, now) ? keys : []

/** Keys of a scan, without text that was typed just before it; empty if the keys are not a scan. */
function scanInto(
  keys: readonly TypedKey[],
  now: number,
  isCode: (text: string) => boolean,
): readonly TypedKey[] {
  for (const { index } of textOf(keys).matchAll(/\][a-z]\d|https?|TRK/gi)) {
    const scan = keys.slice(index)
    if (isFast(scan, now) && isCode(textOf(scan))) return scan
  }
  return []
}

const isFast = (keys: readonly TypedKey[], now: number) =>
  now - (keys[0]?.at ?? 0) <= maxPace * keys.length

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
