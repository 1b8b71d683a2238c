import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../../machines/session.ts'
import { ada, start, startAs } from './support/session.ts'

const ben: SessionUser = {
  id: 'u2',
  name: 'Ben',
  email: 'ben@example.com',
  role: 'ADMIN',
  isBlocked: false,
}

describe('a user who logs in', () => {
  it('is signed in, and the other tabs are told', async () => {
    const { actor, lookup, events } = start()
    await lookup.succeed(null)
    actor.send({ type: 'LOGGED_IN', user: ada })
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(events).toEqual(['notified other tabs', 'cleared'])
  })

  it('sees nothing of the previous user', async () => {
    const { actor, events } = await startAs(ada)
    actor.send({ type: 'LOGGED_IN', user: ben })
    expect(actor.getSnapshot().context.user).toEqual(ben)
    expect(events).toEqual(['notified other tabs', 'cleared'])
  })
})

describe('a user who logs out', () => {
  it('is anonymous, without their data, and the other tabs are told', async () => {
    const { actor, logout, events } = await startAs(ada)
    actor.send({ type: 'LOGOUT' })
    expect(actor.getSnapshot().value).toBe('leaving')
    await logout.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual(['notified other tabs', 'cleared'])
  })

  it('is still signed in if the server cannot be reached, is told so and tries again', async () => {
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

  it('gets no message if the session was already over', async () => {
    const { actor, logout, events } = await startAs(ada)
    actor.send({ type: 'LOGOUT' })
    await logout.fail({ status: 401 })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual(['notified other tabs', 'cleared'])
  })

  it('is not looked up during the logout because of another tab', async () => {
    const { actor } = await startAs(ada)
    actor.send({ type: 'LOGOUT' })
    actor.send({ type: 'USER_CHANGED' })
    expect(actor.getSnapshot().value).toBe('leaving')
  })
})

describe('another tab that changes who is signed in', () => {
  it('to another user removes the data of the previous user', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'USER_CHANGED' })
    expect(actor.getSnapshot().value).toBe('unknown')
    await lookup.succeed(ben)
    expect(actor.getSnapshot().context.user).toEqual(ben)
    expect(events).toEqual(['cleared'])
  })

  it('to no one signs this tab out too', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'USER_CHANGED' })
    await lookup.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual(['cleared'])
  })

  it('leaves no user and no data if the server cannot be queried', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'USER_CHANGED' })
    await lookup.fail('no connection')
    expect(actor.getSnapshot().value).toBe('unanswered')
    expect(actor.getSnapshot().context.user).toBe(null)
    expect(events).toEqual(['cleared'])
  })

  it('to the same person loses nothing', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'USER_CHANGED' })
    await lookup.succeed({ ...ada, name: 'Ada L.' })
    expect(actor.getSnapshot().context.user).toEqual({ ...ada, name: 'Ada L.' })
    expect(events).toEqual([])
  })
})
