import { useEffect, useEffectEvent } from 'react'
import * as t from '#texts/dashboard.ts'

/** Shortcuts of every dashboard, as listed in their dialog. */
export const shortcuts = {
  search: { keys: ['/'], text: t.goToTheSearch },
  sidebar: { keys: [t.ctrlB, '⌘ B'], text: t.hideOrShowTheSidebar },
  help: { keys: ['?'], text: t.showTheseShortcuts },
} as const satisfies Record<string, { keys: readonly string[]; text: string }>

/** Ctrl+B or ⌘B, except in a text field, where it can mean bold. */
export function useSidebarShortcut(onToggle: () => void) {
  useShortcut((event) => {
    if (!isSidebarShortcut(event) || isTextField(event.target)) return
    event.preventDefault()
    onToggle()
  })
}

/** A slash focuses the page's search, except in a text field or while a dialog or menu is open. */
export function useSearchShortcut() {
  useShortcut((event) => {
    if (!isKeyOfPage(event, shortcuts.search.keys[0])) return
    const search = document.querySelector<HTMLInputElement>('input[aria-keyshortcuts="/"]')
    if (search === null) return
    event.preventDefault()
    search.focus()
    search.select()
  })
}

/** A question mark opens the list of shortcuts under the same conditions. */
export function useHelpShortcut(onOpen: () => void) {
  useShortcut((event) => {
    if (!isKeyOfPage(event, shortcuts.help.keys[0])) return
    event.preventDefault()
    onOpen()
  })
}

/** True for a key that was not typed into a field or by a scanner, nor pressed in a dialog or menu. */
function isKeyOfPage(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    return false
  if (isTextField(event.target) || event.target instanceof HTMLSelectElement) return false
  if (event.defaultPrevented) return false
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null
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
