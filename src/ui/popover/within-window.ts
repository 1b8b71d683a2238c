import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react'

/** Pixels between the trigger and the floating element. */
export const gap = 6

const padding = 8
const minHeight = 160

/** Keeps the floating element in the window, and lets it scroll if it is higher than the space. */
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
  /** Floating element; null until it can be measured. */
  floating: HTMLElement | null
  onClose: () => void
}

/**
 * Positions an element at its trigger. Does not use a portal, so that the element keeps its place in the tab
 * order and within the landmarks.
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
