import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { NameSection } from '../../../src/features/account/name-section.tsx'
import { PasswordSection } from '../../../src/features/account/password-section.tsx'
import LoginPage from '../../../src/pages/login-page.tsx'
import RegisterPage from '../../../src/pages/register-page.tsx'
import ResetPasswordPage from '../../../src/pages/reset-password-page.tsx'
import { ok } from '../../support/host.ts'
import { wireAddress, wireDelivery, wireParcel, wireUser, wireWebhook } from '../../support/wire.ts'
import { created } from './answers.ts'
import { wireApiKey } from './api-keys.ts'
import { wireSession } from './sessions.ts'
import { fill, people } from './create-dialog.tsx'
import type { Answers } from './open-page.tsx'
import * as pages from './pages.tsx'

/** One thing that a person does with one call. */
export interface Action {
  title: string
  call: string
  page: ReactNode
  path: string
  /** The rest of the host. */
  host?: Answers
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
const blocked = wireParcel({ status: 'BLOCKED', isBlocked: true })
const bert = wireUser({ _id: 'u-2', name: 'Bert', email: 'bert@example.com', role: 'SENDER' })
const cleo = wireUser({ _id: 'u-3', name: 'Cleo', email: 'cleo@example.com', isBlocked: 'BLOCKED' })

const button = (name: string) => () => screen.getByRole('button', { name })
const inDialog = (name: string) => () =>
  within(screen.getByRole('dialog')).getByRole('button', { name })
const opens = (first: string, then: string) => async (person: UserEvent) => {
  await person.click(await screen.findByRole('button', { name: first }))
  await within(await screen.findByRole('dialog')).findByRole('button', { name: then })
}
const sees = (role: 'article' | 'table') => async () => void (await screen.findByRole(role))
const input = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' })
const typed = (label: RegExp, value: string) => expect(input(label)).toHaveValue(value)
const box = (name: string) => screen.getByRole('checkbox', { name })
const radio = (name: string | RegExp) => screen.getByRole('radio', { name })

/** A question that a button opens; the answer is pressed, and after a failure another one. */
const question = (first: string, then: string) => ({
  prepare: opens(first, then),
  button: inDialog(then),
  again: inDialog('Try again'),
})

/** A form that a button opens in a dialog, and what a person does in it. */
const form = (
  first: string,
  then: string,
  fillIn: (person: UserEvent) => Promise<void> = async () => {},
) => ({
  prepare: async (person: UserEvent) => {
    await opens(first, then)(person)
    await fillIn(person)
  },
  button: inDialog(then),
})

/** Types into the fields of a form. */
const types =
  (...fields: Field[]) =>
  async (person: UserEvent) => {
    for (const [label, text] of fields) await person.type(input(label), text)
  }
const keeps = (...fields: Field[]) => fields.forEach(([label, text]) => typed(label, text))
type Field = readonly [label: RegExp, text: string]

const name = [/^Name/, 'Nia Novak'] as const
const email = [/^Email/, 'nia@example.com'] as const
const password = [/^Password/, 'secret1'] as const
const confirmation = [/^Confirm Password/, 'secret1'] as const
const passwords = [
  [/^Current password/, 'secret1'],
  [/^New password/, 'secret2'],
  [/^Confirm new password/, 'secret2'],
] as const
const newAddress = [
  [/^Label/, 'Hill'],
  [/^Address/, '2 Hill Row'],
] as const

const resetLink = { token: 'A'.repeat(43), expiresAt: '2026-03-03T09:00:00.000Z' }
const newSecret = { webhook: wireWebhook(), secret: 'whsec_c2VjcmV0' }
const integrations = {
  ...pages.integrations,
  host: {
    'GET /api/webhooks': () => ok([wireWebhook()]),
    'GET /api/webhooks/w-1/deliveries': () => ok([wireDelivery()], { page: 1, limit: 5, total: 1 }),
  },
}
const sessions = {
  ...pages.mySessions,
  host: {
    'GET /api/user/me/sessions': () =>
      ok([wireSession(), wireSession({ id: 's-2', browser: 'Safari', isCurrent: false })]),
  },
}
const addressBook = {
  ...pages.myAddresses,
  host: {
    'GET /api/addresses': () => ok([wireAddress()]),
    'GET /api/user/receivers': () => ok(people),
  },
}
const myParcels = {
  ...pages.myParcels,
  host: { 'GET /api/parcel/me': () => ok([row]), 'GET /api/user/receivers': () => ok(people) },
}
const allParcels = (parcel = row) => ({
  ...pages.allParcels,
  host: { 'GET /api/parcel': () => ok([parcel]) },
})
const allUsers = (user: object) => ({
  ...pages.allUsers,
  host: { 'GET /api/user': () => ok([user]) },
})
const apiKeys = (...keys: object[]) => ({
  ...pages.apiKeys,
  host: { 'GET /api/keys': () => ok(keys) },
})

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
    prepare: async (person) => {
      await person.clear(input(/^Name/))
      await person.type(input(/^Name/), 'Sam Smith')
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
    ...pages.myPhone,
    host: { 'GET /api/user/me/phone': () => ok({ phone: null }) },
    prepare: async (person) => {
      const field = await screen.findByRole('textbox', { name: /^Phone number/ })
      await person.type(field, '+49 40 5550123')
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
    prepare: types(...passwords),
    button: button('Change password'),
    fallback: 'Failed to change the password',
    kept: () => keeps(...passwords),
    success: () => ok(null),
    done: 'Password changed',
  },
  {
    title: 'A user ends another session',
    call: 'DELETE /api/user/me/sessions/{id}',
    ...sessions,
    ...question('End Safari on Windows', 'End session'),
    fallback: 'Failed to end the session',
    saidInDialog: true,
    success: () => ok(null),
    done: 'Session ended',
  },
  {
    title: 'A user ends all other sessions',
    call: 'DELETE /api/user/me/sessions',
    ...sessions,
    ...question('End all others', 'End all others'),
    prepare: async (person) => {
      await screen.findByRole('table', { name: 'Sessions' })
      await opens('End all others', 'End all others')(person)
    },
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
    prepare: types(email, password),
    button: button('Login'),
    fallback: 'Login failed',
    withoutSession: true,
    kept: () => keeps(email, password),
    success: () => ok(wireUser()),
    done: 'Logged in successfully!',
  },
  {
    title: 'A visitor registers',
    call: 'POST /api/user',
    page: <RegisterPage />,
    path: '/register',
    prepare: async (person) => {
      await types(name, email, password, confirmation)(person)
      await person.click(radio(/^Sender/))
    },
    button: button('Register'),
    fallback: 'Registration failed',
    withoutSession: true,
    kept: () => {
      keeps(name, email, password, confirmation)
      expect(radio(/^Sender/)).toBeChecked()
    },
    success: () => ok(null),
    done: 'User registered successfully!',
  },
  {
    title: 'A user sets a new password by a link',
    call: 'POST /api/user/reset-password',
    page: <ResetPasswordPage />,
    path: '/reset-password',
    prepare: async (person) => {
      window.location.hash = 'A'.repeat(43)
      const field = await screen.findByLabelText(/^New password/, { selector: 'input' })
      await person.type(field, 'secret1')
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
    ...myParcels,
    ...form('Create Parcel', 'Create Parcel', fill),
    fallback: 'Failed to create parcel',
    kept: () => {
      typed(/Receiver/, 'Rolf Receiver')
      typed(/From Address/, 'Harbour 1')
      typed(/To Address/, ' Hill 2 ')
      expect(radio('Document')).toBeChecked()
      expect(screen.getByLabelText(/Weight/)).toHaveValue(2.35)
    },
    success: () => created(row),
    done: 'Parcel created successfully!',
  },
  {
    title: 'A sender cancels a parcel',
    call: 'PATCH /api/parcel/cancel/{id}',
    ...myParcels,
    ...question('Cancel Parcel', 'Yes, cancel parcel'),
    fallback: 'Failed to cancel parcel',
    success: () => ok(wireParcel({ status: 'CANCELED', isCanceled: true })),
    done: 'Parcel canceled successfully',
  },
  {
    title: 'A sender creates an API key',
    call: 'POST /api/keys',
    ...apiKeys(),
    ...form('Create API key', 'Create key', async (person) => {
      await person.type(input(/Name/), 'Web shop')
      await person.click(box('Create parcels'))
    }),
    fallback: 'Failed to create the API key',
    saidInDialog: true,
    kept: () => {
      typed(/Name/, 'Web shop')
      expect(box('Create parcels')).toBeChecked()
    },
    success: () => ok({ key: 'wb_secret', apiKey: wireApiKey() }),
    done: 'API key created',
  },
  {
    title: 'A sender revokes an API key',
    call: 'DELETE /api/keys/{id}',
    ...apiKeys(wireApiKey()),
    ...form('Revoke Web shop', 'Revoke key'),
    fallback: 'Failed to revoke the API key',
    saidInDialog: true,
    success: () => ok(wireApiKey({ state: 'REVOKED' })),
    done: 'Web shop is revoked',
  },
  {
    title: 'A sender saves an address',
    call: 'POST /api/addresses',
    ...addressBook,
    ...form('Add address', 'Save', types(...newAddress)),
    fallback: 'Failed to save the address',
    saidInDialog: true,
    kept: () => keeps(...newAddress),
    success: () => created(wireAddress()),
    done: 'Address saved',
  },
  {
    title: 'A sender changes an address',
    call: 'PATCH /api/addresses/{id}',
    ...addressBook,
    ...form('Edit Quay', 'Save', types([/^Label/, 's'])),
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
    ...question('Remove Quay', 'Remove address'),
    fallback: 'Failed to remove the address',
    saidInDialog: true,
    success: () => ok(null),
    done: 'Address removed',
  },
  {
    title: 'A receiver confirms a delivery',
    call: 'PATCH /api/parcel/confirm-delivery/{id}',
    ...pages.dashboard,
    host: {
      'GET /api/parcel/incoming': () => ok([wireParcel({ status: 'IN_TRANSIT' })]),
      'GET /api/parcel/history': () => ok([]),
    },
    ...question('Confirm Delivery', 'Yes, it has arrived'),
    fallback: 'Failed to confirm delivery',
    success: () => ok(wireParcel({ status: 'DELIVERED' })),
    done: 'Delivery confirmed!',
  },
  {
    title: 'An administrator sets a status',
    call: 'PATCH /api/parcel/status/{id}',
    ...allParcels(),
    ...form('Update Status', 'Save', (person) => person.click(radio('In transit'))),
    fallback: 'Failed to update status',
    kept: () => expect(radio('In transit')).toBeChecked(),
    success: () => ok(wireParcel({ status: 'IN_TRANSIT' })),
    done: 'Parcel status updated to IN_TRANSIT',
  },
  {
    title: 'An administrator records a failed attempt',
    call: 'POST /api/parcel/attempts/{id}',
    ...allParcels(underWay),
    ...form('Failed attempt', 'Record attempt', async (person) => {
      await person.click(radio('Other'))
      await person.type(screen.getByRole('textbox', { name: 'What happened' }), 'A dog')
    }),
    fallback: 'Failed to record the attempt',
    saidInDialog: true,
    kept: () => {
      expect(radio('Other')).toBeChecked()
      expect(screen.getByRole('textbox', { name: 'What happened' })).toHaveValue('A dog')
    },
    success: () => ok(underWay),
    done: 'Failed attempt recorded',
  },
  {
    title: 'An administrator blocks a parcel',
    call: 'PATCH /api/parcel/block/{id}',
    ...allParcels(),
    ...question('Block', 'Block parcel'),
    fallback: 'Failed to update parcel block status',
    fixed: true,
    success: () => ok(blocked),
    done: 'Parcel blocked',
  },
  {
    title: 'An administrator unblocks a parcel',
    call: 'PATCH /api/parcel/block/{id}',
    ...allParcels(blocked),
    prepare: sees('article'),
    button: button('Unblock'),
    fallback: 'Failed to update parcel block status',
    fixed: true,
    success: () => ok(row),
    done: 'Parcel unblocked',
  },
  {
    title: 'An administrator blocks a user',
    call: 'PATCH /api/user/block/{id}',
    ...allUsers(bert),
    ...question('Block Bert', 'Block user'),
    fallback: 'Something went wrong!',
    success: () => ok({ ...bert, isBlocked: 'BLOCKED' }),
    done: 'Bert has been blocked 🚫',
  },
  {
    title: 'An administrator unblocks a user',
    call: 'PATCH /api/user/unblock/{id}',
    ...allUsers(cleo),
    prepare: sees('table'),
    button: button('Unblock Cleo'),
    fallback: 'Something went wrong!',
    success: () => ok({ ...cleo, isBlocked: 'UNBLOCKED' }),
    done: 'Cleo has been unblocked ✅',
  },
  {
    title: 'An administrator makes a reset link',
    call: 'POST /api/user/reset-link/{id}',
    ...allUsers({ ...bert, actions: ['block', 'createResetLink'] }),
    ...question('Reset link for Bert', 'Make link'),
    fallback: 'Failed to make the link',
    saidInDialog: true,
    success: () => created(resetLink),
    done: 'Reset link made',
  },
  {
    title: 'A sender adds an endpoint',
    call: 'POST /api/webhooks',
    ...integrations,
    host: { 'GET /api/webhooks': () => ok([]) },
    ...form('Add endpoint', 'Add endpoint', async (person) => {
      await person.type(input(/^Address/), 'https://shop.example.com/hook')
      await person.click(box('Blocked'))
    }),
    fallback: 'Failed to add the endpoint',
    saidInDialog: true,
    kept: () => {
      typed(/^Address/, 'https://shop.example.com/hook')
      expect(box('Blocked')).not.toBeChecked()
    },
    success: () => created(newSecret),
    done: 'Endpoint added',
  },
  {
    title: 'A sender changes an endpoint',
    call: 'PATCH /api/webhooks/{id}',
    ...integrations,
    ...form('Edit', 'Save', types([/^Address/, 's'])),
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
    prepare: sees('article'),
    button: button('Disable'),
    fallback: 'Failed to disable the endpoint',
    success: () => ok(wireWebhook({ state: 'DISABLED' })),
    done: 'Endpoint disabled',
  },
  {
    title: 'A sender removes an endpoint',
    call: 'DELETE /api/webhooks/{id}',
    ...integrations,
    ...question('Remove', 'Remove endpoint'),
    fallback: 'Failed to remove the endpoint',
    saidInDialog: true,
    success: () => ok(null),
    done: 'Endpoint removed',
  },
  {
    title: 'A sender has a new secret made',
    call: 'POST /api/webhooks/{id}/rotate',
    ...integrations,
    ...question('New secret', 'Make a new secret'),
    fallback: 'Failed to make a new secret',
    saidInDialog: true,
    success: () => ok(newSecret),
    done: 'New secret made',
  },
  {
    title: 'A sender tries an endpoint',
    call: 'POST /api/webhooks/{id}/test',
    ...integrations,
    prepare: sees('article'),
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
