import { useSessionView, wasSignedInHere } from '../features/session/session-view.ts'
import { areaOf, isInArea } from '../lib/paths.ts'
import { loadAreaScreens } from './app.tsx'
import { publicRoutes, redirects } from './routes.tsx'
import type { AppRoute } from './routes.tsx'
import { loadAreaShell } from './shell.tsx'

/** Loads a screen's code when the pointer or the focus is on a link to it. */
export function startPrefetch(): void {
  document.addEventListener('pointerover', prefetchLink)
  document.addEventListener('focusin', prefetchLink)
  // After a login, the user's area opens next.
  useSessionView.subscribe(({ state, user }, before) => {
    if (state === 'signedIn' && before.state === 'anonymous') prefetch(areaOf(user?.role ?? null))
  })
  // For a returning user; otherwise the screen would wait for the guard, and the guard for the session.
  if (wasSignedInHere()) prefetch(window.location.pathname)
}

function prefetchLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link !== null && link.origin === window.location.origin) prefetch(link.pathname)
}

function prefetch(address: string): void {
  const path = redirects[address] ?? address
  // Opening the screen repeats a failed load, and reports the failure.
  void (isInArea(path) ? prefetchOfArea(path) : loadScreen(publicRoutes, path)).catch(() => {})
}

async function prefetchOfArea(path: string): Promise<void> {
  const { areaRoutes } = await loadAreaScreens()
  await Promise.all([loadScreen(areaRoutes, path), loadAreaShell()])
}

async function loadScreen(routes: readonly AppRoute[], path: string): Promise<void> {
  await routes.find((screen) => screen.path === path)?.load()
}
