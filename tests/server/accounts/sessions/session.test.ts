import { verify } from '@node-rs/argon2'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashOfToken } from '../../../../server/accounts/users/tokens.ts'
import { password } from '../../support/api.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { expectRefusal, refusalBody } from '../../support/answers.ts'
import { allRows } from '../../support/rows.ts'
import { newAccount } from '../../support/valid-requests.ts'

const api = await apiForFile()
beforeEach(() => api.reset())

const minutes = 60
const days = 24 * 60 * minutes

describe('At login', () => {
  it('a person registers, logs in with the email in any case, and is recognized', async () => {
    await api.as(null).registerUser(newAccount('Noor@Example.com'))
    const login = await api.as(null).loginUser({ email: ' nOOR@example.COM ', password })
    const user = {
      _id: login.body.data._id,
      name: 'Noor Haddad',
      email: 'Noor@Example.com',
      role: 'SENDER',
      isBlocked: 'UNBLOCKED',
    }
    expect(login).toMatchObject({ status: 200, body: { success: true, message: 'Logged in' } })
    expect(login.body.data).toEqual(user)
    const me = await api.as(login).getCurrentUser()
    expect(me.body).toEqual({ success: true, message: 'The current user', data: user })
  })

  it('a person who logs in again in the same browser leaves no other session behind there', async () => {
    const person = await api.joined('SENDER')
    const first = await api.as(null).loginUser({ email: person.email, password })
    const elsewhere = await api.as(null).loginUser({ email: person.email, password })
    const second = await api.as(first).loginUser({ email: person.email, password })
    expect((await api.as(first).getCurrentUser()).status).toBe(401)
    for (const session of [second, elsewhere])
      expect((await api.as(session).getCurrentUser()).status).toBe(200)
  })

  it('a person gets cookies that scripts cannot read, and only hashes of the tokens are stored', async () => {
    const person = await api.joined('SENDER')
    const login = await api.as(null).loginUser({ email: person.email, password })
    const { accessToken = '', refreshToken = '', device = '' } = login.cookies
    expect(accessToken).toMatch(/^[\w-]{43}$/)
    expect(refreshToken).toMatch(/^[\w-]{43}$/)
    expect(device).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    expect(login.headers['set-cookie']).toEqual([
      `accessToken=${accessToken}; Max-Age=900; Path=/; HttpOnly; SameSite=Lax`,
      `refreshToken=${refreshToken}; Max-Age=2592000; Path=/api; HttpOnly; SameSite=Lax`,
      `device=${device}; Max-Age=31536000; Path=/api; HttpOnly; SameSite=Lax`,
    ])
    const { sessions } = await allRows(api)
    expect(sessions).toEqual([
      expect.objectContaining({
        user_id: person.id,
        access_hash: hashOfToken(accessToken),
        refresh_hash: hashOfToken(refreshToken),
        access_expires_at: new Date(api.now().getTime() + 15 * minutes * 1000),
        refresh_expires_at: new Date(api.now().getTime() + 30 * days * 1000),
        rotated_at: null,
        successor_salt: null,
        ended_at: null,
      }),
    ])
  })

  it('a wrong password and an unknown email get the same answer after the same work', async () => {
    const person = await api.joined('SENDER')
    const wrong = () => api.as(null).loginUser({ email: person.email, password: 'wrong' })
    const unknown = () => api.as(null).loginUser({ email: 'nobody@example.com', password })
    const [first, second] = [await wrong(), await unknown()]
    expect(first.status).toBe(401)
    expect(first.body).toEqual(refusalBody('Password does not match'))
    expect(second).toMatchObject({ status: first.status, body: first.body, cookies: {} })

    const times = await fastest({ wrong, unknown })
    expect(times.unknown).toBeGreaterThan(times.wrong / 3)
    expect(times.unknown).toBeLessThan(times.wrong * 3)
    expect((await allRows(api)).sessions).toEqual([])
  })

  it('a password is stored as argon2id at the recommended cost, and spaces in it count', async () => {
    const spaced = { password: ' pass ', confirmPassword: ' pass ' }
    await api.as(null).registerUser({ ...newAccount('n@example.com'), ...spaced })
    const { users } = await allRows(api)
    const kept = users[0]?.password_hash ?? ''
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verify(kept, ' pass ')).toBe(true)
    const trimmed = await api.as(null).loginUser({ email: 'n@example.com', password: 'pass' })
    expect(trimmed.status).toBe(401)
  })

  it('a blocked person learns of the block only with the right password', async () => {
    const person = await api.blocked('SENDER')
    const wrong = await api.as(null).loginUser({ email: person.email, password: 'wrong' })
    const right = await api.as(null).loginUser({ email: person.email, password })
    expectRefusal(wrong, 401, 'Password does not match')
    expectRefusal(right, 403, 'Your account is blocked')
    expect(right.cookies).toEqual({})
  })

  it('a person with an ended session in the browser can log in', async () => {
    const person = await api.joined('SENDER')
    const stale = { cookies: { accessToken: 'gone', refreshToken: 'gone' } }
    const login = await api.as(stale).loginUser({ email: person.email, password })
    expect(login.status).toBe(200)
  })

  it('a login removes sessions that can no longer be renewed', async () => {
    const person = await api.signedIn('SENDER')
    api.secondsPass(30 * days)
    await api.as(null).loginUser({ email: person.email, password })
    expect((await allRows(api)).sessions).toHaveLength(1)
  })
})

