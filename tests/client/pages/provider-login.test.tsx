import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { leaving } from '../../../src/lib/leaving.ts'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import AccountPage from '../../../src/pages/account-page.tsx'
import LoginPage from '../../../src/pages/login-page.tsx'
import { failure, json, ok, standInHost } from '../../support/host.ts'
import { bodiesOf } from '../support/asked.ts'
import { visit } from '../support/open-page.tsx'

const options = 'GET /api/sign-in'
const login = 'POST /api/sign-in/oidc/code'
const exampleLtd = (isReachable = true) => ok({ provider: { name: 'Example Ltd', isReachable } })
const selma = {
  _id: 'u1',
  name: 'Selma',
  email: 'selma@example.com',
  role: 'SENDER',
  isBlocked: 'UNBLOCKED',
}
const button = () => screen.findByRole('button', { name: 'Log in with Example Ltd' })

beforeEach(async () => {
  standInHost({ 'GET /api/user/me': () => ok(null) })
  sessionActor.start()
  sessionActor.send({ type: 'USER_CHANGED' })
  await waitFor(sessionActor, (snapshot) => snapshot.matches('anonymous'))
})

afterEach(() => document.head.replaceChildren())

/** Marks the page as the server does if it has an identity provider. */
function markPage(): void {
  const mark = document.createElement('meta')
  mark.name = 'identity-provider'
  document.head.append(mark)
}

