import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import LoginPage from '../../../src/pages/login-page.tsx'
import { ok, standInHost } from '../../support/host.ts'
import { bodiesOf } from '../support/asked.ts'
import { visit } from '../support/open-page.tsx'
import { browserWithPasskeys, wireRequestOptions } from '../support/passkeys.ts'

vi.mock('../../../src/features/session/session-actor.ts', () => {
  throw new Error('The connection was lost')
})

const login = 'POST /api/user/login/passkey'

it('A visitor is told if the code for passkeys cannot be loaded', async () => {
  browserWithPasskeys()
  const host = standInHost({ 'POST /api/user/login/passkey/options': () => ok(wireRequestOptions) })
  const { person } = visit('/login', <LoginPage />)
  await person.click(screen.getByRole('button', { name: 'Log in with a passkey' }))
  expect(await screen.findByText('Login failed')).toBeVisible()
  // The server opens no session, of which the page would not be told.
  expect(bodiesOf(host, login)).toEqual([])
})
