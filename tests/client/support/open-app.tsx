import { render } from '@testing-library/react'
import { beforeAll, beforeEach, vi } from 'vitest'
import { App } from '../../../src/app/app.tsx'
import { Providers } from '../../../src/app/providers.tsx'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import { ok, standInHost } from '../../support/host.ts'

export const me = 'GET /api/user/me'
export const address = () => window.location.pathname + window.location.search

/**
 * Starts the session for a file's tests and preloads the code of the pages that they open: on a
 * busy machine, loading it on demand takes longer than a test waits.
 */
export function prepareApp(...code: (() => Promise<unknown>)[]): void {
  beforeAll(async () => {
    standInHost({ [me]: () => ok(null) })
    await Promise.all(code.map((load) => load()))
    sessionActor.start()
  })
  beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
}

/** Goes to an address, where the session looks the user up again. */
export function goTo(path: string): void {
  window.history.replaceState(null, '', path)
  sessionActor.send({ type: 'USER_CHANGED' })
}

export const renderApp = () =>
  render(
    <Providers>
      <App />
    </Providers>,
  )

/** Opens the application at an address. */
export function openApp(path: string) {
  goTo(path)
  return renderApp()
}
