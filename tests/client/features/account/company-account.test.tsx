import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CompanyAccount } from '../../../../openapi.d.ts'
import { CompanyAccountSection } from '../../../../src/features/account/company-account/company-account-section.tsx'
import { leaving } from '../../../../src/lib/leaving.ts'
import { failure, json, ok, standInHost } from '../../../support/host.ts'
import { bodiesOf } from '../../support/asked.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { visit } from '../../support/open-page.tsx'
import { makePlaceForToasts, toasts } from '../../support/toasts.ts'

makePlaceForToasts()

const get = 'GET /api/user/me/company-account'
const link = 'POST /api/user/me/company-account/link'
const unlink = 'POST /api/user/me/company-account/removal'

const provider = { name: 'Example Ltd', isReachable: true }
const linked = {
  email: 'sam@work.example',
  linkedAt: '2026-03-02T09:00:00.000Z',
  lastUsedAt: null,
}

function open(
  account: CompanyAccount,
  handlers: Parameters<typeof standInHost>[0] = {},
  path = '/sender/account',
) {
  const host = standInHost({ [get]: () => ok(account), ...handlers })
  return { host, ...visit(path, <CompanyAccountSection />) }
}

const button = (name: string) => screen.findByRole('button', { name })
const password = async () =>
  within(await screen.findByRole('dialog')).getByLabelText(/^Your password/, { selector: 'input' })

describe('A user who links their company account', () => {
  it('confirms with the password, and is taken to the provider', async () => {
    const goTo = vi.spyOn(leaving, 'goTo').mockImplementation(() => {})
    const { host, person } = open(
      { provider, linked: null },
      { [link]: () => ok({ url: '/api/sign-in/oidc?link=true' }) },
    )
    expect(await screen.findByText('No account at Example Ltd is linked.')).toBeVisible()
    await person.click(await button('Link account'))
    await person.type(await password(), 'secret1{Enter}')
    await vi.waitFor(() => expect(goTo.mock.calls).toEqual([['/api/sign-in/oidc?link=true']]))
    expect(bodiesOf(host, link)).toEqual([{ password: 'secret1' }])
  })

  it('is not led to another site, even if the answer contains one', async () => {
    const goTo = vi.spyOn(leaving, 'goTo').mockImplementation(() => {})
    const { person } = open(
      { provider, linked: null },
      { [link]: () => ok({ url: '//evil.example/' }) },
    )
    await person.click(await button('Link account'))
    await person.type(await password(), 'secret1{Enter}')
    expect(await screen.findByText('Failed to link your company account')).toBeVisible()
    expect(goTo).not.toHaveBeenCalled()
  })

  it('cannot link the account while the provider cannot be reached', async () => {
    open({ provider: { ...provider, isReachable: false }, linked: null })
    expect(await button('Link account')).toHaveAccessibleDescription(
      'Example Ltd cannot be reached at the moment.',
    )
  })

  it('is told on return that the account is linked', async () => {
    const { address } = open({ provider, linked }, {}, '/sender/account?companyAccount=linked')
    expect(await toasts().findByText('Company account linked')).toBeVisible()
    expect(await screen.findByText('sam@work.example')).toBeVisible()
    expect(address()).toBe('/sender/account')
  })

  it.each([
    ['taken', 'This company account is linked to another user here.'],
    ['session-over', 'Your session has ended. Log in, then link your company account again.'],
    [
      'other-session',
      'This was started in another session, so nothing was linked. Link your company account again from here.',
    ],
  ])('is told on return why the account is not linked: %s', async (reason, sentence) => {
    open({ provider, linked: null }, {}, `/sender/account?companyAccount=${reason}`)
    const failure = await screen.findByRole('alert')
    expect(failure).toHaveTextContent(sentence)
    expect(failure).toHaveFocus()
  })
})

describe('A user who unlinks their company account', () => {
  it('confirms with the password, even if the provider is no longer set up', async () => {
    const { host, person } = open({ provider: null, linked }, { [unlink]: () => ok(null) })
    await person.click(await button('Unlink'))
    host.on(get, () => ok({ provider: null, linked: null }))
    await person.type(await password(), 'secret1{Enter}')
    expect(await toasts().findByText('Company account unlinked')).toBeVisible()
    expect(bodiesOf(host, unlink)).toEqual([{ password: 'secret1' }])
    await dialogClosed()
    await vi.waitFor(() => expect(screen.queryByText('Company account')).toBeNull())
  })

  it('is told why the account stays linked', async () => {
    const only = 'This is the only way to log in to your account. Add another one first.'
    const { person } = open({ provider, linked }, { [unlink]: () => failure(409, only) })
    await person.click(await button('Unlink'))
    await person.type(await password(), 'secret1{Enter}')
    expect(await screen.findByText(only)).toBeVisible()
  })
})

describe('The company account section', () => {
  it.each([
    ['no provider is set up', () => ok({ provider: null, linked: null })],
    ['the host does not have the call', () => failure(404, 'There is nothing at this address')],
  ])('is hidden if %s', async (_where, answer) => {
    const { host } = open({ provider, linked }, { [get]: answer })
    await vi.waitFor(() => expect(host.asked).toHaveLength(1))
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('has a button to try again if loading failed', async () => {
    const { host, person } = open({ provider, linked }, { [get]: () => json({}, 500) })
    expect(await screen.findByText('Failed to load your company account')).toBeVisible()
    host.on(get, () => ok({ provider, linked }))
    await person.click(await button('Try again'))
    expect(await screen.findByText('sam@work.example')).toBeVisible()
  })
})
