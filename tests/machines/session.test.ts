import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../../machines/session.ts'
import { sessionMachine } from '../../machines/session.ts'
import { answeredByHand } from './support/calls.ts'

const ada: SessionUser = { id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'SENDER' }
const ben: SessionUser = { id: 'u2', name: 'Ben', email: 'ben@example.com', role: 'ADMIN' }

describe('someone opening the page', () => {
  it('is signed in when the server knows them', async () => {
    const { actor, lookup, events } = start()
    expect(actor.getSnapshot().value).toBe('unknown')
    await lookup.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.user).toEqual(ada)
    expect(events).toEqual(['cleared'])
  })

  it('is anonymous when the server does not', async () => {
    const { actor, lookup, events } = start()
    await lookup.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual([])
  })

  it('has their session renewed when it ran out', async () => {
    const { actor, lookup, renewal } = start()
    await lookup.fail({ status: 401 })
    expect(actor.getSnapshot().value).toEqual({ refreshing: 'renewing' })
    await renewal.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
  })

  it('is looked up once more where the renewal does not say who they are', async () => {
    const { actor, lookup, renewal } = start()
    await lookup.fail({ status: 401 })
    await renewal.succeed(null)
    await lookup.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.user).toEqual(ada)
  })

  it('is anonymous, without a word about expiry, when nobody was signed in before', async () => {
    const { actor, lookup, renewal, events } = start()
    await lookup.fail({ status: 401 })
    await renewal.fail({ status: 401 })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual([])
  })

  it('is anonymous when their account is blocked', async () => {
    const { actor, lookup, renewal } = start()
    await lookup.fail({ status: 403 })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(renewal.inputs).toEqual([])
  })

  it('is told that the server cannot be reached, and tries again', async () => {
    const { actor, lookup } = start()
    await lookup.fail('no connection')
    expect(actor.getSnapshot().value).toBe('unreachable')
    expect(actor.getSnapshot().context.error).toBe('no connection')
    actor.send({ type: 'RETRY' })
    await lookup.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.error).toBe(null)
  })
})

describe('someone signed in whose session runs out', () => {
  it('stays signed in, with their data, after one renewal for many refused calls', async () => {
    const { actor, renewal, events } = await startAs(ada)
    actor.send({ type: 'SESSION_EXPIRED' })
    actor.send({ type: 'SESSION_EXPIRED' })
    expect(renewal.inputs).toHaveLength(1)
    await renewal.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(events).toEqual([])
  })

  it('is told, and leaves nothing behind, when the renewal is refused', async () => {
    const { actor, renewal, events } = await startAs(ada)
    actor.send({ type: 'SESSION_EXPIRED' })
    await renewal.fail({ status: 401 })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(actor.getSnapshot().context.user).toBe(null)
    expect(events).toEqual(['expired', 'cleared'])
  })

  it.each(['no connection', { status: 429 }, { status: 503 }])(
    'stays signed in when the renewal only could not be done (%o)',
    async (error) => {
      const { actor, renewal, events } = await startAs(ada)
      actor.send({ type: 'SESSION_EXPIRED' })
      await renewal.fail(error)
      expect(actor.getSnapshot().value).toBe('signedIn')
      expect(events).toEqual([])
    },
  )
})

describe('someone signed in whose call is answered 403', () => {
  it('leaves nothing behind when their account turns out to be blocked, and is told', async () => {
    const { actor, lookup, renewal, events } = await startAs(ada)
    actor.send({ type: 'CALL_REFUSED' })
    actor.send({ type: 'CALL_REFUSED' })
    expect(actor.getSnapshot().value).toEqual({ refreshing: 'askingWho' })
    await lookup.fail({ status: 403 })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual(['expired', 'cleared'])
    expect(renewal.inputs).toEqual([])
  })

  it('leaves nothing behind when the server no longer knows them', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'CALL_REFUSED' })
    await lookup.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual(['expired', 'cleared'])
  })

  it('goes on in their new role, with their data', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'CALL_REFUSED' })
    await lookup.succeed({ ...ada, role: 'RECEIVER' })
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.user).toEqual({ ...ada, role: 'RECEIVER' })
    expect(events).toEqual([])
  })

  it('stays signed in when the server cannot be asked', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'CALL_REFUSED' })
    await lookup.fail('no connection')
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(events).toEqual([])
  })
})

