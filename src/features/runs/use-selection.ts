import { useRef, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  /** `isRange`: also selects all rows from the last pressed one. */
  toggle: (id: string, on: boolean, isRange?: boolean) => void
  setAll: (ids: readonly string[], on: boolean) => void
  clear: () => void
}

/** Selects rows of a list, with ranges in its order; deselects rows that no longer exist. */
export function useSelection(
  listed: readonly string[],
  isThere: (id: string) => boolean,
): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(none)
  if ([...selected].some((id) => !isThere(id))) setSelected(new Set([...selected].filter(isThere)))
  const lastPressed = useRef<string>(null)
  const setAll = (ids: readonly string[], on: boolean) =>
    setSelected((before) => {
      const next = new Set(before)
      for (const id of ids)
        if (on) next.add(id)
        else next.delete(id)
      return next
    })
  return {
    ids: selected,
    toggle(id, on, isRange = false) {
      const from = isRange ? listed.indexOf(lastPressed.current ?? id) : -1
      const to = listed.indexOf(id)
      lastPressed.current = id
      setAll(from < 0 ? [id] : listed.slice(Math.min(from, to), Math.max(from, to) + 1), on)
    },
    setAll,
    clear: () => setSelected(none),
  }
}

const none: ReadonlySet<string> = new Set()