/** Returns to the page from the browser's back/forward cache. */
function showAgain(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

function open(handlers: Parameters<typeof standInHost>[0], path = '/login') {
  const host = standInHost({ [options]: () => exampleLtd(), ...handlers })
  return { host, ...visit(path, <LoginPage />) }
}

describe('A visitor of a server with an identity provider', () => {
  it('is taken to the provider, with the way back to the page they wanted', async () => {
    markPage()
    const goTo = vi.spyOn(leaving, 'goTo').mockImplementation(() => {})
    const { person } = open({}, '/login?returnTo=%2Fsender%2Fparcels')
    await person.click(await button())
    await vi.waitFor(() =>
      expect(goTo.mock.calls).toEqual([['/api/sign-in/oidc?next=%2Fsender%2Fparcels']]),
    )
    expect(await button()).toHaveAttribute('aria-busy', 'true')
    showAgain()
    await vi.waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy', 'true'))
  })

  it('finds everything about the password before the other ways to log in', async () => {
    markPage()
    const { person } = open({})
    const atProvider = await button()
    screen.getByRole('button', { name: 'Login' }).focus()
    await person.tab()
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus()
    await person.tab()
    expect(screen.getByRole('button', { name: 'Log in with a passkey' })).toHaveFocus()
    await person.tab()
    expect(atProvider).toHaveFocus()
  })

  it('reads that the provider cannot be reached, and can use the password', async () => {
    markPage()
    open({ [options]: () => exampleLtd(false) })
    expect(await button()).toHaveAccessibleDescription(
      'Example Ltd cannot be reached at the moment. Log in another way.',
    )
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled()
  })

  it.each([
    ['no longer has a provider', () => ok({ provider: null })],
    ['does not say whether it has a provider', () => json({}, 500)],
  ])('has no button if the server %s', async (_what, answer) => {
    markPage()
    const { host } = open({ [options]: answer })
    await vi.waitFor(() => expect(host.asked.map(({ call }) => call)).toContain(options))
    expect(screen.queryByRole('button', { name: /Example Ltd/ })).toBeNull()
  })
})

it('A visitor of a server without a provider has no button, and no call is made', async () => {
  const { host } = open({})
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible()
  expect(host.asked.map(({ call }) => call)).not.toContain(options)
})

describe('A visitor who returns from the provider', () => {
  it.each([
    ['failed', 'The login with your company account did not work. Please try again.'],
    ['busy', 'Too many people are logging in right now. Please try again in a minute.'],
    ['denied', 'The login with your company account was canceled.'],
    ['expired', 'This took too long, or was started in another browser. Please try again.'],
    [
      'email-taken',
      'Your email already has an account. Log in to it another way, then link your company account on your account page.',
    ],
    ['no-role', 'Your company account has no access here yet. Ask your administrator.'],
    ['blocked', 'Your account is blocked.'],
    ['anything', 'The login with your company account did not work. Please try again.'],
  ])('is told why there is no session: %s', async (reason, sentence) => {
    open({}, `/login?signIn=${reason}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  })

  it('enters the code that is required, and is taken to their page', async () => {
    const refusal = { success: false, message: 'This code does not match', code: 'WRONG_CODE' }
    const { host, person, address } = open(
      { [login]: () => json(refusal, 401) },
      '/login?signIn=code&returnTo=%2Fsender',
    )
    const code = await screen.findByRole('textbox', { name: 'Code' })
    await person.type(code, '000000{Enter}')
    await vi.waitFor(() => expect(code).toHaveAccessibleDescription(/This code does not match/))
    host.on(login, () => ok(selma))
    await person.clear(code)
    await person.type(code, '492039{Enter}')
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
    expect(address()).toBe('/sender')
    expect(bodiesOf(host, login)).toEqual([{ code: '000000' }, { code: '492039' }])
    expect(sessionActor.getSnapshot().context.user?.email).toBe('selma@example.com')
  })
})

describe('A signed-in user who has logged in at the provider again', () => {
  async function openSignedIn(path: string) {
    standInHost({ 'GET /api/user/me': () => ok({ ...selma, passwordStatus: 'NOT_SET' }) })
    sessionActor.send({ type: 'USER_CHANGED' })
    await waitFor(sessionActor, (snapshot) => snapshot.matches('signedIn'))
    return open({}, path)
  }

  it('is asked for the code if it is required', async () => {
    const { address } = await openSignedIn('/login?signIn=code&returnTo=%2Fsender%2Faccount')
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible()
    expect(address()).toBe('/login?signIn=code&returnTo=%2Fsender%2Faccount')
  })

  it('reads why the login failed', async () => {
    const { address } = await openSignedIn('/login?signIn=denied&returnTo=%2Fsender%2Faccount')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The login with your company account was canceled.',
    )
    expect(address()).toBe('/login?signIn=denied&returnTo=%2Fsender%2Faccount')
  })
})

it('A user without a password whose login is old is taken to the provider from their account', async () => {
  const goTo = vi.spyOn(leaving, 'goTo').mockImplementation(() => {})
  const company = {
    provider: { name: 'Example Ltd', isReachable: true },
    linked: { email: null, linkedAt: '2026-03-02T09:00:00.000Z', lastUsedAt: null },
  }
  standInHost({
    'GET /api/user/me': () => ok({ ...selma, passwordStatus: 'NOT_SET' }),
    'GET /api/user/me/company-account': () => ok(company),
    'POST /api/user/me/deletion': () =>
      failure(403, 'Please log in again first.', { code: 'LOGIN_AGAIN_REQUIRED' }),
  })
  sessionActor.send({ type: 'USER_CHANGED' })
  await waitFor(sessionActor, (snapshot) => snapshot.matches('signedIn'))
  const { press } = visit('/sender/account', <AccountPage />)
  await press('Delete my account', 'Delete account', 'Log in with Example Ltd')
  const there = ['/api/sign-in/oidc?next=%2Fsender%2Faccount&again=true']
  await vi.waitFor(() => expect(goTo.mock.calls).toEqual([there]))
  // A second press does nothing while the browser is leaving; Back restores the page from its
  // cache.
  await press('Log in with Example Ltd')
  expect(goTo.mock.calls).toEqual([there])
  showAgain()
  await waitFor(sessionActor, (snapshot) => snapshot.matches('signedIn'))
  await press('Log in with Example Ltd')
  await vi.waitFor(() => expect(goTo.mock.calls).toEqual([there, there]))
})
