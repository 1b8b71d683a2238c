import { flip, offset, shift, size } from '@floating-ui/react'

/** In pixels, between what opens and its trigger. */
export const gap = 6

const padding = 8
const minHeight = 160

/** Keeps what opens at a trigger in the window, where it scrolls if it is higher than its place. */
export const withinWindow = [
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
