import { cloneElement, useId, useState, useSyncExternalStore } from 'react'
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { LazyBoundary, lazyComponent } from '../lazy/lazy-boundary.tsx'
import type { MenuEntries } from './menu-entries.tsx'
import type { MenuItem } from './menu-popup.tsx'

type MenuProps = {
  label: string
  /** A button, which receives the menu's ref, handlers and ARIA attributes. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>
  /** Items, or entries that represent buttons. */
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
    // `detail` is 0 for a click by Enter or Space.
    onClick: ({ detail }: MouseEvent) =>
      setOpen(open ? null : detail === 0 ? 'by key' : 'by pointer'),
    onKeyDown: openByKey,
    // Preloads the code before the button is pressed.
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

// Opening the menu retries a failed load, and shows an alert if it fails again.
const preload = () => void import('./menu-popup.tsx').catch(() => {})
