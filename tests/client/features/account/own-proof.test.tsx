import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CompanyAccountSection } from '../../../../src/features/account/company-account/company-account-section.tsx'
import { DeletionSection } from '../../../../src/features/account/deletion-section.tsx'
import { OwnProofContext } from '../../../../src/features/account/own-proof.tsx'
import { PasskeysSection } from '../../../../src/features/account/passkeys/passkeys-section.tsx'
import { PasswordSection } from '../../../../src/features/account/password-section.tsx'
import { TwoFactorSection } from '../../../../src/features/account/two-factor/two-factor-section.tsx'
import { SessionsSection } from '../../../../src/features/account/sessions-section.tsx'
import { failure, ok, standInHost } from '../../../support/host.ts'
import { refused } from '../../support/answers.ts'
import { bodiesOf } from '../../support/asked.ts'
import { openPage } from '../../support/open-page.tsx'
import { browserWithPasskeys, wireCreationOptions, wirePasskey } from '../../support/passkeys.ts'
import { wireSession } from '../../support/sessions.ts'
import { makePlaceForToasts, toasts } from '../../support/toasts.ts'
import { wireSecret, wireTwoFactor } from '../../support/two-factor.ts'

makePlaceForToasts()

const passkeys = 'GET /api/user/me/passkeys'
const beginPasskey = 'POST /api/user/me/passkeys/options'
const removePasskey = `POST /api/user/me/passkeys/${wirePasskey().id}/removal`
const company = 'GET /api/user/me/company-account'
const unlink = 'POST /api/user/me/company-account/removal'
const twoFactor = 'GET /api/user/me/two-factor'
const beginTwoFactor = 'POST /api/user/me/two-factor/setup'
const turnOff = 'POST /api/user/me/two-factor/off'
const deletion = 'POST /api/user/me/deletion'
const password = 'POST /api/user/me/password'
const sessions = 'GET /api/user/me/sessions'

const provider = { name: 'Example Ltd', isReachable: true }
const linked = {
  email: 'dora@work.example',
  linkedAt: '2026-03-02T09:00:00.000Z',
  lastUsedAt: null,
}
const loginIsOld = 'Please log in again first, so that we know it is you.'
const refuse = () => failure(403, loginIsOld, { code: 'LOGIN_AGAIN_REQUIRED' })

/** Opens the section as a user whose account has no password. */
function open(section: ReactNode, handlers: Parameters<typeof standInHost>[0] = {}) {
  const host = standInHost({
    [company]: () => ok({ provider, linked }),
    [passkeys]: () => ok([wirePasskey()]),
    [twoFactor]: () => ok(wireTwoFactor()),
    ...handlers,
  })
  const logInAgain = vi.fn<() => void>()
  const page = (
    <OwnProofContext value={{ isPasswordless: true, logInAgain }}>{section}</OwnProofContext>
  )
  const { person, press } = openPage(page, '/courier/account')
  const inDialog = async (name: string) =>
    person.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  return { host, person, press, inDialog, logInAgain }
}

const ownPassword = () => screen.queryByLabelText(/^(Your|Current) password/, { selector: 'input' })

