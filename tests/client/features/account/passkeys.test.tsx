import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PasskeysSection } from '../../../../src/features/account/passkeys/passkeys-section.tsx'
import { TwoFactorSection } from '../../../../src/features/account/two-factor/two-factor-section.tsx'
import { failure, ok, standInHost } from '../../../support/host.ts'
import { refused } from '../../support/answers.ts'
import { bodiesOf } from '../../support/asked.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { openPage } from '../../support/open-page.tsx'
import {
  browserWithPasskeys,
  domFailure,
  newPasskey,
  wireCreationOptions,
  wirePasskey,
} from '../../support/passkeys.ts'
import { makePlaceForToasts, toasts } from '../../support/toasts.ts'
import { wireTwoFactor } from '../../support/two-factor.ts'

makePlaceForToasts()

const list = 'GET /api/user/me/passkeys'
const twoFactor = 'GET /api/user/me/two-factor'
const begin = 'POST /api/user/me/passkeys/options'
const add = 'POST /api/user/me/passkeys'
const rename = `PATCH /api/user/me/passkeys/${wirePasskey().id}`
const remove = `POST /api/user/me/passkeys/${wirePasskey().id}/removal`

const dialog = () => screen.findByRole('dialog')
const button = (name: string) => screen.findByRole('button', { name })
const inDialog = async (name: string) => within(await dialog()).getByRole('button', { name })
const password = async () =>
  within(await dialog()).getByLabelText(/^Your password/, { selector: 'input' })
const row = () => screen.findByRole('row', { name: /Chrome, Windows/ })

function open(handlers: Parameters<typeof standInHost>[0] = {}, passkeys = [wirePasskey()]) {
  const host = standInHost({
    [list]: () => ok(passkeys),
    [begin]: () => ok(wireCreationOptions),
    ...handlers,
  })
  const { person } = openPage(<PasskeysSection />, '/sender/account')
  const begins = async () => {
    await person.click(await button('Add passkey'))
    await person.type(await password(), 'secret1{Enter}')
  }
  return { host, person, begins }
}

describe('A user who adds a passkey', () => {
  it('enters the password, answers the browser, and names the passkey', async () => {
    const { create } = browserWithPasskeys()
    const { host, person } = open({ [add]: () => ok(wirePasskey()) }, [])
    expect(await screen.findByText('No passkeys yet.')).toBeVisible()
    await person.click(await button('Add passkey'))
    await person.click(await inDialog('Continue'))
    expect(await password()).toHaveAccessibleDescription('Password is required')
    expect(bodiesOf(host, begin)).toEqual([])

    host.on(list, () => ok([wirePasskey()]))
    host.on(rename, () => ok(wirePasskey({ name: 'Work laptop' })))
    await person.type(await password(), 'secret1{Enter}')
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    expect(name).toHaveValue('Chrome, Windows')
    expect(await toasts().findByText('Passkey added')).toBeVisible()
    await person.clear(name)
    await person.type(name, 'Work laptop{Enter}')
    expect(await toasts().findByText('Name saved')).toBeVisible()
    await dialogClosed()
    expect(await row()).toBeVisible()
    expect([begin, add, rename].map((call) => bodiesOf(host, call))).toEqual([
      [{ password: 'secret1' }],
      [newPasskey],
      [{ name: 'Work laptop' }],
    ])
    expect(create).toHaveBeenCalledOnce()
  })

  it('can cancel, and the form does not keep the password', async () => {
    browserWithPasskeys()
    const { host, person } = open({}, [])
    await person.click(await button('Add passkey'))
    await person.type(await password(), 'secret1')
    await person.click(await inDialog('Cancel'))
    await person.click(await inDialog('Discard'))
    await person.click(await button('Add passkey'))
    expect(await password()).toHaveValue('')
    expect(bodiesOf(host, begin)).toEqual([])
  })

  it('also enters a code if the server asks for one', async () => {
    browserWithPasskeys()
    const { host, person, begins } = open({
      [begin]: () => refused('code', 'Please enter a code from your authenticator app'),
    })
    await begins()
    const code = await screen.findByRole('textbox', { name: /^Code/ })
    expect(code).toHaveFocus()
    host.on(begin, () => ok(wireCreationOptions))
    host.on(add, () => ok(wirePasskey()))
    await person.type(code, ' 492039')
    await person.click(await inDialog('Continue'))
    expect(await screen.findByRole('heading', { name: 'Name your passkey' })).toBeVisible()
    expect(bodiesOf(host, begin)).toEqual([
      { password: 'secret1' },
      { password: 'secret1', code: '492039' },
    ])
  })

  it.each([
    ['NotAllowedError', 'No passkey was added. It was canceled, or took too long.'],
    [
      'InvalidStateError',
      'There is already a passkey for your account there. Choose another place.',
    ],
    [
      'SecurityError',
      'Passkeys work only at the address that Waybill is set up for. Open it there.',
    ],
    ['NotSupportedError', 'This browser does not support passkeys.'],
  ])('reads why the browser created no passkey: %s', async (name, text) => {
    const { create } = browserWithPasskeys()
    create.mockImplementation(() => domFailure(name))
    const { host, begins } = open()
    await begins()
    expect(await within(await dialog()).findByText(text)).toBeVisible()
    expect(bodiesOf(host, add)).toEqual([])
  })

  it.each([
    [begin, 'You can have 20 passkeys. Remove one first.'],
    [add, 'This took too long. Please try again.'],
  ])('reads why the server refuses %s', async (call, message) => {
    browserWithPasskeys()
    const { begins } = open({ [call]: () => failure(409, message) })
    await begins()
    expect(await within(await dialog()).findByText(message)).toBeVisible()
  })
})

