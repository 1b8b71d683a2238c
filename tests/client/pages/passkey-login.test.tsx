import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import LoginPage from '../../../src/pages/login-page.tsx'
import { failure, json, later, ok, standInHost } from '../../support/host.ts'
import { bodiesOf } from '../support/asked.ts'
import { visit } from '../support/open-page.tsx'
import { stubPageLoads } from '../support/page-loads.ts'
import {
  browserWithPasskeys,
  domFailure,
  usedPasskey,
  wireRequestOptions,
} from '../support/passkeys.ts'

const begin = 'POST /api/user/login/passkey/options'
const login = 'POST /api/user/login/passkey'
const selma = {
  _id: 'u1',
  name: 'Selma',
  email: 'selma@example.com',
  role: 'SENDER',
  isBlocked: 'UNBLOCKED',
}
const welcome = () => ok(selma)
const button = () => screen.getByRole('button', { name: 'Log in with a passkey' })

beforeEach(async () => {
  standInHost({ 'GET /api/user/me': () => ok(null) })
  sessionActor.start()
  sessionActor.send({ type: 'USER_CHANGED' })
  await waitFor(sessionActor, (snapshot) => snapshot.matches('anonymous'))
})

afterEach(() => vi.useRealTimers())

function open(handlers: Parameters<typeof standInHost>[0], path = '/login') {
  const host = standInHost({ [begin]: () => ok(wireRequestOptions), ...handlers })
  return { host, ...visit(path, <LoginPage />) }
}

describe('A user who presses the passkey button', () => {
  it('is welcomed without an email, is the current user from then on, and is taken back', async () => {
    browserWithPasskeys()
    const { host, person, address } = open(
      { [login]: welcome },
      '/login?returnTo=%2Fsender%2Fparcels',
    )
    await person.click(button())
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
    expect(address()).toBe('/sender/parcels')
    expect(bodiesOf(host, login)).toEqual([usedPasskey])
    expect(sessionActor.getSnapshot().context.user?.email).toBe('selma@example.com')
  })

  it('is taken to a page in their language', async () => {
    browserWithPasskeys()
    const { person } = open({ [login]: () => ok({ ...selma, language: 'de' }) })
    const loads = stubPageLoads()
    await person.click(button())
    await vi.waitFor(() => expect(loads.replace.mock.calls).toEqual([['/']]))
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
  })

  it.each([
    [
      'the passkey is unknown',
      () => failure(401, 'This passkey does not work here. Please log in another way.'),
      'This passkey does not work here. Please log in another way.',
    ],
    [
      'the user is blocked',
      () => failure(403, 'Your account is blocked'),
      'Your account is blocked',
    ],
    ['the server gives no reason', () => json({}, 500), 'Login failed'],
  ])('is told why the passkey is refused: %s', async (_why, answer, text) => {
    browserWithPasskeys()
    const { person, address } = open({ [login]: answer })
    await person.click(button())
    expect(await screen.findByText(text)).toBeVisible()
    expect(address()).toBe('/login')
    expect(sessionActor.getSnapshot().value).toBe('anonymous')
    expect(button()).not.toHaveAttribute('aria-busy', 'true')
  })

  it('is told if no passkey was chosen, or if the server does not support passkeys', async () => {
    const { get } = browserWithPasskeys()
    get.mockImplementation(() => domFailure('NotAllowedError'))
    const { host, person } = open({})
    await person.click(button())
    const none = 'No passkey was used. Try again, or log in another way.'
    expect(await screen.findByText(none)).toBeVisible()
    host.on(begin, () =>
      failure(409, 'Passkeys need a domain name. They cannot be used at an IP address.'),
    )
    await person.click(button())
    expect(await screen.findByText(/^Passkeys need a domain name/)).toBeVisible()
    expect(bodiesOf(host, login)).toEqual([])
  })

  it('is told that the browser does not support passkeys', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    const { host, person } = open({})
    await person.click(button())
    expect(await screen.findByText(/^Passkeys do not work in this browser/)).toBeVisible()
    expect(host.asked).toEqual([])
  })

  it('also enters a code if the passkey did not verify the user', async () => {
    browserWithPasskeys()
    const refusal = (code: string, message: string) => json({ success: false, message, code }, 401)
    const { host, person } = open({
      [login]: () => refusal('TWO_FACTOR_REQUIRED', 'A code is needed'),
    })
    await person.click(button())
    const code = await screen.findByRole('textbox', { name: 'Code' })
    host.on(login, () => refusal('WRONG_CODE', 'This code does not match'))
    await person.type(code, '000000{Enter}')
    await vi.waitFor(() => expect(code).toHaveAccessibleDescription(/This code does not match/))
    host.on(login, welcome)
    await person.clear(code)
    await person.type(code, '492039{Enter}')
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
    expect(bodiesOf(host, login)).toEqual([
      usedPasskey,
      { ...usedPasskey, code: '000000' },
      { ...usedPasskey, code: '492039' },
    ])
  })
})

describe('The browser’s passkey suggestions in the email field', () => {
  it('log the user in if a passkey is chosen', async () => {
    const { get } = browserWithPasskeys({ offers: true })
    const { host } = open({ [login]: welcome })
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    )
    expect(await screen.findByText('Logged in successfully!', {}, { timeout: 5_000 })).toBeVisible()
    expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual(['conditional'])
    expect(bodiesOf(host, login)).toEqual([usedPasskey])
  })

  it('end when the user presses the button or leaves', async () => {
    const { get } = browserWithPasskeys({ offers: true })
    get.mockImplementation(() => new Promise(() => {}))
    const { person, navigate } = open({})
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce(), 5_000)
    await person.click(button())
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    const [[offered], [asked]] = [get.mock.calls[0] ?? [{}], get.mock.calls[1] ?? [{}]]
    expect([offered.signal?.aborted, asked.signal?.aborted, asked.mediation]).toEqual([
      true,
      false,
      undefined,
    ])
    navigate('/')
    await vi.waitFor(() => expect(asked.signal?.aborted).toBe(true))
  })
  it('do not start if the user has already pressed the button', async () => {
    const { get } = browserWithPasskeys({ offers: true })
    get.mockImplementation(() => new Promise(() => {}))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { host, person, navigate } = open({})
    await person.click(button())
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce())
    await vi.advanceTimersByTimeAsync(60_000)
    const [[asked]] = [get.mock.calls[0] ?? [{}]]
    expect([asked.mediation, asked.signal?.aborted]).toEqual([undefined, false])
    expect(bodiesOf(host, begin)).toHaveLength(1)
    navigate('/')
    await vi.waitFor(() => expect(asked.signal?.aborted).toBe(true))
  })

  it('do not interrupt the button’s login if they were still loading', async () => {
    const { get } = browserWithPasskeys({ offers: true })
    get.mockImplementation(() => new Promise(() => {}))
    const offered = later()
    const { host, person } = open({ [begin]: offered.handler })
    await vi.waitFor(() => expect(bodiesOf(host, begin)).toHaveLength(1), 5_000)
    host.on(begin, () => ok(wireRequestOptions))
    await person.click(button())
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce())
    vi.useFakeTimers()
    offered.answer(ok(wireRequestOptions))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(get.mock.calls.map(([one]) => [one.mediation, one.signal?.aborted])).toEqual([
      [undefined, false],
    ])
  })
})
