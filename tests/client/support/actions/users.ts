import { ok } from '../../../support/host.ts'
import { wireUser } from '../../../support/wire.ts'
import { created } from '../answers.ts'
import * as pages from '../pages.tsx'
import { button, form, keeps, question, sees, types } from './action.ts'
import type { Action } from './action.ts'

const bert = wireUser({ _id: 'u-2', name: 'Bert', email: 'bert@example.com', role: 'SENDER' })
const cleo = wireUser({ _id: 'u-3', name: 'Cleo', email: 'cleo@example.com', isBlocked: 'BLOCKED' })
const cem = wireUser({ _id: 'u-4', name: 'Cem', email: 'cem@example.com', role: 'COURIER' })
const passwordLink = { token: 'A'.repeat(43), expiresAt: '2026-03-03T09:00:00.000Z' }
const newCourier = [
  [/^Name/, 'Cem'],
  [/^Email/, 'cem@example.com'],
] as const
const ownPassword = [/^Your password/, 'secret1'] as const
const allUsers = (user: object) => ({
  ...pages.allUsers,
  host: { 'GET /api/user': () => ok([user]) },
})

export const userActions: Action[] = [
  {
    title: 'An administrator adds a courier',
    call: 'POST /api/user/couriers',
    ...allUsers(bert),
    ...form('Add courier', 'Add courier', types(...newCourier)),
    fallback: 'Failed to add the courier',
    saidInDialog: true,
    kept: () => keeps(...newCourier),
    success: () => created({ user: cem, ...passwordLink }),
    done: 'Courier added',
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
    title: 'An administrator creates a reset link',
    call: 'POST /api/user/reset-link/{id}',
    ...allUsers({ ...bert, actions: ['block', 'createResetLink'] }),
    ...form('Reset link for Bert', 'Make link', types(ownPassword)),
    fallback: 'Failed to make the link',
    saidInDialog: true,
    kept: () => keeps(ownPassword),
    success: () => created(passwordLink),
    done: 'Reset link made',
  },
]
