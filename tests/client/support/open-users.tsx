import { sendLogin, sessionActor } from '../../../src/features/session/session-actor.ts'
import AdminUsersPage from '../../../src/pages/admin-users-page.tsx'
import { ok, standInHost } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'
import { opener } from './open-page.tsx'

export const list = 'GET /api/user'
export const ada = wireUser({ _id: 'u-1', name: 'Ada', email: 'ada@example.com' })
export const bert = wireUser({
  _id: 'u-2',
  name: 'Bert',
  email: 'bert@example.com',
  role: 'SENDER',
})
export const cleo = wireUser({
  _id: 'u-3',
  name: 'Cleo',
  email: 'cleo@example.com',
  role: 'RECEIVER',
  isBlocked: 'BLOCKED',
})

/** The administrator who is signed in. */
export function beAda(): void {
  standInHost({ 'GET /api/user/me': () => ok(ada) })
  sessionActor.start()
  sendLogin({
    id: 'u-1',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'ADMIN',
    isBlocked: false,
    actions: null,
  })
}

export const openUsers = opener(<AdminUsersPage />, '/admin/users')
