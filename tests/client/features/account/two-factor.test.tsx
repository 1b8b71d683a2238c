import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { RequiredSetUp } from '../../../../src/features/account/two-factor/required-set-up.tsx'
import { TwoFactorSection } from '../../../../src/features/account/two-factor/two-factor-section.tsx'
import { invalidateTwoFactor } from '../../../../src/stores/two-factor.ts'
import { failure, later, ok, standInHost } from '../../../support/host.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { openPage } from '../../support/open-page.tsx'
import { browserWithPasskeys, wireCreationOptions, wirePasskey } from '../../support/passkeys.ts'
import { makePlaceForToasts, toasts } from '../../support/toasts.ts'
import { wireRecoveryCodes, wireSecret, wireTwoFactor } from '../../support/two-factor.ts'
import { textsIn } from '../../support/texts.ts'
import { bodiesOf } from '../../support/asked.ts'
import { refused } from '../../support/answers.ts'

makePlaceForToasts()

const state = 'GET /api/user/me/two-factor'
const begin = 'POST /api/user/me/two-factor/setup'
const confirm = 'POST /api/user/me/two-factor'
const turnOff = 'POST /api/user/me/two-factor/off'
const replace = 'POST /api/user/me/two-factor/recovery-codes'

const button = (name: string) => screen.getByRole('button', { name })
const setUpButton = () => screen.findByRole('button', { name: 'Set up two-factor authentication' })
const passwordField = () => screen.findByLabelText(/^Your password/, { selector: 'input' })
const codeField = () => screen.findByRole('textbox', { name: /^Code from the app/ })
const codes = () => textsIn(screen.getByRole('list', { name: 'Recovery codes' }), 'listitem')

function open(handlers: Parameters<typeof standInHost>[0], isOn = false) {
  const host = standInHost({
    [state]: () => ok(wireTwoFactor(isOn ? { isOn, recoveryCodesLeft: 2 } : {})),
    ...handlers,
  })
  const onTurnedOff = vi.fn<() => void>()
  const { person } = openPage(<TwoFactorSection onTurnedOff={onTurnedOff} />, '/sender/account')
  const enterPassword = async (typed = 'secret1') => {
    await person.click(await setUpButton())
    await person.type(await passwordField(), `${typed}{Enter}`)
  }
  return { host, person, onTurnedOff, enterPassword }
}

