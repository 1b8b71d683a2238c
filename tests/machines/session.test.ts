import { describe, expect, it } from 'vitest'
import { ada, start, startAs } from './support/session.ts'

describe('a visitor who opens the page', () => {
  it('is signed in if the server knows them', async () => {
    const { actor, lookup, events } = start()
    expect(actor.getSnapshot().value).toBe('unknown')
    await lookup.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.user).toEqual(ada)
    expect(events).toEqual(['cleared'])
  })

  it('is anonymous if the server does not know them', async () => {
    const { actor, lookup, events } = start()
    await lookup.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual([])
  })

  it('gets a new session if the old one has expired', async () => {
    const { actor, lookup, renewal } = start()
    await lookup.fail({ status: 401 })
    expect(actor.getSnapshot().value).toEqual({ refreshing: 'renewing' })
    await renewal.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.user).toEqual(ada)
  })

  it('is looked up once more if the renewal does not say who they are', async () => {
    const { actor, lookup, renewal } = start()
    await lookup.fail({ status: 401 })
    await renewal.succeed(null)
    await lookup.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.user).toEqual(ada)
  })

  it('is anonymous, without a word about expiry, if no user was signed in before', async () => {
    const { actor, lookup, renewal, events } = start()
    await lookup.fail({ status: 401 })
    await renewal.fail({ status: 401 })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual([])
  })

  it('is anonymous if their account is blocked', async () => {
    const { actor, lookup, renewal } = start()
    await lookup.fail({ status: 403 })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(renewal.inputs).toEqual([])
  })

  it.each(['no connection', { status: 500 }])(
    'is unknown if the look-up fails (%o), and known once it is repeated',
    async (error) => {
      const { actor, lookup } = start()
      await lookup.fail(error)
      expect(actor.getSnapshot().value).toBe('unanswered')
      expect(actor.getSnapshot().context.error).toBe(error)
      actor.send({ type: 'RETRY' })
      expect(actor.getSnapshot().value).toBe('unknown')
      expect(actor.getSnapshot().context.error).toBe(error)
      await lookup.succeed(ada)
      expect(actor.getSnapshot().value).toBe('signedIn')
      expect(actor.getSnapshot().context.error).toBe(null)
    },
  )

  it('is looked up again automatically, after pauses that double up to a minute', async () => {
    const { actor, clock, lookup } = start()
    const pauses = [2, 4, 8, 16, 32, 60, 60]
    for (const [index, pause] of pauses.entries()) {
      await lookup.fail('no connection')
      clock.increment(pause * 1_000 - 1)
      expect(lookup.inputs).toHaveLength(index + 1)
      clock.increment(1)
      expect(lookup.inputs).toHaveLength(index + 2)
    }
    await lookup.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')

    actor.send({ type: 'USER_CHANGED' })
    await lookup.fail('no connection')
    clock.increment(2_000)
    expect(lookup.inputs).toHaveLength(pauses.length + 3)
  })

  it('can log in after a failed look-up, which is then not repeated', async () => {
    const { actor, clock, lookup } = start()
    await lookup.fail('no connection')
    actor.send({ type: 'LOGGED_IN', user: ada })
    clock.increment(60_000)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.error).toBe(null)
    expect(lookup.inputs).toHaveLength(1)
  })

  it('is anonymous if neither the renewal nor the look-up after it says who they are', async () => {
    const { actor, lookup, renewal, events } = start()
    await lookup.fail({ status: 401 })
    await renewal.succeed(null)
    await lookup.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual([])
  })

  it.each(['renewal', 'look-up after it'])('is looked up again if the %s fails', async (call) => {
    const { actor, lookup, renewal } = start()
    const away = { status: 503 }
    await lookup.fail({ status: 401 })
    await (call === 'renewal' ? renewal.fail(away) : renewal.succeed(null))
    if (call !== 'renewal') await lookup.fail(away)
    expect(actor.getSnapshot().value).toBe('unanswered')
    expect(actor.getSnapshot().context.error).toBe(away)
    actor.send({ type: 'RETRY' })
    await lookup.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
  })
})

