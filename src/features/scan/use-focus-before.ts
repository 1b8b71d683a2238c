import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Element that had the focus before a handover opened, or else the result of the scan. */
export function useFocusBefore(
  isOpen: boolean,
  result: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> {
  const before = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!isOpen) return
    const { activeElement } = document
    const hadFocus = activeElement instanceof HTMLElement && activeElement !== document.body
    before.current = hadFocus ? activeElement : result.current
  }, [isOpen, result])
  return before
}