describe('A user reads why they cannot add a passkey', () => {
  const reason = (text: string) => screen.findByText(text, { selector: 'p, div' })

  it('in a browser without passkeys', async () => {
    vi.stubGlobal('isSecureContext', true)
    open()
    expect(await button('Add passkey')).toHaveAccessibleDescription(
      'This browser does not support passkeys.',
    )
    expect(await reason('This browser does not support passkeys.')).toBeVisible()
  })

  it('over an unencrypted connection', async () => {
    vi.stubGlobal('isSecureContext', false)
    open()
    expect(await button('Add passkey')).toHaveAccessibleDescription(
      'Passkeys need an encrypted connection. Open Waybill with https://.',
    )
  })

  it.each([
    ['http://127.0.0.1:3000', 'http://localhost:3000'],
    ['http://[::1]:8080', 'http://localhost:8080'],
  ])('at %s, with the name to use instead', async (origin, named) => {
    vi.stubGlobal('location', new URL(`${origin}/sender/account`))
    open()
    expect(await button('Add passkey')).toHaveAccessibleDescription(
      `Passkeys do not work at an IP address. Open ${named} instead.`,
    )
  })

  it('at an IP address', async () => {
    vi.stubGlobal('location', new URL('https://10.0.0.1/sender/account'))
    open()
    expect(await button('Add passkey')).toHaveAccessibleDescription(
      'Passkeys do not work at an IP address. Open Waybill under its domain name.',
    )
  })
})

describe('A user with a passkey', () => {
  it('sees when the passkey was added and used', async () => {
    open({}, [wirePasskey({ lastUsedAt: '2026-03-02T10:15:00.000Z' })])
    expect(within(await row()).getAllByRole('time')).toHaveLength(2)
  })

  it('renames the passkey, must enter a name, and keeps the input if renaming fails', async () => {
    const { host, person } = open({ [rename]: () => failure(404, 'Passkey not found') })
    await person.click(await button('Rename Chrome, Windows'))
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await person.clear(name)
    await person.type(name, ' {Enter}')
    expect(name).toHaveAccessibleDescription(/Name is required/)
    await person.type(name, 'Phone{Enter}')
    expect(await within(await dialog()).findByText('Passkey not found')).toBeVisible()
    expect(name).toHaveValue(' Phone')
    expect(bodiesOf(host, rename)).toEqual([{ name: 'Phone' }])
  })

  it('removes the passkey with the password, after entering a wrong password', async () => {
    const { host, person } = open({
      [remove]: () => refused('password', 'Password does not match'),
    })
    await person.click(await button('Remove Chrome, Windows'))
    expect(await screen.findByRole('heading', { name: 'Remove Chrome, Windows?' })).toBeVisible()
    await person.type(await password(), 'wrong{Enter}')
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription('Password does not match'),
    )
    host.on(remove, () => ok(null))
    host.on(list, () => ok([]))
    await person.clear(await password())
    await person.type(await password(), 'secret1{Enter}')
    expect(await toasts().findByText('Passkey removed')).toBeVisible()
    await dialogClosed()
    expect(await screen.findByText('No passkeys yet.')).toBeVisible()
    expect(bodiesOf(host, remove)).toEqual([{ password: 'wrong' }, { password: 'secret1' }])
  })

  it('refetches the two-factor status after removing a passkey', async () => {
    const host = standInHost({
      [list]: () => ok([wirePasskey()]),
      [remove]: () => ok(null),
      [twoFactor]: () => ok(wireTwoFactor({ hasVerifiedPasskey: true })),
    })
    const sections = (
      <>
        <PasskeysSection />
        <TwoFactorSection onTurnedOff={() => {}} />
      </>
    )
    const { person, press } = openPage(sections, '/sender/account')
    await button('Set up two-factor authentication')
    await press('Remove Chrome, Windows')
    await person.type(await password(), 'secret1{Enter}')
    await waitFor(() => expect(bodiesOf(host, twoFactor)).toHaveLength(2))
  })

  it('cannot remove the only way to log in', async () => {
    const message = 'This is the only way to log in to your account. Add another one first.'
    const { person } = open({ [remove]: () => failure(409, message) })
    await person.click(await button('Remove Chrome, Windows'))
    await person.type(await password(), 'secret1{Enter}')
    expect(await within(await dialog()).findByText(message)).toBeVisible()
  })
})
