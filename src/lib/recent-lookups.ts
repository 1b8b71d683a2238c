import { useSyncExternalStore } from 'react'

/** The tracking IDs that were found on this device, the latest first; they never leave it. */
export function useRecentLookups(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => none)
}

export function rememberLookup(trackingId: string): void {
  write([trackingId, ...read().filter((one) => one !== trackingId)].slice(0, mostKept))
}

export function forgetLookups(): void {
  write([])
}

const key = 'waybill-recent-lookups'
const mostKept = 6
const longestId = 64
const none: readonly string[] = []

let lastText: string | null = null
let lastRead = none
const listeners = new Set<() => void>()

/** The same list for the same text, as React asks for. */
function read(): readonly string[] {
  const text = storedText()
  if (text !== lastText) {
    lastText = text
    lastRead = idsIn(text)
  }
  return lastRead
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
  for (const listener of listeners) listener()
}

function storedText(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whatever stands there: another version of the site or a person may have written it. */
function idsIn(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isId).slice(0, mostKept) : none
  } catch {
    return none
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestId

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