describe('a signed-in user whose session expires', () => {
  it('stays signed in, with their data, after one renewal for many refused calls', async () => {
    const { actor, renewal, events } = await startAs(ada)
    actor.send({ type: 'SESSION_EXPIRED' })
    actor.send({ type: 'SESSION_EXPIRED' })
    expect(renewal.inputs).toHaveLength(1)
    await renewal.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(events).toEqual([])
  })

  it('is told, and leaves nothing behind, if the renewal is refused', async () => {
    const { actor, renewal, events } = await startAs(ada)
    actor.send({ type: 'SESSION_EXPIRED' })
    await renewal.fail({ status: 401 })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(actor.getSnapshot().context.user).toBe(null)
    expect(events).toEqual(['expired', 'cleared'])
  })

  it('can log out in the meantime', async () => {
    const { actor } = await startAs(ada)
    actor.send({ type: 'SESSION_EXPIRED' })
    actor.send({ type: 'LOGOUT' })
    expect(actor.getSnapshot().value).toBe('leaving')
  })

  it.each(['no connection', { status: 429 }, { status: 503 }])(
    'stays signed in if the renewal fails without being refused: %o',
    async (error) => {
      const { actor, renewal, events } = await startAs(ada)
      actor.send({ type: 'SESSION_EXPIRED' })
      await renewal.fail(error)
      expect(actor.getSnapshot().value).toBe('signedIn')
      expect(events).toEqual([])
    },
  )
})

describe('a signed-in user whose account may have changed', () => {
  it('continues with the data that the server has now', async () => {
    const { actor, lookup, renewal, events } = await startAs({ ...ada, isEmailVerified: false })
    actor.send({ type: 'CHECK_USER' })
    actor.send({ type: 'CHECK_USER' })
    expect(actor.getSnapshot().value).toEqual({ refreshing: 'lookingUp' })
    await lookup.succeed({ ...ada, isEmailVerified: true })
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.user).toEqual({ ...ada, isEmailVerified: true })
    expect([renewal.inputs, events]).toEqual([[], []])
  })
})

describe('a signed-in user whose call is answered with 403', () => {
  it('is told that their account is blocked, and leaves nothing behind', async () => {
    const { actor, lookup, renewal, events } = await startAs(ada)
    actor.send({ type: 'CALL_REFUSED' })
    actor.send({ type: 'CALL_REFUSED' })
    expect(actor.getSnapshot().value).toEqual({ refreshing: 'lookingUp' })
    await lookup.fail({ status: 403 })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual(['expired', 'cleared'])
    expect(renewal.inputs).toEqual([])
  })

  it('leaves nothing behind if the server no longer knows them', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'CALL_REFUSED' })
    await lookup.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(events).toEqual(['expired', 'cleared'])
  })

  it('continues in their new role, with their data', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'CALL_REFUSED' })
    await lookup.succeed({ ...ada, role: 'RECEIVER' })
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(actor.getSnapshot().context.user).toEqual({ ...ada, role: 'RECEIVER' })
    expect(events).toEqual([])
  })

  it('stays signed in if the server cannot be queried', async () => {
    const { actor, lookup, events } = await startAs(ada)
    actor.send({ type: 'CALL_REFUSED' })
    await lookup.fail('no connection')
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(events).toEqual([])
  })
})

describe('a visitor who has logged in at the identity provider', () => {
  it('is welcomed on the page to which they return, and other tabs are told', async () => {
    const { actor, lookup, events } = start()
    actor.send({ type: 'CAME_BACK' })
    await lookup.succeed(ada)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(events).toEqual(['logged in', 'notified other tabs', 'cleared'])
    expect(actor.getSnapshot().context.isBack).toBe(false)
  })

  it('is not welcomed later if no login was open', async () => {
    const { actor, lookup, events } = start()
    actor.send({ type: 'CAME_BACK' })
    await lookup.succeed(null)
    actor.send({ type: 'USER_CHANGED' })
    await lookup.succeed(ada)
    expect(events).toEqual(['cleared'])
  })
})

describe('a user who logs out, and has a session at the identity provider', () => {
  it('is taken to its logout, and is already signed out here', async () => {
    const { actor, logout, lookup, events } = await startAs(ada)
    actor.send({ type: 'LOGOUT' })
    await logout.succeed('https://login.example.com/end')
    expect(actor.getSnapshot().value).toBe('endingAtProvider')
    expect(actor.getSnapshot().context.user).toBeNull()
    expect(events).toEqual([
      'opened https://login.example.com/end',
      'notified other tabs',
      'cleared',
    ])
    actor.send({ type: 'USER_CHANGED' })
    expect(actor.getSnapshot().value).toBe('endingAtProvider')
    actor.send({ type: 'PAGE_SHOWN' })
    await lookup.succeed(null)
    expect(actor.getSnapshot().value).toBe('anonymous')
  })

  it('is looked up if the browser does not leave', async () => {
    const { actor, clock, logout } = await startAs(ada)
    actor.send({ type: 'LOGOUT' })
    await logout.succeed('https://login.example.com/end')
    clock.increment(20_000)
    expect(actor.getSnapshot().value).toBe('unknown')
  })
})
