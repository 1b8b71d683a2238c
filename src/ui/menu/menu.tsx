import { useId, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { LazyBoundary, lazyComponent } from '../lazy/lazy-boundary.tsx'
import type { MenuItem } from './menu-parts.tsx'
import { Slot } from '../button/slot.tsx'
import type { Slottable } from '../button/slot.tsx'

type MenuProps = {
  label: string
  /** One button; it receives the menu's handlers and ARIA attributes. */
  trigger: Slottable
  items: MenuItem[]
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
  const slotted = {
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    'aria-controls': open ? id : undefined,
    // A press of Enter or Space is a click without a pointer.
    onClick: ({ detail }: MouseEvent) =>
      setOpen(open ? null : detail === 0 ? 'by key' : 'by pointer'),
    onKeyDown: openByKey,
    // The code is there by the time that the button is pressed.
    onPointerDown: prepare,
    onFocus: prepare,
  }

  return (
    <>
      <Slot ref={setButton} slotted={slotted}>
        {trigger}
      </Slot>
      {open && (
        <LazyBoundary shown onClose={close}>
          {() => {
            const MenuPopup = menuPopup()
            return (
              <MenuPopup
                id={id}
                label={label}
                trigger={button}
                items={items}
                atFirst={open === 'by key'}
                onClose={close}
              />
            )
          }}
        </LazyBoundary>
      )}
    </>
  )
}

const menuPopup = lazyComponent(async () => (await import('./menu-popup.tsx')).MenuPopup)

// What fails now fails again, and is told, when the menu is opened.
const prepare = () => void import('./menu-popup.tsx').catch(() => {})
