import { createActor, SimulatedClock } from 'xstate'
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
  const logout = deferredCall<string | null>()
  const events: string[] = []
  const machine = sessionMachine.provide({
    actors: {
      getCurrentUser: lookup.logic,
      refreshSession: renewal.logic,
      logoutUser: logout.logic,
    },
    actions: {
      clearCachedData: () => events.push('cleared'),
      notifyOtherTabs: () => events.push('notified other tabs'),
      announceLogin: () => events.push('logged in'),
      endSessionAtProvider: (_, { address }) => events.push(`opened ${String(address)}`),
      announceExpiry: () => events.push('expired'),
      announceLogoutFailure: (_, { error }) => events.push(`logout failed: ${String(error)}`),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return { actor, clock, lookup, renewal, logout, events }
}

export async function startAs(user: SessionUser) {
  const started = start()
  await started.lookup.succeed(user)
  started.events.length = 0
  return started
}
