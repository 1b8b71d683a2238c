import { useEffect } from 'react'
import { scrollToArrival } from './scroll-memory.ts'

let lastScreen: string | null = null

/**
 * Mounts with a screen, when its code is there. After a change of screen, the keyboard and the
 * screen reader start at its heading, and the view at its top or where it was.
 */
export function PageArrival({ screen }: { screen: string }) {
  useEffect(() => {
    const isFirst = lastScreen === null
    if (lastScreen === screen) return
    lastScreen = screen
    if (isFirst) return
    focusHeading()
    scrollToArrival()
  }, [screen])
  return null
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (heading === null) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
