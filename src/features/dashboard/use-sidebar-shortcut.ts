import { useEffect, useEffectEvent } from 'react'

/** Ctrl+B or ⌘B, except where the person is typing: there it may mean bold. */
export function useSidebarShortcut(onToggle: () => void) {
  const toggle = useEffectEvent(onToggle)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isTextField(event.target)) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isShortcut(event: KeyboardEvent): boolean {
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
