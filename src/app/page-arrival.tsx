import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { scrollToArrival } from './scroll-memory.ts'

let arrivedAt: string | null = null

/**
 * Stands beside a screen and mounts with it, when its code is there. After a change of screen, the
 * keyboard and the screen reader start at its heading, and the view at its top or where it was.
 */
export function PageArrival() {
  const [path] = useLocation()
  const lastPath = useRef<string | null>(null)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    const isFirst = arrivedAt === null
    if (arrivedAt === path) return
    arrivedAt = path
    if (isFirst) return
    focusHeading()
    scrollToArrival()
  }, [path])
  return null
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!(heading instanceof HTMLElement)) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