describe('A user without a password is not asked for a password', () => {
  it('to add a passkey', async () => {
    browserWithPasskeys()
    const { host, press, inDialog } = open(<PasskeysSection />, {
      [beginPasskey]: () => ok(wireCreationOptions),
    })
    await press('Add passkey')
    expect(await screen.findByText('Your browser asks where to keep the passkey.')).toBeVisible()
    expect(ownPassword()).toBeNull()
    await inDialog('Continue')
    await vi.waitFor(() => expect(bodiesOf(host, beginPasskey)).toEqual([{}]))
  })

  it('to remove a passkey', async () => {
    const { host, press, inDialog } = open(<PasskeysSection />, { [removePasskey]: () => ok(null) })
    await press('Remove Chrome, Windows')
    await inDialog('Remove passkey')
    expect(await toasts().findByText('Passkey removed')).toBeVisible()
    expect(bodiesOf(host, removePasskey)).toEqual([{}])
  })

  it('to unlink the company account', async () => {
    const { host, press, inDialog } = open(<CompanyAccountSection />, { [unlink]: () => ok(null) })
    await press('Unlink')
    await inDialog('Unlink')
    expect(await toasts().findByText('Company account unlinked')).toBeVisible()
    expect(bodiesOf(host, unlink)).toEqual([{}])
  })

  it('to set up two-factor authentication', async () => {
    const { host, press } = open(<TwoFactorSection onTurnedOff={() => {}} />, {
      [beginTwoFactor]: () => ok(wireSecret),
    })
    await press('Set up two-factor authentication', 'Continue')
    expect(await screen.findByRole('textbox', { name: /^Code from the app/ })).toBeVisible()
    expect(bodiesOf(host, beginTwoFactor)).toEqual([{}])
  })

  it('to turn two-factor authentication off, which needs a code', async () => {
    const { host, person, press } = open(<TwoFactorSection onTurnedOff={() => {}} />, {
      [twoFactor]: () => ok(wireTwoFactor({ isOn: true, recoveryCodesLeft: 9 })),
      [turnOff]: () => ok(null),
    })
    await press('Turn off')
    await person.type(await screen.findByRole('textbox', { name: /^Code/ }), '492039{Enter}')
    expect(await toasts().findByText('Two-factor authentication is off')).toBeVisible()
    expect(bodiesOf(host, turnOff)).toEqual([{ code: '492039' }])
  })

  it('to delete the account', async () => {
    const onDeleted = vi.fn<() => void>()
    const { host, press, inDialog } = open(<DeletionSection onDeleted={onDeleted} />, {
      [deletion]: () => ok(null),
    })
    await press('Delete my account')
    await inDialog('Delete account')
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(bodiesOf(host, deletion)).toEqual([{}])
  })
})

it('A user without a password is advised to end unknown sessions, and not to change a password', async () => {
  open(<SessionsSection />, { [sessions]: () => ok([wireSession()]) })
  expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible()
  expect(screen.getByText(/^The devices where you are logged in/)).toHaveTextContent(
    /If you do not recognize one, end it\.$/,
  )
})

describe('A user without a password who logged in some time ago', () => {
  it('is taken to their company account to log in again', async () => {
    const { press, inDialog, logInAgain } = open(<CompanyAccountSection />, { [unlink]: refuse })
    await press('Unlink')
    await inDialog('Unlink')
    expect(await screen.findByRole('alert')).toHaveTextContent(loginIsOld)
    const again = within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' })
    expect(again).toHaveAccessibleDescription('Log in again first')
    await inDialog('Log in with Example Ltd')
    expect(logInAgain).toHaveBeenCalledOnce()
  })

  it.each([
    ['have no company account', { provider, linked: null }],
    ['cannot reach the provider', { provider: { ...provider, isReachable: false }, linked }],
  ])(
    'reads that they have to log in again, without a button, if they %s',
    async (_why, account) => {
      browserWithPasskeys()
      const { press, inDialog } = open(<PasskeysSection />, {
        [beginPasskey]: refuse,
        [company]: () => ok(account),
      })
      await press('Add passkey')
      await inDialog('Continue')
      expect(await screen.findByRole('alert')).toHaveTextContent(loginIsOld)
      expect(screen.queryByRole('button', { name: /^Log in/ })).toBeNull()
    },
  )

  it('reads beside the step, the dialog and the form that they have to log in again', async () => {
    const handlers = { [beginTwoFactor]: refuse, [deletion]: refuse, [password]: refuse }
    const { press, inDialog, person } = open(
      <>
        <TwoFactorSection onTurnedOff={() => {}} />
        <PasswordSection email={linked.email} status="NOT_SET" onSet={() => {}} />
        <DeletionSection onDeleted={() => {}} />
      </>,
      handlers,
    )
    await press('Set up two-factor authentication', 'Continue')
    expect(await screen.findAllByText(loginIsOld)).toHaveLength(1)
    const next = screen.getByRole('button', { name: 'Continue' })
    expect(next).toHaveAccessibleDescription('Log in again first')
    await person.type(newPassword(/^New password/), 'secret2')
    await person.type(newPassword(/^Confirm new password/), 'secret2{Enter}')
    await vi.waitFor(() => expect(screen.getAllByText(loginIsOld)).toHaveLength(2))
    await press('Delete my account')
    await inDialog('Delete account')
    await vi.waitFor(() => expect(screen.getAllByText(loginIsOld)).toHaveLength(3))
  })
})

