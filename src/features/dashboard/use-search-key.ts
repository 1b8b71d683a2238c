import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { isTextField } from './text-field.ts'

/** As aria-keyshortcuts has it. */
export const searchKey = '/'

/** The key leads to the page's search, except where it is text or something else is open above the page. */
export function useSearchKey(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== searchKey || event.defaultPrevented || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (isTextField(event.target) || event.target instanceof HTMLSelectElement) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return field
}
