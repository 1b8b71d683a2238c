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

/** A button that opens a popover, whose code is loaded on demand. */
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
        // Preloads the code before the button is pressed.
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

/** Preloads the code of all popovers, so that they open without a connection. */
export async function preparePopovers(): Promise<void> {
  await loadPopover()
}

// Opening the popover retries a failed load, and shows an alert if it fails again.
const preload = () => void loadPopover().catch(() => {})
