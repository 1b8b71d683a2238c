import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { NameSection } from '../../../src/features/account/name-section.tsx'
import { PasswordSection } from '../../../src/features/account/password-section.tsx'
import { PhoneSection } from '../../../src/features/account/phone-section.tsx'
import { SessionsSection } from '../../../src/features/account/sessions-section.tsx'
import { ApiKeys } from '../../../src/features/api-keys/api-keys.tsx'
import AdminParcelsPage from '../../../src/pages/admin-parcels-page.tsx'
import AdminUsersPage from '../../../src/pages/admin-users-page.tsx'
import LoginPage from '../../../src/pages/login-page.tsx'
import ReceiverDashboardPage from '../../../src/pages/receiver-dashboard-page.tsx'
import RegisterPage from '../../../src/pages/register-page.tsx'
import ResetPasswordPage from '../../../src/pages/reset-password-page.tsx'
import SenderAddressesPage from '../../../src/pages/sender-addresses-page.tsx'
import SenderIntegrationsPage from '../../../src/pages/sender-integrations-page.tsx'
import SenderParcelsPage from '../../../src/pages/sender-parcels-page.tsx'
import { json, ok } from '../../support/host.ts'
import type { standInHost } from '../../support/host.ts'
import { wireAddress, wireDelivery, wireParcel, wireUser, wireWebhook } from '../../support/wire.ts'
import { wireApiKey } from './api-keys.ts'
import { wireSession } from './sessions.ts'
import { fill, people } from './create-dialog.tsx'

/** One thing that a person does with one call. */
export interface Action {
  title: string
  call: string
  page: ReactNode
  path: string
  /** The rest of the host. */
  host: NonNullable<Parameters<typeof standInHost>[0]>
  /** Everything up to the click that makes the call. */
  prepare?: (person: UserEvent) => Promise<void>
  /** The button that makes the call; its name may change once it has failed. */
  button: () => HTMLElement
  again?: () => HTMLElement
  /** Sentence of the specification where the host gives none of its own. */
  fallback: string
  /** The sentence of the host is not shown in the toast. */
  fixed?: true
  /** The dialog that stays open says what failed, and no toast says it again. */
  saidInDialog?: true
  /** No session is renewed for it. */
  withoutSession?: true
  /** Checks that what was typed or chosen is kept. */
  kept?: () => void
  success: () => Response
  done: string
}

const underWay = wireParcel({ status: 'IN_TRANSIT', actions: ['recordAttempt'] })
const row = wireParcel()
const bert = wireUser({ _id: 'u-2', name: 'Bert', email: 'bert@example.com', role: 'SENDER' })
const cleo = wireUser({ _id: 'u-3', name: 'Cleo', email: 'cleo@example.com', isBlocked: 'BLOCKED' })

const button = (name: string) => () => screen.getByRole('button', { name })
const inDialog = (name: string) => () =>
  within(screen.getByRole('dialog')).getByRole('button', { name })
const opens = (first: string, then: string) => async (person: UserEvent) => {
  await person.click(await screen.findByRole('button', { name: first }))
  await within(await screen.findByRole('dialog')).findByRole('button', { name: then })
}
const typed = (label: RegExp, value: string) =>
  expect(screen.getByLabelText(label, { selector: 'input' })).toHaveValue(value)

const resetLink = { token: 'A'.repeat(43), expiresAt: '2026-03-03T09:00:00.000Z' }
const newSecret = { webhook: wireWebhook(), secret: 'whsec_c2VjcmV0' }
const integrations = {
  page: <SenderIntegrationsPage />,
  path: '/sender/integrations',
  host: {
    'GET /api/webhooks': () => ok([wireWebhook()]),
    'GET /api/webhooks/w-1/deliveries': () => ok([wireDelivery()], { page: 1, limit: 5, total: 1 }),
  },
}

const sessionsAt = {
  page: <SessionsSection />,
  path: '/sender/account',
  host: {
    'GET /api/user/me/sessions': () =>
      ok([wireSession(), wireSession({ id: 's-2', browser: 'Safari', isCurrent: false })]),
  },
}

const addressBook = {
  page: <SenderAddressesPage />,
  path: '/sender/addresses',
  host: {
    'GET /api/addresses': () => ok([wireAddress()]),
    'GET /api/user/receivers': () => ok(people),
  },
}