describe('someone logging in', () => {
  it('is signed in, and the other tabs are told', async () => {
    const { actor, lookup, events } = start()
    await lookup.succeed(null)
    actor.send({ type: 'LOGGED_IN', user: ada })
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(events).toEqual(['told other tabs', 'cleared'])
  })

  it('as someone else sees nothing of the one before', async () => {
    const { actor, events } = await startAs(ada)
    actor.send({ type: 'LOGGED_IN', user: ben })
    expect(actor.getSnapshot().context.user).toEqual(ben)
    expect(events).toEqual(['told other tabs', 'cleared'])
  })
})

describe('someone logging out', () => {
  it('is anonymous, with their data gone and the other tabs told', async () => {
    const { actor, logout, events } = await startAs(ada)
    actor.send({ type: 'LOGOUT' })
    expect(actor.getSnapshot().value).toBe('leaving')
    await logout.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual(['told other tabs', 'cleared'])
  })

  it('is still signed in when the server cannot be reached, is told so and tries again', async () => {
    const { actor, logout, events } = await startAs(ada)
    actor.send({ type: 'LOGOUT' })
    await logout.fail('no connection')
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.user).toEqual(ada)
    expect(events).toEqual(['logout failed: no connection'])
    actor.send({ type: 'LOGOUT' })
    await logout.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
  })

  it('hears nothing of a session that was over already', async () => {
    const { actor, logout, events } = await startAs(ada)
    actor.send({ type: 'LOGOUT' })
    await logout.fail({ status: 401 })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual(['told other tabs', 'cleared'])
  })

  it('is not looked up in the middle of it because of another tab', async () => {
    const { actor } = await startAs(ada)
    actor.send({ type: 'LOGOUT' })
    actor.send({ type: 'USER_CHANGED' })
    expect(actor.getSnapshot().value).toBe('leaving')
  })
})

describe('another tab changing who is signed in', () => {
  it('to someone else: the data of the one before is gone', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'USER_CHANGED' })
    expect(actor.getSnapshot().value).toBe('unknown')
    await lookup.succeed(ben)
    expect(actor.getSnapshot().context.user).toEqual(ben)
    expect(events).toEqual(['cleared'])
  })

  it('to nobody: anonymous here too', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'USER_CHANGED' })
    await lookup.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual(['cleared'])
  })

  it('to the same person: nothing is lost', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'USER_CHANGED' })
    await lookup.succeed({ ...ada, name: 'Ada L.' })
    expect(actor.getSnapshot().context.user).toEqual({ ...ada, name: 'Ada L.' })
    expect(events).toEqual([])
  })
})

function start() {
  const lookup = answeredByHand<SessionUser | null>()
  const renewal = answeredByHand<SessionUser | null>()
  const logout = answeredByHand<unknown>()
  const events: string[] = []
  const machine = sessionMachine.provide({
    actors: {
      getCurrentUser: lookup.logic,
      refreshSession: renewal.logic,
      logoutUser: logout.logic,
    },
    actions: {
      clearCachedData: () => events.push('cleared'),
      tellOtherTabs: () => events.push('told other tabs'),
      announceExpiry: () => events.push('expired'),
      announceLogoutFailure: (_, { error }) => events.push(`logout failed: ${String(error)}`),
    },
  })
  return { actor: createActor(machine).start(), lookup, renewal, logout, events }
}

async function startAs(user: SessionUser) {
  const started = start()
  await started.lookup.succeed(user)
  started.events.length = 0
  return started
}
