import { cloneElement, useId, useState, useSyncExternalStore } from 'react'
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { LazyBoundary, lazyComponent } from '../lazy/lazy-boundary.tsx'
import type { MenuEntries } from './menu-entries.tsx'
import type { MenuItem } from './menu-popup.tsx'

type MenuProps = {
  label: string
  /** One button; it receives the menu's ref, handlers and ARIA attributes. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>
  /** Or the buttons that are its items, as they are while it is open. */
  items: MenuItem[] | MenuEntries
}

export function Menu({ label, trigger, items }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState<'by key' | 'by pointer' | null>(null)
  const [button, setButton] = useState<HTMLElement | null>(null)
  const close = () => setOpen(null)

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen('by key')
  }
  const triggerProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    'aria-controls': open ? id : undefined,
    // A press of Enter or Space is a click without a pointer.
    onClick: ({ detail }: MouseEvent) =>
      setOpen(open ? null : detail === 0 ? 'by key' : 'by pointer'),
    onKeyDown: openByKey,
    // The code is there by the time that the button is pressed.
    onPointerDown: preload,
    onFocus: preload,
  }

  return (
    <>
      {cloneElement(trigger, { ...triggerProps, ...trigger.props, ref: setButton })}
      {open && (
        <LazyBoundary shown onClose={close}>
          {() => {
            const MenuPopup = menuPopup()
            const popup = { id, label, trigger: button, atFirst: open === 'by key', onClose: close }
            return 'subscribe' in items ? (
              <CurrentItems entries={items}>
                {(current) => <MenuPopup {...popup} items={current} />}
              </CurrentItems>
            ) : (
              <MenuPopup {...popup} items={items} />
            )
          }}
        </LazyBoundary>
      )}
    </>
  )
}

type CurrentItemsProps = { entries: MenuEntries; children: (items: MenuItem[]) => ReactNode }

function CurrentItems({ entries, children }: CurrentItemsProps) {
  return children(useSyncExternalStore(entries.subscribe, entries.items))
}

const menuPopup = lazyComponent(async () => (await import('./menu-popup.tsx')).MenuPopup)

// A load that fails now fails again, with an alert, when the menu is opened.
const preload = () => void import('./menu-popup.tsx').catch(() => {})
