import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { Role } from '../../../openapi.d.ts'
import { AccessGuard } from '../../../src/app/access-guard.tsx'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import { failure, json, later, ok, standInHost } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'
import { bodiesOf } from '../support/asked.ts'
import { visit } from '../support/open-page.tsx'
import {
  browserWithPasskeys,
  usedPasskey,
  wireCreationOptions,
  wirePasskey,
  wireRequestOptions,
} from '../support/passkeys.ts'
import { wireTwoFactor } from '../support/two-factor.ts'

const me = 'GET /api/user/me'
const twoFactor = 'GET /api/user/me/two-factor'
const begin = 'POST /api/user/login/passkey/options'
const login = 'POST /api/user/login/passkey'
const waiting = { ...wireUser(), mustSetUpTwoFactor: true }

const role: Role = 'ADMIN'
const area = <AccessGuard role={role}>{() => <p>Manage Users</p>}</AccessGuard>

/** Opens the area as an administrator who must use two factors. */
async function open(handlers: Parameters<typeof standInHost>[0], hasVerifiedPasskey = false) {
  const browser = browserWithPasskeys()
  const host = standInHost({
    [me]: () => ok(waiting),
    [twoFactor]: () => ok(wireTwoFactor({ isRequired: true, hasVerifiedPasskey })),
    [begin]: () => ok(wireRequestOptions),
    ...handlers,
  })
  sessionActor.start()
  sessionActor.send({ type: 'USER_CHANGED' })
  await waitFor(sessionActor, (snapshot) => snapshot.matches('signedIn'))
  return {
    host,
    ...browser,
    ...visit('/admin/users', area),
  }
}

const button = (name: string) => screen.findByRole('button', { name })

describe('An administrator who adds a passkey', () => {
  const adding = {
    'POST /api/user/me/passkeys/options': () => ok(wireCreationOptions),
    'POST /api/user/me/passkeys': () => ok(wirePasskey()),
  }
  const add = async ({ person, press }: Awaited<ReturnType<typeof open>>) => {
    await press('Add passkey')
    const password = await screen.findByLabelText(/^Your password/, { selector: 'input' })
    await person.type(password, 'secret1')
    await press('Continue')
  }

  it('is told that a touch is not enough', async () => {
    await add(await open(adding))
    expect(await screen.findByText(/^This passkey only asks for a touch/)).toBeVisible()
    expect(await button('Add passkey')).toBeEnabled()
  })

  it('is let in if the passkey counts as two factors', async () => {
    const opened = await open(adding)
    const known = later()
    opened.host.on(me, known.handler)
    await add(opened)
    await vi.waitFor(() => expect(sessionActor.getSnapshot().matches('refreshing')).toBe(true))
    expect(screen.queryByText(/for a touch/)).toBeNull()
    known.answer(ok(wireUser()))
    expect(await screen.findByText('Manage Users')).toBeVisible()
  })
})

describe('An administrator who has a passkey that counts as two factors', () => {
  it('is told to log in with the passkey, and is not offered the set-up', async () => {
    const state = later()
    await open({ [twoFactor]: state.handler })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('Two-factor authentication')
    state.answer(ok(wireTwoFactor({ isRequired: true, hasVerifiedPasskey: true })))
    await vi.waitFor(() => expect(heading).toHaveTextContent('Log in with your passkey'))
    expect(document.title).toBe('Log in with your passkey · Waybill')
    expect(
      screen.getByText(/^Administrators need two-factor authentication/).parentElement,
    ).toHaveTextContent(
      'Administrators need two-factor authentication here, and your passkey is enough. ' +
        'Log in with it to continue as ada@example.com.',
    )
    expect(screen.getAllByRole('heading')).toEqual([heading])
    expect(screen.queryByRole('button', { name: /^Set up/ })).toBeNull()
  })

  it('presses twice, logs in once, and is let in', async () => {
    const answer = later()
    const { host, get, press } = await open({ [login]: answer.handler }, true)
    await press('Log in with a passkey', 'Log in with a passkey')
    await vi.waitFor(() => expect(bodiesOf(host, login)).toEqual([usedPasskey]))
    expect(await button('Log in with a passkey')).toHaveAttribute('aria-busy', 'true')
    answer.answer(ok(wireUser()))
    expect(await screen.findByText('Manage Users')).toBeVisible()
    expect(get).toHaveBeenCalledOnce()
  })

  it('logs in by a touch, and is told that a touch is not enough', async () => {
    const { press } = await open({ [login]: () => ok(waiting) }, true)
    await press('Log in with a passkey')
    expect(await screen.findByText(/^This passkey only asked for a touch/)).toBeVisible()
  })

  it.each([
    ['the login cannot begin', { [begin]: () => json({}, 500) }, 'Login failed'],
    ['it is refused', { [login]: () => failure(403, 'No longer') }, 'No longer'],
  ])('is told once why the login failed if %s', async (_why, handlers, text) => {
    const { press } = await open(handlers, true)
    await press('Log in with a passkey')
    expect(await screen.findAllByText(text)).toHaveLength(1)
    expect(await button('Log in with a passkey')).not.toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText(/for a touch/)).toBeNull()
  })

  it('enters a code as well if the passkey belongs to an account that needs one', async () => {
    const refused = { message: 'A code is needed', code: 'TWO_FACTOR_REQUIRED' }
    const { host, person, press } = await open({ [login]: () => json(refused, 401) }, true)
    await press('Log in with a passkey')
    const code = await screen.findByRole('textbox', { name: 'Code' })
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
    host.on(login, () => ok(wireUser()))
    await person.type(code, '492039{Enter}')
    expect(await screen.findByText('Manage Users')).toBeVisible()
    expect(bodiesOf(host, login)).toEqual([usedPasskey, { ...usedPasskey, code: '492039' }])
  })
})
