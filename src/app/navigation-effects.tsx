import { useLayoutEffect } from 'react'

const scrollPositions = new Map<string, number>()
let restored: { address: string; top: number } | null = null
let lastScreen: string | null = null

/** Stores the scroll position of each address, for the Back and Forward buttons. */
export function startScrollRestoration(): void {
  window.addEventListener('scroll', () => scrollPositions.set(address(), window.scrollY), {
    passive: true,
  })
  // Read immediately, because the shorter page overwrites it while the code of the screen loads.
  window.addEventListener('popstate', () => {
    restored = { address: address(), top: scrollPositions.get(address()) ?? 0 }
  })
}

/**
 * Mounted with each screen once its code is loaded. After a change of screen, focuses the heading and scrolls
 * to the top or, after Back or Forward, to the old position.
 */
export function NavigationEffects({ screen }: { screen: string }) {
  // Runs in the same commit as the screen, since a later effect could take the focus from a field in use.
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

/**
 * Scrolls to the old position after Back or Forward, or else to the element in the hash, or else to the top.
 */
function restoreScroll(): void {
  const top = restored?.address === address() ? restored.top : null
  restored = null
  const part = document.getElementById(window.location.hash.slice(1))
  if (part && top === null) part.scrollIntoView()
  else window.scrollTo({ top: top ?? 0, behavior: 'instant' })
}

const address = () => window.location.pathname + window.location.search
