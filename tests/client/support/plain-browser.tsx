import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { App } from '../../../src/app/app.tsx'
import { Providers } from '../../../src/app/providers.tsx'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import type { PlainHost } from '../../support/plain-host/host.ts'
import { seedPassword } from '../../support/plain-host/rows.ts'

const fetchOverHttp = globalThis.fetch

/** The whole application on a plain host, over HTTP and with the cookies that a browser would keep. */
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

  return {
    person: userEvent.setup({ delay: null }),
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
