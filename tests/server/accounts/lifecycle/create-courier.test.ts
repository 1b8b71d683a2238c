import { beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal, expectRefusedField } from '../../support/answers.ts'
import { password } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { storedUser } from '../../support/rows.ts'
import { newAccount } from '../../support/valid-requests.ts'

const api = await apiForFile()
const { admin, sender } = await api.residents()
beforeEach(() => api.reset())

const cem = { name: 'Cem Courier', email: 'cem@example.com' }
const added = async () => (await api.as(admin).createCourier(cem)).body.data
const day = 24 * 3600

describe('Adding a courier', () => {
  test('the courier sets a password by the link, once, and logs in', async () => {
    const { status, body, text } = await api.as(admin).createCourier(cem)
    const row = await storedUser(api.db, cem.email)
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        message: 'Courier added. Hand the link over: it is shown only now',
        data: {
          user: {
            _id: row?.id,
            ...cem,
            role: 'COURIER',
            isBlocked: 'UNBLOCKED',
            actions: ['block', 'createResetLink'],
          },
          token: expect.stringMatching(/^[\w-]{43}$/) as string,
          expiresAt: '2026-03-03T09:00:00.000Z',
        },
      },
    ])
    expect(row).toMatchObject({ ...cem, role: 'COURIER', email_verified_at: api.now() })
    expect(text).not.toContain(row?.password_hash ?? 'A courier has one')

    const { token } = body.data
    const set = () => api.as(null).resetPassword({ token, password })
    expect((await set()).status).toBe(200)
    expect((await set()).status).toBe(404)
    const login = await api.as(null).loginUser({ email: cem.email, password })
    expect([login.status, login.body.data]).toMatchObject([200, { role: 'COURIER' }])
    const mine = await api.as({ cookies: login.cookies }).listMyRuns()
    expect(mine).toMatchObject({ status: 200, body: { data: [] } })
  })

  test('the link expires after a day', async () => {
    const { token } = await added()
    api.secondsPass(day)
    expect((await api.as(null).resetPassword({ token, password })).status).toBe(404)
  })

  test('rejects a taken email, ignoring case', async () => {
    for (const email of [sender.email.toUpperCase(), (await added()).user.email]) {
      const refused = await api.as(admin).createCourier({ name: 'Dora Courier', email })
      expectRefusal(refused, 409, 'Email already registered')
    }
  })

  test('requires a name and an email', async () => {
    const named = await api.as(admin).createCourier({ ...cem, name: 'Ce' })
    expectRefusedField(named, 'name', 'Name must be at least 3 characters')
    const mailed = await api.as(admin).createCourier({ ...cem, email: 'cem' })
    expectRefusedField(mailed, 'email', 'Invalid email address')
    expect(await storedUser(api.db, cem.email)).toBeUndefined()
  })
})

test('a visitor cannot register as a courier', async () => {
  const payload = { ...newAccount(cem.email), role: 'COURIER' }
  const { statusCode } = await api.app.inject({ method: 'POST', url: '/api/user', payload })
  expect(statusCode).toBe(400)
  expect(await storedUser(api.db, cem.email)).toBeUndefined()
})

test('a courier is in the list of users, and can be given a run until blocked', async () => {
  const { user } = await added()
  expect((await api.as(admin).listUsers()).body.data).toContainEqual(user)
  const couriers = async () => (await api.as(admin).listCouriers()).body.data
  expect(await couriers()).toEqual([{ _id: user._id, name: cem.name }])
  await api.as(admin).blockUser(user._id)
  expect(await couriers()).toEqual([])
})
