import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { NameSection } from '../../../../src/features/account/name-section.tsx'
import { PasswordSection } from '../../../../src/features/account/password-section.tsx'
import LoginPage from '../../../../src/pages/login-page.tsx'
import RegisterPage from '../../../../src/pages/register-page.tsx'
import ResetPasswordPage from '../../../../src/pages/reset-password-page.tsx'
import { ok } from '../../../support/host.ts'
import { wireUser } from '../../../support/wire.ts'
import * as pages from '../pages.tsx'
import { wireSession } from '../sessions.ts'
import { button, input, keeps, opens, question, radio, typed, types } from './action.ts'
import type { Action } from './action.ts'

const name = [/^Name/, 'Nia Novak'] as const
const email = [/^Email/, 'nia@example.com'] as const
const password = [/^Password/, 'secret1'] as const
const confirmation = [/^Confirm Password/, 'secret1'] as const
const passwords = [
  [/^Current password/, 'secret1'],
  [/^New password/, 'secret2'],
  [/^Confirm new password/, 'secret2'],
] as const
const sessions = {
  ...pages.mySessions,
  host: {
    'GET /api/user/me/sessions': () =>
      ok([wireSession(), wireSession({ id: 's-2', browser: 'Safari', isCurrent: false })]),
  },
}

export const accountActions: Action[] = [
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
    page: <PasswordSection email="sam@example.com" onSet={() => {}} />,
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
    title: 'A user sets a new password with a link',
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
]