describe('During a session', () => {
  const optional = { query: { optional: true } }

  it('a visitor without cookies is asked to log in', async () => {
    for (const options of [{}, { query: { optional: false } }]) {
      expectRefusal(await api.as(null).getCurrentUser(options), 401, 'Please log in')
    }
  })

  it('a visitor who asks with `optional` gets null, which is not an error', async () => {
    const { status, body } = await api.as(null).getCurrentUser(optional)
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'No user is logged in', data: null },
    ])
  })

  it('a person who asks with `optional` gets the usual answer, even when blocked', async () => {
    const person = await api.signedIn('SENDER')
    const known = await api.as(person).getCurrentUser(optional)
    expect(known.body).toMatchObject({ message: 'The current user', data: { _id: person.id } })
    const refused = await api.as(await api.blocked('SENDER')).getCurrentUser(optional)
    expectRefusal(refused, 403, 'Your account is blocked')
  })

  it.each([
    ['an unknown token', { accessToken: 'x' }],
    ['only the token for renewing', { refreshToken: 'x' }],
    ['a token for renewing in the wrong cookie', { accessToken: 'refresh' }],
  ])('a caller with %s is asked to log in', async (_what, given) => {
    const person = await api.signedIn('SENDER')
    const cookies: Record<string, string> = { ...given }
    if (cookies['accessToken'] === 'refresh') {
      cookies['accessToken'] = person.cookies['refreshToken'] ?? ''
    }
    for (const options of [{}, optional]) {
      expectRefusal(await api.as({ cookies }).getCurrentUser(options), 401, 'Please log in')
    }
  })

  it('a person is asked to log in again after 15 minutes', async () => {
    const person = await api.signedIn('SENDER')
    api.secondsPass(15 * minutes - 1)
    expect((await api.as(person).getCurrentUser()).status).toBe(200)
    api.secondsPass(1)
    expect((await api.as(person).getCurrentUser()).status).toBe(401)
    expect((await api.as(person).listMyParcels()).status).toBe(401)
  })

  it('an operator chooses the lifetime of access tokens, for logins and renewals', async () => {
    const patient = await apiForTest({ ACCESS_MINUTES: '90' })
    const { email } = await patient.joined('SENDER')
    const login = await patient.as(null).loginUser({ email, password })
    const renewal = await patient.as(login).refreshSession()
    for (const session of [login, renewal]) {
      expect(session.headers['set-cookie']).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^accessToken=.*; Max-Age=5400; Path=\/;/),
          expect.stringMatching(/^refreshToken=.*; Max-Age=2592000; Path=\/api;/),
        ]),
      )
    }
    patient.secondsPass(90 * minutes - 1)
    expect((await patient.as(renewal).listMyParcels()).status).toBe(200)
    patient.secondsPass(1)
    expect((await patient.as(renewal).listMyParcels()).status).toBe(401)
  })
})

describe('At logout', () => {
  it('a person who logs out can no longer use any of their tokens', async () => {
    const person = await api.signedIn('SENDER')
    const renewed = await api.as(person).refreshSession()
    const logout = await api.as(renewed).logoutUser()
    expect(logout.body).toEqual({ success: true, message: 'Logged out', data: null })
    expect(logout.headers['set-cookie']).toEqual([
      'accessToken=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'refreshToken=; Max-Age=0; Path=/api; HttpOnly; SameSite=Lax',
    ])
    for (const cookies of [person.cookies, renewed.cookies]) {
      expect((await api.as({ cookies }).getCurrentUser()).status).toBe(401)
      expect((await api.as({ cookies }).refreshSession()).status).toBe(401)
    }
    const { sessions } = await allRows(api)
    expect(sessions.map(({ ended_at: endedAt }) => endedAt)).toEqual([api.now(), api.now()])
  })

  it.each(['accessToken', 'refreshToken'])(
    'a person with the %s alone can log out',
    async (name) => {
      const person = await api.signedIn('SENDER')
      await api.as({ cookies: { [name]: person.cookies[name] ?? '' } }).logoutUser()
      expect((await api.as(person).getCurrentUser()).status).toBe(401)
      expect((await api.as(person).refreshSession()).status).toBe(401)
    },
  )

  it('a person who logs out stays logged in on another device', async () => {
    const person = await api.joined('SENDER')
    const logIn = () => api.as(null).loginUser({ email: person.email, password })
    const [phone, laptop] = [await logIn(), await logIn()]
    await api.as(phone).logoutUser()
    expect((await api.as(laptop).getCurrentUser()).status).toBe(200)
  })

  it('a visitor or a caller with ended cookies can log out without an error', async () => {
    const dead = { cookies: { accessToken: 'gone', refreshToken: 'gone' } }
    expect((await api.as(null).logoutUser()).status).toBe(200)
    expect((await api.as(dead).logoutUser()).status).toBe(200)
  })
})

// Takes turns, so that a busy moment of the machine affects both.
async function fastest(calls: Record<'wrong' | 'unknown', () => Promise<unknown>>) {
  const times = { wrong: Infinity, unknown: Infinity }
  for (let round = 0; round < 10; round += 1) {
    for (const name of ['wrong', 'unknown'] as const) {
      const start = performance.now()
      await calls[name]()
      times[name] = Math.min(times[name], performance.now() - start)
    }
  }
  return times
}
