import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { App } from '../../../src/app/app.tsx'
import { Providers } from '../../../src/app/providers.tsx'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import { startPlainHost } from '../../support/plain-host/host.ts'
import type { PlainHost } from '../../support/plain-host/host.ts'
import { seedPassword } from '../../support/plain-host/rows.ts'

const fetchOverHttp = globalThis.fetch

/** Starts a plain host for one test, and the whole application on it. */
export async function openPlainHost() {
  const host = await startPlainHost()
  onTestFinished(() => host.stop())
  return { host, browser: openBrowser(host) }
}
export type Plain = Awaited<ReturnType<typeof openPlainHost>>

/** Fetches over HTTP, with the cookies that a browser would keep. */
export function openBrowser(host: PlainHost) {
  const cookies = new Map<string, string>()
  async function send(method: string, path: string, body: string | null) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetchOverHttp(host.address + path, { method, body, headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return send(request.method, pathname + search, (await request.text()) || null)
  })

  const person = userEvent.setup({ delay: null })
  return {
    person,
    /** Waits until the button is accessible: an open dialog hides the rest until it has closed. */
    async press(name: string | RegExp, part: Pick<typeof screen, 'findByRole'> = screen) {
      await person.click(await part.findByRole('button', { name }))
    },
    async signIn(name: 'ada' | 'sam' | 'rita') {
      const credentials = { email: `${name}@plain.test`, password: seedPassword }
      const answer = await send('POST', '/api/user/login', JSON.stringify(credentials))
      if (!answer.ok) throw new Error(`The login was answered ${answer.status}`)
    },
    open(address: string) {
      window.history.replaceState(null, '', address)
      sessionActor.start()
      sessionActor.send({ type: 'USER_CHANGED' })
      render(
        <Providers>
          <App />
        </Providers>,
      )
    },
  }
}

/** On a busy machine, loading code on demand takes longer than a test waits. */
export const loadPages = () =>
  Promise.all([
    import('../../../src/pages/admin-parcels-page.tsx'),
    import('../../../src/pages/admin-users-page.tsx'),
    import('../../../src/pages/login-page.tsx'),
    import('../../../src/pages/receiver-dashboard-page.tsx'),
    import('../../../src/pages/register-page.tsx'),
    import('../../../src/pages/sender-parcel-page.tsx'),
    import('../../../src/pages/sender-parcels-page.tsx'),
    import('../../../src/pages/track-page.tsx'),
    import('../../../src/pages/unauthorized-page.tsx'),
    import('../../../src/features/parcels/create-parcel-dialog.tsx'),
    import('../../../src/features/tracking/tracking-flow.tsx'),
    import('../../../src/ui/dialog/dialog-window.tsx'),
    import('../../../src/ui/toast/toast-stack.tsx'),
  ])

export const seeCards = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))

/** Reads the table of users, row by row. */
export const userRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
