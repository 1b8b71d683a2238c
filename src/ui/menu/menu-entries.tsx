import { useId, useLayoutEffect, useRef } from 'react'
import type { ButtonWords } from '../button/button-as.ts'
import type { MenuItem } from './menu-popup.tsx'

/** Menu items that represent buttons, and are always up to date with them. */
export interface MenuEntries {
  set: (id: string, place: Node, item: MenuItem) => void
  remove: (id: string) => void
  items: () => MenuItem[]
  subscribe: (onChange: () => void) => () => void
}

export function createMenuEntries(): MenuEntries {
  const entries = new Map<string, { place: Node; item: MenuItem }>()
  const subscribers = new Set<() => void>()
  let items: MenuItem[] | null = null
  const change = () => {
    items = null
    for (const onChange of subscribers) onChange()
  }
  return {
    set(id, place, item) {
      entries.set(id, { place, item })
      change()
    },
    remove(id) {
      entries.delete(id)
      change()
    },
    items() {
      items ??= [...entries.values()]
        .sort(({ place: one }, { place: other }) => (isBefore(one, other) ? -1 : 1))
        .map(({ item }) => item)
      return items
    },
    subscribe(onChange) {
      subscribers.add(onChange)
      return () => subscribers.delete(onChange)
    },
  }
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

type MenuEntryProps = { entries: MenuEntries; button: ButtonWords }

/**
 * Hidden button behind a menu item, which stays mounted while the menu is closed, with its dialogs and state.
 */
export function MenuEntry({ entries, button: { onClick, ...item } }: MenuEntryProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (button.current)
      entries.set(id, button.current, { ...item, onSelect: () => button.current?.click() })
  })
  useLayoutEffect(() => () => entries.remove(id), [entries, id])
  return <button type="button" aria-label={item.label} ref={button} hidden onClick={onClick} />
}
