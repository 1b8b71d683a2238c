import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { insertSession } from '../../../../server/accounts/sessions/repository.ts'
import { hashOfToken, newTokens } from '../../../../server/accounts/users/tokens.ts'
import { lockUser } from '../../../../server/accounts/users/repository.ts'
import { apiForFile } from '../../support/for-file.ts'
import { holdUsers, meanwhile } from '../../support/held-rows.ts'
import { expectRefusal } from '../../support/answers.ts'
import { allRows } from '../../support/rows.ts'

const api = await apiForFile()
const person = await api.resident('SENDER')
beforeEach(() => api.reset())

const days = 24 * 60 * 60
const credentials = () => ({ email: person.email, password: 'correct horse 7' })
const clearedCookies = [
  'accessToken=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  'refreshToken=; Max-Age=0; Path=/api; HttpOnly; SameSite=Lax',
]

it('a person renews the session and gets a new pair of tokens', async () => {
  const renewed = await api.as(person).refreshSession()
  expect(renewed).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Session renewed',
      data: { _id: person.id, name: person.name, email: person.email },
    },
  })
  const { accessToken = '', refreshToken = '' } = renewed.cookies
  expect(renewed.headers['set-cookie']).toEqual([
    `accessToken=${accessToken}; Max-Age=900; Path=/; HttpOnly; SameSite=Lax`,
    `refreshToken=${refreshToken}; Max-Age=2592000; Path=/api; HttpOnly; SameSite=Lax`,
  ])
  expect(new Set([...Object.values(person.cookies), accessToken, refreshToken]).size).toBe(4)

  const { sessions } = await allRows(api)
  const parent = sessions.find(({ rotated_at: rotatedAt }) => rotatedAt !== null)
  const child = sessions.find(({ rotated_at: rotatedAt }) => rotatedAt === null)
  expect(sessions).toHaveLength(2)
  expect(parent).toMatchObject({ rotated_at: api.now(), ended_at: null })
  expect(child).toMatchObject({
    family_id: parent?.family_id,
    user_id: person.id,
    access_hash: hashOfToken(accessToken),
    refresh_hash: hashOfToken(refreshToken),
    successor_salt: null,
    ended_at: null,
  })
})

it('a person can use the old access token after a renewal until it expires', async () => {
  await api.as(person).refreshSession()
  expect((await api.as(person).getCurrentUser()).status).toBe(200)
})

it('a person whose answer was lost gets the same pair within 10 s', async () => {
  const first = await api.as(person).refreshSession()
  api.secondsPass(10)
  const second = await api.as(person).refreshSession()
  expect(second.status).toBe(200)
  expect(second.cookies).toEqual(first.cookies)
  expect(second.headers['set-cookie']).toEqual([
    expect.stringContaining('Max-Age=890;'),
    expect.stringContaining('Max-Age=2591990;'),
  ])
  expect((await allRows(api)).sessions).toHaveLength(2)
  expect((await api.as(second).getCurrentUser()).status).toBe(200)
})

it('a refresh token that is reused later ends the whole family', async () => {
  const first = await api.as(person).refreshSession()
  const second = await api.as(first).refreshSession()
  api.secondsPass(10.001)
  const reuse = await api.as(person).refreshSession()
  expect(reuse).toMatchObject({ status: 401, body: { message: 'Please log in' } })
  expect(reuse.headers['set-cookie']).toEqual(clearedCookies)

  for (const session of [person, first, second]) {
    expect((await api.as(session).getCurrentUser()).status).toBe(401)
    expect((await api.as(session).refreshSession()).status).toBe(401)
  }
  const { sessions } = await allRows(api)
  expect(sessions.map(({ ended_at: endedAt }) => endedAt)).toEqual([
    api.now(),
    api.now(),
    api.now(),
  ])
})

it('a refresh token that is reused after its own 30 days ends the family as well', async () => {
  api.secondsPass(30 * days - 1)
  const renewed = await api.as(person).refreshSession()
  api.secondsPass(11)
  expect((await api.as(person).refreshSession()).status).toBe(401)
  expect((await api.as(renewed).getCurrentUser()).status).toBe(401)
  expect((await api.as(renewed).refreshSession()).status).toBe(401)
})

