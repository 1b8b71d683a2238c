import { useEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/button/button.tsx'

/**
 * For the element around a button and what that opens. Escape, a press beside it and the Tab key out of it
 * close it again.
 */
export function useDisclosure(open: boolean, onOpenChange: (open: boolean) => void) {
  const root = useRef<HTMLDivElement>(null)
  useOutsidePress(root, open, () => onOpenChange(false))
  return {
    ref: root,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return
      // One that is open around it stays.
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

// No icon button: its tooltip would lie over the first line of what it opens.
export const Toggle = styled(Button)`
  width: 2.75rem;
  padding: 0;
`
