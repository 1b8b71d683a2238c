import { createActor, SimulatedClock } from 'xstate'
import type { PasskeyLogin } from '../../../openapi.d.ts'
import type { SessionUser } from '../../../machines/session.ts'
import { sessionMachine } from '../../../machines/session.ts'
import { deferredCall } from './calls.ts'

export const ada: SessionUser = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'SENDER',
  isBlocked: false,
}

export function start(clock = new SimulatedClock()) {
  const lookup = deferredCall<SessionUser | null>()
  const renewal = deferredCall<SessionUser | null>()
  const passkeyLogin = deferredCall<SessionUser | null, PasskeyLogin>()
  const logout = deferredCall<string | null>()
  const events: string[] = []
  const machine = sessionMachine.provide({
    actors: {
      getCurrentUser: lookup.logic,
      refreshSession: renewal.logic,
      loginWithPasskey: passkeyLogin.logic,
      logoutUser: logout.logic,
    },
    actions: {
      clearCachedData: () => events.push('cleared'),
      notifyOtherTabs: () => events.push('notified other tabs'),
      announceLogin: () => events.push('logged in'),
      openProvider: (_, { address }) => events.push(`opened ${address}`),
      endSessionAtProvider: (_, { address }) => events.push(`opened ${String(address)}`),
      announceExpiry: () => events.push('expired'),
      announcePasskeyFailure: (_, { error }) => events.push(`passkey failed: ${String(error)}`),
      announceLogoutFailure: (_, { error }) => events.push(`logout failed: ${String(error)}`),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return { actor, clock, lookup, renewal, passkeyLogin, logout, events }
}

export async function startAs(user: SessionUser) {
  const started = start()
  await started.lookup.succeed(user)
  started.events.length = 0
  return started
}