it.each(['unknown', 'logged out', 'logged out at once', 'run out', 'blocked', 'replaced unseen'])(
  'a person whose renewal is refused loses the dead cookies: %s',
  async (why) => {
    if (why === 'logged out') {
      // Neither an older login of the person nor a new one of another person has replaced the
      // session.
      await api.as(null).loginUser(credentials())
      api.secondsPass(1)
      await api.as(person).logoutUser()
      await api.signedIn('SENDER')
    }
    if (why === 'logged out at once') await api.as(person).logoutUser()
    if (why === 'run out') api.secondsPass(30 * days)
    if (why === 'blocked') await api.db.query(sql`update users set is_blocked = true`)
    if (why.startsWith('replaced')) {
      await api.as(person).loginUser(credentials())
      api.secondsPass(10.001)
    }
    const caller = why === 'unknown' ? { cookies: { refreshToken: 'x' } } : person
    const { status, headers } = await api.as(caller).refreshSession()
    expect([status, headers['set-cookie']]).toEqual([why === 'blocked' ? 403 : 401, clearedCookies])
  },
)

it('a person who logs in while another tab renews keeps the cookies of the login', async () => {
  const login = await api.as(person).loginUser(credentials())
  api.secondsPass(10)
  const { status, headers } = await api.as(person).refreshSession()
  expect([status, headers['set-cookie']]).toEqual([401, undefined])
  expect((await api.as(login).getCurrentUser()).status).toBe(200)
})

it('a person with twenty tabs that renew simultaneously gets one rotation and one pair', async () => {
  const others = await meanwhile(api, holdUsers)
  const calls = Promise.all(Array.from({ length: 20 }, () => api.as(person).refreshSession()))
  // As many as one network gets of the server’s ten connections.
  await others.hasWaiting(3)
  await others.commit()
  const answers = await calls
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ cookies }) => JSON.stringify(cookies))).size).toBe(1)
  expect((await allRows(api)).sessions).toHaveLength(2)
})

it('a person who logs out while a tab renews is logged out there too', async () => {
  const [parent] = (await allRows(api)).sessions
  const tokens = newTokens()
  const renewal = await meanwhile(api, async (transaction) => {
    await lockUser(transaction, person.id)
    const own = { userId: person.id, familyId: parent?.family_id ?? '', tokens }
    const proof = { isTwoFactorVerified: false, authenticatedAt: api.now() }
    await insertSession(transaction, { ...own, ...proof, accessMinutes: 15, now: api.now() })
  })
  const logout = api.as(person).logoutUser()
  await renewal.hasWaiting(1)
  await renewal.commit()
  expect((await logout).status).toBe(200)
  const renewed = { cookies: { accessToken: tokens.access, refreshToken: tokens.refresh } }
  expect((await api.as(renewed).getCurrentUser()).status).toBe(401)
  expect((await api.as(renewed).refreshSession()).status).toBe(401)
})

it('a person gets another 30 days with each renewal, and an unused session ends', async () => {
  api.secondsPass(30 * days - 1)
  const renewed = await api.as(person).refreshSession()
  expect(renewed.status).toBe(200)
  api.secondsPass(30 * days)
  expect((await api.as(renewed).refreshSession()).status).toBe(401)
})

it('a person whose token is reused elsewhere stays logged in on the other device', async () => {
  const laptop = await api.as(null).loginUser(credentials())
  await api.as(person).refreshSession()
  api.secondsPass(11)
  await api.as(person).refreshSession()
  expect((await api.as(laptop).getCurrentUser()).status).toBe(200)
})

it('a caller cannot renew with an access token, an unknown token or none', async () => {
  const { accessToken = '' } = person.cookies
  for (const cookies of [{ refreshToken: accessToken }, { refreshToken: 'x' }, { accessToken }]) {
    expectRefusal(await api.as({ cookies }).refreshSession(), 401, 'Please log in')
  }
  expect((await allRows(api)).sessions).toHaveLength(1)
})