export const actions: Action[] = [
  {
    title: 'A user changes their name',
    call: 'PATCH /api/user/me',
    page: (
      <NameSection
        user={{ name: 'Sam Sender', email: 'sam@example.com' }}
        onChanged={async () => {}}
      />
    ),
    path: '/sender/account',
    host: {},
    prepare: async (person) => {
      await person.clear(screen.getByLabelText(/^Name/, { selector: 'input' }))
      await person.type(screen.getByLabelText(/^Name/, { selector: 'input' }), 'Sam Smith')
    },
    button: button('Save name'),
    fallback: 'Failed to change the name',
    kept: () => typed(/^Name/, 'Sam Smith'),
    success: () => ok(wireUser({ name: 'Sam Smith' })),
    done: 'Name changed',
  },
  {
    title: 'A receiver saves their phone number',
    call: 'PUT /api/user/me/phone',
    page: <PhoneSection />,
    path: '/receiver/account',
    host: { 'GET /api/user/me/phone': () => ok({ phone: null }) },
    prepare: async (person) => {
      await person.type(
        await screen.findByRole('textbox', { name: /^Phone number/ }),
        '+49 40 5550123',
      )
    },
    button: button('Save phone number'),
    fallback: 'Failed to save the phone number',
    kept: () => typed(/^Phone number/, '+49 40 5550123'),
    success: () => ok({ phone: '+49 40 5550123' }),
    done: 'Phone number saved',
  },
  {
    title: 'A user changes their password',
    call: 'POST /api/user/me/password',
    page: <PasswordSection email="sam@example.com" />,
    path: '/sender/account',
    host: {},
    prepare: async (person) => {
      const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' })
      await person.type(field(/^Current password/), 'secret1')
      await person.type(field(/^New password/), 'secret2')
      await person.type(field(/^Confirm new password/), 'secret2')
    },
    button: button('Change password'),
    fallback: 'Failed to change the password',
    kept: () => {
      typed(/^Current password/, 'secret1')
      typed(/^New password/, 'secret2')
      typed(/^Confirm new password/, 'secret2')
    },
    success: () => ok(null),
    done: 'Password changed',
  },
  {
    title: 'A user ends another session',
    call: 'DELETE /api/user/me/sessions/{id}',
    ...sessionsAt,
    prepare: opens('End Safari on Windows', 'End session'),
    button: inDialog('End session'),
    again: inDialog('Try again'),
    fallback: 'Failed to end the session',
    saidInDialog: true,
    success: () => ok(null),
    done: 'Session ended',
  },
  {
    title: 'A user ends all other sessions',
    call: 'DELETE /api/user/me/sessions',
    ...sessionsAt,
    prepare: async (person) => {
      await screen.findByRole('table', { name: 'Sessions' })
      await opens('End all others', 'End all others')(person)
    },
    button: inDialog('End all others'),
    again: inDialog('Try again'),
    fallback: 'Failed to end the sessions',
    saidInDialog: true,
    success: () => ok(null),
    done: 'All other sessions ended',
  },
  {
    title: 'A visitor logs in',
    call: 'POST /api/user/login',
    page: <LoginPage />,
    path: '/login',
    host: { 'GET /api/user/me': () => ok(null) },
    prepare: async (person) => {
      await person.type(screen.getByLabelText(/Email/), 'ada@example.com')
      await person.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret1')
    },
    button: button('Login'),
    fallback: 'Login failed',
    withoutSession: true,
    kept: () => {
      typed(/Email/, 'ada@example.com')
      typed(/^Password/, 'secret1')
    },
    success: () => ok(wireUser()),
    done: 'Logged in successfully!',
  },
  {
    title: 'A visitor registers',
    call: 'POST /api/user',
    page: <RegisterPage />,
    path: '/register',
    host: {},
    prepare: async (person) => {
      await person.type(screen.getByLabelText(/^Name/), 'Nia Novak')
      await person.type(screen.getByLabelText(/^Email/), 'nia@example.com')
      await person.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret1')
      await person.type(
        screen.getByLabelText(/^Confirm Password/, { selector: 'input' }),
        'secret1',
      )
      await person.click(screen.getByRole('radio', { name: /^Sender/ }))
    },
    button: button('Register'),
    fallback: 'Registration failed',
    withoutSession: true,
    kept: () => {
      typed(/^Name/, 'Nia Novak')
      typed(/^Email/, 'nia@example.com')
      typed(/^Password/, 'secret1')
      typed(/^Confirm Password/, 'secret1')
      expect(screen.getByRole('radio', { name: /^Sender/ })).toBeChecked()
    },
    success: () => ok(null),
    done: 'User registered successfully!',
  },
  {
    title: 'A user sets a new password by a link',
    call: 'POST /api/user/reset-password',
    page: <ResetPasswordPage />,
    path: '/reset-password',
    host: {},
    prepare: async (person) => {
      window.location.hash = 'A'.repeat(43)
      await person.type(
        await screen.findByLabelText(/^New password/, { selector: 'input' }),
        'secret1',
      )
    },
    button: button('Set password'),
    fallback: 'The password could not be set',
    withoutSession: true,
    kept: () => typed(/^New password/, 'secret1'),
    success: () => ok(null),
    done: 'Your password is set. Please log in with it.',
  },
  {
    title: 'A sender creates a parcel',
    call: 'POST /api/parcel',
    page: <SenderParcelsPage />,
    path: '/sender/parcels',
    host: { 'GET /api/parcel/me': () => ok([row]), 'GET /api/user/receivers': () => ok(people) },
    prepare: async (person) => {
      await opens('Create Parcel', 'Create Parcel')(person)
      await fill(person)
    },
    button: inDialog('Create Parcel'),
    fallback: 'Failed to create parcel',
    kept: () => {
      typed(/Receiver/, 'Rolf Receiver')
      typed(/From Address/, 'Harbour 1')
      typed(/To Address/, ' Hill 2 ')
      expect(screen.getByRole('radio', { name: 'Document' })).toBeChecked()
      expect(screen.getByLabelText(/Weight/)).toHaveValue(2.35)
    },
    success: () => json({ success: true, message: 'Created', data: row }, 201),
    done: 'Parcel created successfully!',
  },
  {
    title: 'A sender cancels a parcel',
    call: 'PATCH /api/parcel/cancel/{id}',
    page: <SenderParcelsPage />,
    path: '/sender/parcels',
    host: { 'GET /api/parcel/me': () => ok([row]) },
    prepare: opens('Cancel Parcel', 'Yes, cancel parcel'),
    button: inDialog('Yes, cancel parcel'),
    again: inDialog('Try again'),
    fallback: 'Failed to cancel parcel',
    success: () => ok(wireParcel({ status: 'CANCELED', isCanceled: true })),
    done: 'Parcel canceled successfully',
  },
  {
    title: 'A sender creates an API key',
    call: 'POST /api/keys',
    page: <ApiKeys />,
    path: '/sender/integrations',
    host: { 'GET /api/keys': () => ok([]) },
    prepare: async (person) => {
      await opens('Create API key', 'Create key')(person)
      await person.type(screen.getByLabelText(/Name/), 'Web shop')
      await person.click(screen.getByRole('checkbox', { name: 'Create parcels' }))
    },
    button: inDialog('Create key'),
    fallback: 'Failed to create the API key',
    saidInDialog: true,
    kept: () => {
      typed(/Name/, 'Web shop')
      expect(screen.getByRole('checkbox', { name: 'Create parcels' })).toBeChecked()
    },
    success: () => ok({ key: 'wb_secret', apiKey: wireApiKey() }),
    done: 'API key created',
  },
  {
    title: 'A sender revokes an API key',
    call: 'DELETE /api/keys/{id}',
    page: <ApiKeys />,
    path: '/sender/integrations',
    host: { 'GET /api/keys': () => ok([wireApiKey()]) },
    prepare: opens('Revoke Web shop', 'Revoke key'),
    button: inDialog('Revoke key'),
    fallback: 'Failed to revoke the API key',
    saidInDialog: true,
    success: () => ok(wireApiKey({ state: 'REVOKED' })),
    done: 'Web shop is revoked',
  },
  {
    title: 'A sender saves an address',
    call: 'POST /api/addresses',
    ...addressBook,
    prepare: async (person) => {
      await opens('Add address', 'Save')(person)
      await person.type(screen.getByLabelText(/^Label/), 'Hill')
      await person.type(screen.getByLabelText(/^Address/), '2 Hill Row')
    },
    button: inDialog('Save'),
    fallback: 'Failed to save the address',
    saidInDialog: true,
    kept: () => {
      typed(/^Label/, 'Hill')
      typed(/^Address/, '2 Hill Row')
    },
    success: () => json({ success: true, message: 'Saved', data: wireAddress() }, 201),
    done: 'Address saved',
  },
  {
    title: 'A sender changes an address',
    call: 'PATCH /api/addresses/{id}',
    ...addressBook,
    prepare: async (person) => {
      await opens('Edit Quay', 'Save')(person)
      await person.type(screen.getByLabelText(/^Label/), 's')
    },
    button: inDialog('Save'),
    fallback: 'Failed to change the address',
    saidInDialog: true,
    kept: () => typed(/^Label/, 'Quays'),
    success: () => ok(wireAddress()),
    done: 'Address changed',
  },
  {
    title: 'A sender removes an address',
    call: 'DELETE /api/addresses/{id}',
    ...addressBook,
    prepare: opens('Remove Quay', 'Remove address'),
    button: inDialog('Remove address'),
    again: inDialog('Try again'),
    fallback: 'Failed to remove the address',
    saidInDialog: true,
    success: () => ok(null),
    done: 'Address removed',
  },
  {
    title: 'A receiver confirms a delivery',
    call: 'PATCH /api/parcel/confirm-delivery/{id}',
    page: <ReceiverDashboardPage />,
    path: '/receiver/dashboard',
    host: {
      'GET /api/parcel/incoming': () => ok([wireParcel({ status: 'IN_TRANSIT' })]),
      'GET /api/parcel/history': () => ok([]),
    },
    prepare: opens('Confirm Delivery', 'Yes, it has arrived'),
    button: inDialog('Yes, it has arrived'),
    again: inDialog('Try again'),
    fallback: 'Failed to confirm delivery',
    success: () => ok(wireParcel({ status: 'DELIVERED' })),
    done: 'Delivery confirmed!',
  },
  {
    title: 'An administrator sets a status',
    call: 'PATCH /api/parcel/status/{id}',
    page: <AdminParcelsPage />,
    path: '/admin/parcels',
    host: { 'GET /api/parcel': () => ok([row]) },
    prepare: async (person) => {
      await opens('Update Status', 'Save')(person)
      await person.click(screen.getByRole('radio', { name: 'In transit' }))
    },
    button: inDialog('Save'),
    fallback: 'Failed to update status',
    kept: () => expect(screen.getByRole('radio', { name: 'In transit' })).toBeChecked(),
    success: () => ok(wireParcel({ status: 'IN_TRANSIT' })),
    done: 'Parcel status updated to IN_TRANSIT',
  },
  {
    title: 'An administrator records a failed attempt',
    call: 'POST /api/parcel/attempts/{id}',
    page: <AdminParcelsPage />,
    path: '/admin/parcels',
    host: { 'GET /api/parcel': () => ok([underWay]) },
    prepare: async (person) => {
      await opens('Failed attempt', 'Record attempt')(person)
      await person.click(screen.getByRole('radio', { name: 'Other' }))
      await person.type(screen.getByRole('textbox', { name: 'What happened' }), 'A dog')
    },
    button: inDialog('Record attempt'),
    fallback: 'Failed to record the attempt',
    saidInDialog: true,
    kept: () => {
      expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked()
      expect(screen.getByRole('textbox', { name: 'What happened' })).toHaveValue('A dog')
    },
    success: () => ok(underWay),
    done: 'Failed attempt recorded',
  },
  {
    title: 'An administrator blocks a parcel',
    call: 'PATCH /api/parcel/block/{id}',
    page: <AdminParcelsPage />,
    path: '/admin/parcels',
    host: { 'GET /api/parcel': () => ok([row]) },
    prepare: opens('Block', 'Block parcel'),
    button: inDialog('Block parcel'),
    again: inDialog('Try again'),
    fallback: 'Failed to update parcel block status',
    fixed: true,
    success: () => ok(wireParcel({ status: 'BLOCKED', isBlocked: true })),
    done: 'Parcel blocked',
  },
  {
    title: 'An administrator unblocks a parcel',
    call: 'PATCH /api/parcel/block/{id}',
    page: <AdminParcelsPage />,
    path: '/admin/parcels',
    host: { 'GET /api/parcel': () => ok([wireParcel({ status: 'BLOCKED', isBlocked: true })]) },
    prepare: async () => void (await screen.findByRole('article')),
    button: button('Unblock'),
    fallback: 'Failed to update parcel block status',
    fixed: true,
    success: () => ok(row),
    done: 'Parcel unblocked',
  },
  {
    title: 'An administrator blocks a user',
    call: 'PATCH /api/user/block/{id}',
    page: <AdminUsersPage />,
    path: '/admin/users',
    host: { 'GET /api/user': () => ok([bert]) },
    prepare: opens('Block Bert', 'Block user'),
    button: inDialog('Block user'),
    again: inDialog('Try again'),
    fallback: 'Something went wrong!',
    success: () => ok({ ...bert, isBlocked: 'BLOCKED' }),
    done: 'Bert has been blocked 🚫',
  },
  {
    title: 'An administrator unblocks a user',
    call: 'PATCH /api/user/unblock/{id}',
    page: <AdminUsersPage />,
    path: '/admin/users',
    host: { 'GET /api/user': () => ok([cleo]) },
    prepare: async () => void (await screen.findByRole('table')),
    button: button('Unblock Cleo'),
    fallback: 'Something went wrong!',
    success: () => ok({ ...cleo, isBlocked: 'UNBLOCKED' }),
    done: 'Cleo has been unblocked ✅',
  },
  {
    title: 'An administrator makes a reset link',
    call: 'POST /api/user/reset-link/{id}',
    page: <AdminUsersPage />,
    path: '/admin/users',
    host: { 'GET /api/user': () => ok([{ ...bert, actions: ['block', 'createResetLink'] }]) },
    prepare: opens('Reset link for Bert', 'Make link'),
    button: inDialog('Make link'),
    again: inDialog('Try again'),
    fallback: 'Failed to make the link',
    saidInDialog: true,
    success: () => json({ success: true, message: 'Made', data: resetLink }, 201),
    done: 'Reset link made',
  },
  {
    title: 'A sender adds an endpoint',
    call: 'POST /api/webhooks',
    ...integrations,
    host: { 'GET /api/webhooks': () => ok([]) },
    prepare: async (person) => {
      await opens('Add endpoint', 'Add endpoint')(person)
      await person.type(screen.getByLabelText(/^Address/), 'https://shop.example.com/hook')
      await person.click(screen.getByRole('checkbox', { name: 'Blocked' }))
    },
    button: inDialog('Add endpoint'),
    fallback: 'Failed to add the endpoint',
    saidInDialog: true,
    kept: () => {
      typed(/^Address/, 'https://shop.example.com/hook')
      expect(screen.getByRole('checkbox', { name: 'Blocked' })).not.toBeChecked()
    },
    success: () => json({ success: true, message: 'Added', data: newSecret }, 201),
    done: 'Endpoint added',
  },
  {
    title: 'A sender changes an endpoint',
    call: 'PATCH /api/webhooks/{id}',
    ...integrations,
    prepare: async (person) => {
      await opens('Edit', 'Save')(person)
      await person.type(screen.getByLabelText(/^Address/), 's')
    },
    button: inDialog('Save'),
    fallback: 'Failed to change the endpoint',
    saidInDialog: true,
    kept: () => typed(/^Address/, 'https://shop.example.com/hooks'),
    success: () => ok(wireWebhook()),
    done: 'Endpoint changed',
  },
  {
    title: 'A sender disables an endpoint',
    call: 'PATCH /api/webhooks/{id}',
    ...integrations,
    prepare: async () => void (await screen.findByRole('article')),
    button: button('Disable'),
    fallback: 'Failed to disable the endpoint',
    success: () => ok(wireWebhook({ state: 'DISABLED' })),
    done: 'Endpoint disabled',
  },
  {
    title: 'A sender removes an endpoint',
    call: 'DELETE /api/webhooks/{id}',
    ...integrations,
    prepare: opens('Remove', 'Remove endpoint'),
    button: inDialog('Remove endpoint'),
    again: inDialog('Try again'),
    fallback: 'Failed to remove the endpoint',
    saidInDialog: true,
    success: () => ok(null),
    done: 'Endpoint removed',
  },
  {
    title: 'A sender has a new secret made',
    call: 'POST /api/webhooks/{id}/rotate',
    ...integrations,
    prepare: opens('New secret', 'Make a new secret'),
    button: inDialog('Make a new secret'),
    again: inDialog('Try again'),
    fallback: 'Failed to make a new secret',
    saidInDialog: true,
    success: () => ok(newSecret),
    done: 'New secret made',
  },
  {
    title: 'A sender tries an endpoint',
    call: 'POST /api/webhooks/{id}/test',
    ...integrations,
    prepare: async () => void (await screen.findByRole('article')),
    button: button('Send a test'),
    fallback: 'Failed to send the test',
    success: () => ok({ status: 204, error: null, milliseconds: 35 }),
    done: 'Test sent',
  },
  {
    title: 'A sender has a message sent again',
    call: 'POST /api/webhooks/w-1/deliveries/m-1/replay',
    ...integrations,
    prepare: async (person) => {
      await person.click(await screen.findByRole('button', { name: 'Deliveries' }))
      await screen.findByRole('button', { name: 'Send again' })
    },
    button: button('Send again'),
    fallback: 'Failed to send this again',
    success: () => ok(wireDelivery({ state: 'WAITING' })),
    done: 'Sending it again',
  },
]
