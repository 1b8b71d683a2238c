import { useEffect, useEffectEvent } from 'react'

/** Ctrl+B or ⌘B, except in a text field: there it may mean bold. */
export function useSidebarShortcut(onToggle: () => void) {
  useShortcut((event) => {
    if (!isSidebarShortcut(event) || isTextField(event.target)) return
    event.preventDefault()
    onToggle()
  })
}

/** A slash leads to the search of the page, except where it is text, or something is open above the page. */
export function useSearchShortcut() {
  useShortcut((event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (isTextField(event.target) || event.target instanceof HTMLSelectElement) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
    const search = document.querySelector<HTMLInputElement>('input[aria-keyshortcuts="/"]')
    if (search === null) return
    event.preventDefault()
    search.focus()
    search.select()
  })
}

function useShortcut(handler: (event: KeyboardEvent) => void) {
  const handle = useEffectEvent(handler)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isSidebarShortcut(event: KeyboardEvent): boolean {
  return (
    event.key.toLowerCase() === 'b' &&
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    !event.altKey &&
    !event.repeat
  )
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !buttonLike.has(target.type)
}

const buttonLike = new Set(['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'file'])