describe('A user who has set their first password in another tab', () => {
  const missed = () => refused('password', 'Password is required')
  const giveIt = async (person: ReturnType<typeof open>['person']) => {
    await vi.waitFor(() =>
      expect(ownPassword()).toHaveAccessibleDescription('Password is required'),
    )
    await person.type(newPassword(/^Your password/), 'secret1{Enter}')
  }

  it('enters the password in a dialog that asks for proof', async () => {
    const { host, press, inDialog, person } = open(<PasskeysSection />, { [removePasskey]: missed })
    await press('Remove Chrome, Windows')
    await inDialog('Remove passkey')
    await vi.waitFor(() => expect(ownPassword()).toHaveFocus())
    await person.type(newPassword(/^Your password/), '{Enter}')
    expect(ownPassword()).toHaveAccessibleDescription('Password is required')
    host.on(removePasskey, () => ok(null))
    await giveIt(person)
    expect(await toasts().findByText('Passkey removed')).toBeVisible()
    expect(bodiesOf(host, removePasskey)).toEqual([{}, { password: 'secret1' }])
  })

  it('enters the password to delete the account', async () => {
    const onDeleted = vi.fn<() => void>()
    const { host, press, inDialog, person } = open(<DeletionSection onDeleted={onDeleted} />, {
      [deletion]: missed,
    })
    await press('Delete my account')
    await inDialog('Delete account')
    await vi.waitFor(() => expect(ownPassword()).toBeVisible())
    host.on(deletion, () => ok(null))
    await giveIt(person)
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(bodiesOf(host, deletion)).toEqual([{}, { password: 'secret1' }])
  })

  it('enters the password to set up two-factor authentication', async () => {
    const { host, press, person } = open(<TwoFactorSection onTurnedOff={() => {}} />, {
      [beginTwoFactor]: missed,
    })
    await press('Set up two-factor authentication', 'Continue')
    await vi.waitFor(() => expect(ownPassword()).toBeVisible())
    host.on(beginTwoFactor, () => ok(wireSecret))
    await giveIt(person)
    expect(await screen.findByRole('textbox', { name: /^Code from the app/ })).toBeVisible()
    expect(bodiesOf(host, beginTwoFactor)).toEqual([{}, { password: 'secret1' }])
  })

  it('enters the current password to change it', async () => {
    const onSet = vi.fn<() => void>()
    const { host, person } = open(
      <PasswordSection email={linked.email} status="NOT_SET" onSet={onSet} />,
      { [password]: () => refused('currentPassword', 'Password is required') },
    )
    await person.type(newPassword(/^New password/), 'secret2')
    await person.type(newPassword(/^Confirm new password/), 'secret2{Enter}')
    await vi.waitFor(() => expect(ownPassword()).toHaveFocus())
    host.on(password, () => ok(null))
    await person.type(newPassword(/^Current password/), 'secret1')
    await person.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await toasts().findByText('Password changed')).toBeVisible()
    expect(bodiesOf(host, password).at(-1)).toEqual({
      currentPassword: 'secret1',
      password: 'secret2',
      confirmPassword: 'secret2',
    })
    expect(onSet).toHaveBeenCalledOnce()
  })
})

const newPassword = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' })

describe('The password section', () => {
  it('lets a user without a password set their first', async () => {
    const onSet = vi.fn<() => void>()
    const { host, person } = open(
      <PasswordSection email={linked.email} status="NOT_SET" onSet={onSet} />,
      { [password]: () => ok(null) },
    )
    expect(ownPassword()).toBeNull()
    await person.type(newPassword(/^New password/), 'secret2')
    await person.type(newPassword(/^Confirm new password/), 'secret2')
    await person.click(screen.getByRole('button', { name: 'Set password' }))
    expect(await toasts().findByText('Password set')).toBeVisible()
    expect(bodiesOf(host, password)).toEqual([{ password: 'secret2', confirmPassword: 'secret2' }])
    expect(onSet).toHaveBeenCalledOnce()
  })

  it('has no form if the operator has disabled passwords', () => {
    open(<PasswordSection email={linked.email} status="CLOSED" onSet={() => {}} />)
    expect(screen.getByText('Administrators do not log in with a password here.')).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
  })
})