describe('A user who sets up two-factor authentication', () => {
  it('enters the password, scans the QR code, enters a code, and keeps the recovery codes', async () => {
    const { host, person } = open({
      [begin]: () => ok(wireSecret),
      [confirm]: () => ok({ recoveryCodes: wireRecoveryCodes }),
    })
    await person.click(await setUpButton())
    expect(await passwordField()).toHaveFocus()
    await person.click(button('Continue'))
    expect(await passwordField()).toHaveAccessibleDescription('Password is required')
    expect(bodiesOf(host, begin)).toEqual([])

    await person.type(await passwordField(), 'secret1{Enter}')
    expect(await codeField()).toHaveFocus()
    expect(await codeField()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await codeField()).toHaveAttribute('inputmode', 'numeric')
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    expect(button('Copy key')).toBeVisible()

    // From here on, the host says that two-factor authentication is on; the codes stay on screen
    // until they are saved.
    host.on(state, () => ok(wireTwoFactor({ isOn: true, recoveryCodesLeft: 10 })))
    await person.type(await codeField(), '492039{Enter}')
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
    expect(codes()).toEqual(wireRecoveryCodes)
    expect(button('Copy recovery codes')).toBeVisible()
    expect(button('Download')).toBeVisible()

    await person.click(button('I have saved them'))
    expect(await screen.findByText('10 recovery codes left')).toBeVisible()
    expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).toBeNull()
    expect([bodiesOf(host, begin), bodiesOf(host, confirm)]).toEqual([
      [{ password: 'secret1' }],
      [{ code: '492039' }],
    ])
  })

  it('is taken to the field that the server refuses: the password, then the code', async () => {
    const { host, person, enterPassword } = open({
      [begin]: () => refused('password', 'Password does not match'),
      [confirm]: () => refused('code', 'This code does not match'),
    })
    await enterPassword('wrong')
    await waitFor(async () =>
      expect(await passwordField()).toHaveAccessibleDescription('Password does not match'),
    )
    expect(await passwordField()).toHaveFocus()
    expect(await passwordField()).toHaveValue('wrong')

    host.on(begin, () => ok(wireSecret))
    await person.click(button('Continue'))
    await person.type(await codeField(), '000000{Enter}')
    await waitFor(async () =>
      expect(await codeField()).toHaveAccessibleDescription(/This code does not match/),
    )
    expect(await codeField()).toHaveFocus()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  })

  it('causes one call with two presses, and can cancel afterwards', async () => {
    const answer = later()
    const { host, person, enterPassword } = open({ [begin]: answer.handler })
    await enterPassword()
    await person.type(await passwordField(), '{Enter}')
    expect(button('Continue')).toHaveAttribute('aria-busy', 'true')
    expect(button('Cancel')).toHaveAccessibleDescription('Wait until it is done')
    answer.answer(ok(wireSecret))
    await codeField()
    await person.click(button('Cancel'))
    expect(await setUpButton()).toBeVisible()
    expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).toBeNull()
    expect(bodiesOf(host, begin)).toHaveLength(1)
  })

  it.each([
    [begin, 'Continue', codeField],
    [confirm, 'Turn on', () => screen.findByRole('list', { name: 'Recovery codes' })],
  ])('is told if %s fails, and can try again', async (call, again, next) => {
    const { host, person, enterPassword } = open({ [begin]: () => ok(wireSecret) })
    host.on(call, () => failure(500, 'It broke'))
    await enterPassword()
    if (call === confirm) await person.type(await codeField(), '492039{Enter}')
    await toasts().findByText('It broke')
    host.on(begin, () => ok(wireSecret))
    host.on(confirm, () => ok({ recoveryCodes: wireRecoveryCodes }))
    await person.click(button(again))
    expect(await next()).toBeVisible()
  })

  it('sees two-factor authentication on if another tab has already set it up', async () => {
    const { host, person } = open({
      [begin]: () => failure(409, 'Two-factor authentication is already on'),
    })
    await person.click(await setUpButton())
    host.on(state, () => ok(wireTwoFactor({ isOn: true, recoveryCodesLeft: 10 })))
    await person.type(await passwordField(), 'secret1{Enter}')
    expect(await screen.findByText('10 recovery codes left')).toBeVisible()
    await toasts().findByText('Two-factor authentication is already on')
  })

  it('continues once the recovery codes are saved, if the set-up is required', async () => {
    standInHost({
      [state]: () => ok(wireTwoFactor({ isRequired: true })),
      [begin]: () => ok(wireSecret),
      [confirm]: () => ok({ recoveryCodes: wireRecoveryCodes }),
    })
    const onDone = vi.fn<() => void>()
    const { person } = openPage(
      <RequiredSetUp onDone={onDone} onPasskeyAdded={notAsked} passkeyLogin={notUsed} />,
      '/admin/users',
    )
    await person.click(await setUpButton())
    await person.type(await passwordField(), 'secret1{Enter}')
    await person.type(await codeField(), '492039{Enter}')
    await screen.findByRole('list', { name: 'Recovery codes' })
    expect(onDone).not.toHaveBeenCalled()
    await person.click(button('I have saved them'))
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('can add a passkey instead if the set-up is required', async () => {
    browserWithPasskeys()
    standInHost({
      [state]: () => ok(wireTwoFactor({ isRequired: true })),
      'POST /api/user/me/passkeys/options': () => ok(wireCreationOptions),
      'POST /api/user/me/passkeys': () => ok(wirePasskey()),
    })
    const onPasskeyAdded = vi.fn<() => Promise<void>>(async () => {})
    const { person, press } = openPage(
      <RequiredSetUp onDone={() => {}} onPasskeyAdded={onPasskeyAdded} passkeyLogin={notUsed} />,
      '/admin/users',
    )
    await press('Add passkey')
    await person.type(await passwordField(), 'secret1{Enter}')
    await waitFor(() => expect(onPasskeyAdded).toHaveBeenCalledOnce())
    // The page stays: this passkey only asks for a touch.
    expect(await screen.findByText(/^This passkey only asks for a touch/)).toBeVisible()
  })

  it('can log in with a verified passkey instead of completing the required set-up', async () => {
    standInHost({
      [state]: () => ok(wireTwoFactor({ isRequired: true, hasVerifiedPasskey: true })),
    })
    const begin = vi.fn<() => void>()
    const { press } = openPage(
      <RequiredSetUp
        onDone={() => {}}
        onPasskeyAdded={notAsked}
        passkeyLogin={{ begin, isBusy: false, isDone: false }}
      />,
      '/admin/users',
    )
    await press('Log in with a passkey')
    expect(begin).toHaveBeenCalledOnce()
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})

const notUsed = {
  begin: () => {
    throw new Error('No login was begun')
  },
  isBusy: false,
  isDone: false,
}
const notAsked = () => Promise.reject(new Error('No passkey was asked for'))

describe('A user who has two-factor authentication', () => {
  const dialog = () => within(screen.getByRole('dialog'))
  const fillIn = async (person: ReturnType<typeof open>['person'], code: string) => {
    await person.type(dialog().getByLabelText(/^Your password/, { selector: 'input' }), 'secret1')
    await person.type(dialog().getByRole('textbox', { name: /^Code/ }), code)
  }

  it('is warned that few recovery codes are left, and creates new ones', async () => {
    const { host, person } = open(
      { [replace]: () => refused('code', 'This code does not match') },
      true,
    )
    expect(await screen.findByText('2 recovery codes left')).toBeVisible()
    expect(screen.getByText(/before you run out/)).toBeVisible()
    await person.click(button('New recovery codes'))
    await screen.findByRole('dialog', { name: 'New recovery codes?' })
    await person.click(dialog().getByRole('button', { name: 'Create new codes' }))
    expect(dialog().getByText('Password is required')).toBeVisible()
    expect(dialog().getByText('Code is required')).toBeVisible()

    await fillIn(person, '492039')
    await person.click(dialog().getByRole('button', { name: 'Create new codes' }))
    expect(await dialog().findByText('This code does not match')).toBeVisible()
    expect(dialog().getByRole('textbox', { name: /^Code/ })).toHaveFocus()

    host.on(replace, () => ok({ recoveryCodes: wireRecoveryCodes }))
    host.on(state, () => ok(wireTwoFactor({ isOn: true, recoveryCodesLeft: 10 })))
    await person.click(dialog().getByRole('button', { name: 'Create new codes' }))
    await dialogClosed()
    expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
    expect(codes()).toEqual(wireRecoveryCodes)
    await person.click(button('I have saved them'))
    expect(await screen.findByText('10 recovery codes left')).toBeVisible()
    expect(bodiesOf(host, replace).at(-1)).toEqual({ password: 'secret1', code: '492039' })
  })

  it('turns two-factor authentication off with a recovery code', async () => {
    const { host, person, onTurnedOff } = open({ [turnOff]: () => failure(500, 'It broke') }, true)
    await screen.findByText('2 recovery codes left')
    await person.click(button('Turn off'))
    await screen.findByRole('dialog', { name: 'Turn two-factor authentication off?' })
    await fillIn(person, '7h2k-9qxm-3vbt-rd4w')
    await person.click(dialog().getByRole('button', { name: 'Turn off' }))
    expect(await dialog().findByText('It broke')).toBeVisible()

    host.on(turnOff, () => ok(null))
    host.on(state, () => ok(wireTwoFactor()))
    await person.click(dialog().getByRole('button', { name: 'Turn off' }))
    expect(await setUpButton()).toBeVisible()
    await toasts().findByText('Two-factor authentication is off')
    expect(bodiesOf(host, turnOff).at(-1)).toEqual({
      password: 'secret1',
      code: '7h2k-9qxm-3vbt-rd4w',
    })
    // Two-factor authentication is not required here.
    expect(onTurnedOff).not.toHaveBeenCalled()
  })

  it('is told that it is required before turning it off, and is taken to the set-up afterwards', async () => {
    const { host, person, onTurnedOff } = open({ [turnOff]: () => ok(null) })
    await setUpButton()
    host.on(state, () => ok(wireTwoFactor({ isOn: true, isRequired: true, recoveryCodesLeft: 9 })))
    invalidateTwoFactor()
    await screen.findByText('9 recovery codes left')
    await person.click(button('Turn off'))
    await screen.findByRole('dialog')
    expect(dialog().getByText(/^It is required here/)).toBeVisible()
    await fillIn(person, '492039')
    await person.click(dialog().getByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(onTurnedOff).toHaveBeenCalledOnce())
  })
})
