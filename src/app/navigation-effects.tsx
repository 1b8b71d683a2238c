import { useLayoutEffect } from 'react'

const scrollPositions = new Map<string, number>()
let restored: { address: string; top: number } | null = null
let lastScreen: string | null = null

/** Stores the scroll position of each address, for the back and forward buttons. */
export function startScrollRestoration(): void {
  window.addEventListener('scroll', () => scrollPositions.set(address(), window.scrollY), {
    passive: true,
  })
  // Read at once: while the code of the screen loads, the shorter page would overwrite it.
  window.addEventListener('popstate', () => {
    restored = { address: address(), top: scrollPositions.get(address()) ?? 0 }
  })
}

/**
 * Mounts with a screen once its code is there. After a change of screen, the keyboard and the screen
 * reader start at its heading, and the scroll position is its top or, on the way back, the old one.
 */
export function NavigationEffects({ screen }: { screen: string }) {
  // With the screen itself: by a later effect, a field that is in use by then would lose the focus.
  useLayoutEffect(() => {
    const before = lastScreen
    lastScreen = screen
    if (before === null || before === screen) return
    focusHeading()
    restoreScroll()
  }, [screen])
  return null
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** To the old position after back or forward, else to the named part of the screen, else to its top. */
function restoreScroll(): void {
  const top = restored?.address === address() ? restored.top : null
  restored = null
  const part = document.getElementById(window.location.hash.slice(1))
  if (part && top === null) part.scrollIntoView()
  else window.scrollTo({ top: top ?? 0, behavior: 'instant' })
}

const address = () => window.location.pathname + window.location.search
