import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { password } from '../../support/api.ts'
import { expectRefusal } from '../../support/answers.ts'
import { apiForFile } from '../../support/for-file.ts'
import { allRows } from '../../support/rows.ts'
import { firefox, safari } from '../../support/user-agents.ts'

const api = await apiForFile()
const person = await api.resident('RECEIVER')
beforeEach(() => api.reset())

const loginWith = (userAgent: string) =>
  api
    .as(null)
    .loginUser({ email: person.email, password }, { headers: { 'user-agent': userAgent } })

it('a user sees where they are signed in, this session first', async () => {
  api.secondsPass(60)
  const phone = await loginWith(safari)
  api.secondsPass(60)
  const laptop = await loginWith(firefox)
  const { body } = await api.as(phone).listSessions()
  const at = (minute: number) => {
    const startedAt = `2026-03-02T09:0${minute}:00.000Z`
    return { id: expect.stringMatching(/^[\da-f-]{36}$/), startedAt, lastUsedAt: startedAt }
  }
  const network = '127.0.0.*'
  expect(body.data).toEqual([
    { ...at(1), browser: 'Safari', system: 'iOS', network, isCurrent: true },
    { ...at(2), browser: 'Firefox', system: 'Windows', network, isCurrent: false },
    { ...at(0), browser: null, system: null, network: null, isCurrent: false },
  ])
  expect((await api.as(laptop).listSessions()).body.data[0]?.browser).toBe('Firefox')
})

it('a renewal counts as the last use, with the device it came from, and expired sessions are not shown', async () => {
  await loginWith(safari)
  api.secondsPass(30 * 24 * 3_600 - 600)
  const renewed = await api.as(person).refreshSession({ headers: { 'user-agent': firefox } })
  api.secondsPass(600)
  const { body } = await api.as(renewed).listSessions()
  expect(body.data).toMatchObject([
    {
      browser: 'Firefox',
      startedAt: '2026-03-02T09:00:00.000Z',
      lastUsedAt: '2026-04-01T08:50:00.000Z',
    },
  ])
})

it('a session that its user ends loses access immediately, and the others go on', async () => {
  const laptop = await loginWith(firefox)
  const { body } = await api.as(person).listSessions()
  const id = body.data.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  for (let times = 0; times < 2; times += 1) {
    const ended = await api.as(person).endSession(id)
    expect([ended.status, ended.cookies]).toEqual([200, {}])
  }
  expect((await api.as(laptop).getCurrentUser()).status).toBe(401)
  expect((await api.as(laptop).refreshSession()).status).toBe(401)
  expect((await api.as(person).listSessions()).body.data).toHaveLength(1)
})

it('a user who ends their current session is logged out', async () => {
  const { body } = await api.as(person).listSessions()
  // Ids are accepted in any spelling.
  const ended = await api.as(person).endSession(body.data[0]?.id.toUpperCase() ?? '')
  expect([ended.status, ended.cookies]).toEqual([200, { accessToken: '', refreshToken: '' }])
  expect((await api.as(person).getCurrentUser()).status).toBe(401)
})

it('a user can end neither the session of another user nor one that never existed', async () => {
  const other = await api.signedIn('ADMIN')
  const { body } = await api.as(other).listSessions()
  const before = await allRows(api)
  for (const id of [body.data[0]?.id ?? '', randomUUID()]) {
    expectRefusal(await api.as(person).endSession(id), 404, 'Session not found')
  }
  expect(await allRows(api)).toEqual(before)
})

it('a login in a browser ends the earlier session of the same user there, but not another user’s', async () => {
  const other = await api.signedIn('SENDER')
  const mine = await api.as(person).loginUser({ email: person.email, password })
  const theirs = await api.as(other).loginUser({ email: person.email, password })
  expect([mine.status, theirs.status]).toEqual([200, 200])
  expect((await api.as(person).getCurrentUser()).status).toBe(401)
  for (const one of [mine, theirs, other])
    expect((await api.as(one).getCurrentUser()).status).toBe(200)
})

it('a user who ends all other sessions keeps this one, and other users keep theirs', async () => {
  const other = await api.signedIn('SENDER')
  const devices = [await loginWith(firefox), await loginWith(safari)]
  await api.as(await loginWith(safari)).logoutUser()
  const before = api.now().getTime()
  api.secondsPass(1)
  expect((await api.as(person).endOtherSessions()).status).toBe(200)
  const { sessions } = await allRows(api)
  expect(sessions.filter(({ ended_at: at }) => at?.getTime() === before)).toHaveLength(1)
  for (const device of devices) expect((await api.as(device).getCurrentUser()).status).toBe(401)
  for (const one of [person, other]) expect((await api.as(one).getCurrentUser()).status).toBe(200)
})

it('a user agent is stored in at most 256 printable ASCII characters', async () => {
  await loginWith(`${firefox}\u00e9${'x'.repeat(1_000)}`)
  const { sessions } = await allRows(api)
  const kept = sessions.map(({ user_agent: text }) => text).find((text) => text !== null)
  expect(kept).toBe(`${firefox}${'x'.repeat(256 - firefox.length)}`)
})
