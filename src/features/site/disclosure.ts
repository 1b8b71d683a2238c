import { useEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/button/button.tsx'

/**
 * Props for the element around a button and its content. Escape, a press outside and leaving it with the Tab
 * key close the content.
 */
export function useDisclosure(open: boolean, onOpenChange: (open: boolean) => void) {
  const root = useRef<HTMLDivElement>(null)
  useOutsidePress(root, open, () => onOpenChange(false))
  return {
    ref: root,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return
      // Keeps an outer disclosure open.
      event.stopPropagation()
      onOpenChange(false)
      root.current?.querySelector('button')?.focus()
    },
    onBlur: ({ relatedTarget: next, currentTarget }: FocusEvent<HTMLElement>) => {
      if (next instanceof Node && !currentTarget.contains(next)) onOpenChange(false)
    },
  }
}

function useOutsidePress(
  root: { current: HTMLElement | null },
  open: boolean,
  onPress: () => void,
) {
  useEffect(() => {
    if (!open) return undefined
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onPress()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  })
}

// Not an icon button, whose tooltip would cover the first line of the content.
export const Toggle = styled(Button)`
  width: 2.75rem;
  padding: 0;
`
