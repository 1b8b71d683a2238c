import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import type { ButtonProps } from '../button/button.tsx'
import { LazyBoundary, lazyComponent } from '../lazy/lazy-boundary.tsx'
import type { PopoverProps } from './popover.tsx'

type PopoverButtonProps = Pick<ButtonProps, 'size' | 'icon' | 'aria-label'> &
  Pick<PopoverProps, 'title' | 'foot'> & {
    label: ReactNode
    /** Content of the popover. */
    children: ReactNode
  }

/** A button that opens a popover, whose code is loaded when it is needed. */
export function PopoverButton({ label, title, foot, children, ...button }: PopoverButtonProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        {...button}
        ref={setTrigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        // The code is there by the time that the button is pressed.
        onPointerDown={preload}
        onFocus={preload}
      >
        {label}
      </Button>
      {isOpen && (
        <LazyBoundary shown onClose={close}>
          {() => {
            const Popover = popover()
            return (
              <Popover id={id} title={title} foot={foot} trigger={trigger} onClose={close}>
                {children}
              </Popover>
            )
          }}
        </LazyBoundary>
      )}
    </>
  )
}

const loadPopover = async () => (await import('./popover.tsx')).Popover
const popover = lazyComponent<PopoverProps>(loadPopover)

/** Loads what every popover needs, so that it is there when the connection is not. */
export async function preparePopovers(): Promise<void> {
  await loadPopover()
}

// A load that fails now fails again, with an alert, when the popover is opened.
const preload = () => void loadPopover().catch(() => {})
