import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../openapi.d.ts'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import { failure, later, ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'
import { wireRecoveryCodes, wireSecret, wireTwoFactor } from '../support/two-factor.ts'
import { address, me, openApp, prepareApp } from '../support/open-app.tsx'

const noRows = () => ok([], { page: 1, limit: 10, total: 0 })

let host: Host

prepareApp()

beforeEach(() => {
  host = standInHost({
    [me]: () => ok(null),
    'GET /api/user': noRows,
    'GET /api/parcel': noRows,
    'GET /api/parcel/me': noRows,
    'GET /api/parcel/incoming': noRows,
    'GET /api/parcel/history': noRows,
    'GET /api/user/receivers': noRows,
    'POST /api/auth/logout': () => ok(null),
  })
})

/** Opens the address as a person with this role, or as a visitor. */
function open(path: string, role: Role | null) {
  if (role !== null) host.on(me, () => ok(wireUser({ role })))
  return openApp(path)
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('A visitor or a user who opens', () => {
  it.each<[Role | null, string, string, string]>([
    [null, '/about', '/about', 'About · Waybill'],
    [null, '/track/TRK-1', '/track/TRK-1', 'Track a parcel · Waybill'],
    ['ADMIN', '/admin', '/admin/users', 'Manage Users · Waybill'],
    ['ADMIN', '/admin/', '/admin/users', 'Manage Users · Waybill'],
    ['ADMIN', '/admin/parcels', '/admin/parcels', 'All Parcels · Waybill'],
    ['ADMIN', '/admin/insights', '/admin/insights', 'Insights · Waybill'],
    ['ADMIN', '/admin/system', '/admin/system', 'System · Waybill'],
    ['SENDER', '/sender', '/sender/parcels', 'My Parcels · Waybill'],
    ['SENDER', '/sender/addresses', '/sender/addresses', 'Addresses · Waybill'],
    ['SENDER', '/sender/integrations', '/sender/integrations', 'Integrations · Waybill'],
    ['RECEIVER', '/receiver', '/receiver/dashboard', 'Receiver Dashboard · Waybill'],
    ['ADMIN', '/sender/parcels', '/unauthorized?area=sender', 'No access · Waybill'],
    ['SENDER', '/admin', '/unauthorized?area=admin', 'No access · Waybill'],
    ['RECEIVER', '/admin/parcels', '/unauthorized?area=admin', 'No access · Waybill'],
    [null, '/nowhere', '/nowhere', 'Page not found · Waybill'],
  ])('an address as %s (%s) is taken to %s', async (role, asked, reached, title) => {
    open(asked, role)

    await waitFor(() => expect([address(), document.title]).toEqual([reached, title]))
  })

  it.each([
    ['/admin/parcels?page=2', '/login?returnTo=%2Fadmin%2Fparcels%3Fpage%3D2'],
    ['/sender', '/login?returnTo=%2Fsender%2Fparcels'],
  ])('%s as a visitor is taken to the login, which keeps the way back', async (asked, reached) => {
    open(asked, null)

    await waitFor(() => expect(address()).toBe(reached))
    expect(host.calls().filter((call) => call !== me)).toEqual([])
  })

  it('an area as a blocked user is told of the block, and logs out', async () => {
    host.on(me, () => ok(wireUser({ role: 'SENDER', isBlocked: 'BLOCKED' })))
    open('/sender/parcels', null)

    expect(await heading('Your account is blocked')).toBeVisible()
    expect(
      screen.getByText(/An administrator has blocked the account/).parentElement,
    ).toHaveTextContent(
      'An administrator has blocked the account ada@example.com. Until it is unblocked, you cannot use it.',
    )
    expect(address()).toBe('/sender/parcels')
    expect(host.calls().filter((call) => call !== me)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('an area as a user who is blocked later is told of the block, and returns once unblocked', async () => {
    open('/sender/parcels', 'SENDER')
    await heading('My Parcels')
    host.on(me, () => ok(wireUser({ role: 'SENDER', isBlocked: 'BLOCKED' })))
    act(() => sessionActor.send({ type: 'USER_CHANGED' }))

    expect(await heading('Your account is blocked')).toHaveFocus()
    expect([address(), document.title]).toEqual(['/sender/parcels', 'Account blocked · Waybill'])
    host.on(me, () => ok(wireUser({ role: 'SENDER' })))
    act(() => sessionActor.send({ type: 'USER_CHANGED' }))
    expect(await heading('My Parcels')).toHaveFocus()
    expect(document.title).toBe('My Parcels · Waybill')
  })

  it('an admin page as an administrator who lacks the required two-factor authentication sets it up first', async () => {
    const admin = wireUser({ role: 'ADMIN' })
    host.on(me, () => ok({ ...admin, mustSetUpTwoFactor: true }))
    host.on('GET /api/user/me/two-factor', () => ok(wireTwoFactor({ isRequired: true })))
    host.on('POST /api/user/me/two-factor/setup', () => ok(wireSecret))
    host.on('POST /api/user/me/two-factor', () => ok({ recoveryCodes: wireRecoveryCodes }))
    open('/admin/parcels', null)

    expect(await heading('Set up two-factor authentication')).toBeVisible()
    expect(screen.getByText(/^Administrators need it here/).parentElement).toHaveTextContent(
      'ada@example.com can continue once it is set up.',
    )
    expect([address(), document.title]).toEqual([
      '/admin/parcels',
      'Two-factor authentication · Waybill',
    ])
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(host.calls().filter((call) => call !== me)).toEqual(['GET /api/user/me/two-factor'])

    await userEvent.click(screen.getByRole('button', { name: 'Set up two-factor authentication' }))
    await userEvent.type(
      await screen.findByLabelText(/^Your password/, { selector: 'input' }),
      'secret1{Enter}',
    )
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Code from the app/ }),
      '492039{Enter}',
    )
    host.on(me, () => ok(admin))
    await userEvent.click(await screen.findByRole('button', { name: 'I have saved them' }))
    expect(await heading('All Parcels')).toBeVisible()
    expect([address(), document.title]).toEqual(['/admin/parcels', 'All Parcels · Waybill'])
  })

  it('an area as an administrator is taken to the set-up once it becomes required', async () => {
    open('/admin/users', 'ADMIN')
    await heading('Manage Users')
    host.on(me, () => ok({ ...wireUser({ role: 'ADMIN' }), mustSetUpTwoFactor: true }))
    act(() => sessionActor.send({ type: 'CALL_REFUSED' }))
    expect(await heading('Set up two-factor authentication')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('an area with an unknown role has no access', async () => {
    host.on(me, () => ok({ ...wireUser(), role: 'PILOT' }))
    open('/admin/users', null)

    await waitFor(() => expect(address()).toBe('/unauthorized?area=admin'))
  })
})

describe('While the current user is being looked up', () => {
  it('an area shows only a spinner', async () => {
    const answer = later()
    host.on(me, answer.handler)
    open('/admin/users', null)

    expect(screen.getByRole('status')).toHaveTextContent('Loading…')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    answer.answer(ok(wireUser()))

    expect(await heading('Manage Users')).toBeVisible()
  })

  it('a public page is shown immediately', async () => {
    const answer = later()
    host.on(me, answer.handler)
    open('/about', null)

    expect(await heading('About Waybill')).toBeVisible()
    answer.answer(ok(null))
  })

  it('a failed lookup leads to the login, and a later success leads back', async () => {
    host.on(me, () => failure(503, 'Away'))
    open('/sender/parcels', null)

    expect(await screen.findByText('We could not check whether you are logged in.')).toBeVisible()
    expect(address()).toBe('/login?returnTo=%2Fsender%2Fparcels')
    host.on(me, () => ok(wireUser({ role: 'SENDER' })))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await heading('My Parcels')).toBeVisible()
    expect(address()).toBe('/sender/parcels')
  })
})

describe('A person who is signed in', () => {
  it('logs out, and the next user is not led to the same page', async () => {
    open('/admin/users', 'ADMIN')
    await heading('Manage Users')

    act(() => sessionActor.send({ type: 'LOGOUT' }))

    await waitFor(() => expect(address()).toBe('/login'))
    expect(host.calls()).toContain('POST /api/auth/logout')
  })

  it('sees the new name immediately, and returns home after deleting the account', async () => {
    const renamed = () => ok(wireUser({ role: 'SENDER', name: 'Noor Khalil' }))
    host.on('PATCH /api/user/me', () => {
      host.on(me, renamed)
      return renamed()
    })
    host.on('POST /api/user/me/deletion', () => {
      host.on(me, () => ok(null))
      return ok(null)
    })
    open('/sender/account', 'SENDER')
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Noor Khalil')
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
    expect(await screen.findByText('Noor Khalil')).toBeVisible()
    expect(document.title).toBe('Your account · Waybill')

    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Your password/, { selector: 'input' }), 'secret1')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(await screen.findByText('Your account is deleted')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
  })

  it('is sent to log in when the session ends, and returns afterwards', async () => {
    open('/admin/users?page=1', 'ADMIN')
    await heading('Manage Users')
    host.on('GET /api/user', () => failure(401, 'No'))
    host.on('POST /api/users/refresh-token', () => failure(401, 'No'))

    act(() => sessionActor.send({ type: 'SESSION_EXPIRED' }))

    await waitFor(() => expect(address()).toBe('/login?returnTo=%2Fadmin%2Fusers%3Fpage%3D1'))
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
  })
})

it('A visitor who follows a link finds the focus on the heading of the next screen', async () => {
  open('/about', null)
  await heading('About Waybill')
  const link = screen.getAllByRole('link', { name: 'Contact' })[0]
  if (link) await userEvent.click(link)

  await waitFor(() => expect(document.title).toBe('Contact · Waybill'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})
