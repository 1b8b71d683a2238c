import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react'

/** In pixels, between what opens and its trigger. */
export const gap = 6

const padding = 8
const minHeight = 160

/** Keeps what opens at a trigger in the window, where it scrolls if it is higher than its place. */
const withinWindow = [
  offset(gap),
  flip({ padding }),
  shift({ padding }),
  size({
    padding,
    apply: ({ availableHeight, elements }) =>
      elements.floating.style.setProperty(
        '--available-height',
        `${Math.max(minHeight, Math.floor(availableHeight))}px`,
      ),
  }),
]

type AtTrigger = {
  trigger: HTMLElement | null
  /** What opens at it; null until it can be measured. */
  floating: HTMLElement | null
  onClose: () => void
}

/**
 * Place of what is open at its trigger. It is no portal: the Tab key goes on from there, and landmarks hold it.
 */
export const useAtTrigger = ({ trigger, floating, onClose }: AtTrigger) =>
  useFloating({
    open: true,
    onOpenChange: (next) => {
      if (!next) onClose()
    },
    placement: 'bottom-end',
    strategy: 'fixed',
    elements: { reference: trigger, floating },
    middleware: withinWindow,
    whileElementsMounted: autoUpdate,
  })
