import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../support/api.ts'
import { allRows, storedUser } from '../support/rows.ts'
import { newAccount } from '../support/valid-requests.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
beforeEach(() => api.reset())
afterAll(() => api.stop())

describe('registering', () => {
  it('a visitor opens an account in any role', async () => {
    for (const role of ['ADMIN', 'SENDER', 'RECEIVER'] as const) {
      const email = `${role}@example.com`
      const account = { ...newAccount(email), role, isBlocked: 'UNBLOCKED' as const }
      const { status, body } = await api.as(null).registerUser(account)
      const row = await storedUser(api.db, email)
      expect(status).toBe(201)
      expect(body).toEqual({
        success: true,
        message: 'User registered',
        data: { _id: row?.id, name: 'Noor Haddad', email, role, isBlocked: 'UNBLOCKED' },
      })
      expect(row).toMatchObject({ name: 'Noor Haddad', email, role, is_blocked: false })
    }
  })

  it.each(['Sam\u202Erednes', 'Sam\u200BSender', 'Sam\nSender', 'Sam\u2060Sender'])(
    'a name with characters that hide is refused: %j',
    async (name) => {
      const { status, body } = await api
        .as(null)
        .registerUser({ ...newAccount('hidden@example.com'), name })
      const message = 'Name must not hold characters that cannot be seen'
      expect([status, body]).toEqual([
        400,
        { success: false, message, errors: [{ path: 'name', message }] },
      ])
    },
  )

  it('a visitor who types spaces around name and email gets an account without them', async () => {
    await api.as(null).registerUser({ ...newAccount('  n@example.com '), name: '  Noor  ' })
    expect(await storedUser(api.db, 'n@example.com')).toMatchObject({ name: 'Noor' })
  })

  it('a visitor cannot take an email again in another case', async () => {
    await api.as(null).registerUser(newAccount('noor@example.com'))
    const before = await allRows(api)
    const { status, body } = await api.as(null).registerUser(newAccount('NOOR@example.com'))
    expect([status, body]).toEqual([409, { success: false, message: 'Email already registered' }])
    expect(await allRows(api)).toEqual(before)
  })

  it('six visitors with one email at once get one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.as(null).registerUser(newAccount('one@example.com'))),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409])
    expect(
      (await allRows(api)).users.filter(({ email }) => email === 'one@example.com'),
    ).toHaveLength(1)
  })

  it('a visitor reads all mistakes of the form in its own words and its order', async () => {
    const { status, body } = await api
      .as(null)
      .registerUser({ ...newAccount('nope'), name: 'No', password: '123', confirmPassword: '1234' })
    expect([status, body]).toEqual([
      400,
      {
        success: false,
        message: 'Name must be at least 3 characters',
        errors: [
          { path: 'name', message: 'Name must be at least 3 characters' },
          { path: 'email', message: 'Invalid email address' },
          { path: 'password', message: 'Password must be at least 6 characters' },
          { path: 'confirmPassword', message: 'Confirm Password must be at least 6 characters' },
        ],
      },
    ])
  })

  it('a visitor whose passwords differ is told at the confirmation', async () => {
    const { body } = await api
      .as(null)
      .registerUser({ ...newAccount('n@example.com'), confirmPassword: 'another one' })
    expect(body).toEqual({
      success: false,
      message: 'Passwords do not match',
      errors: [{ path: 'confirmPassword', message: 'Passwords do not match' }],
    })
  })

  it('a visitor without a role is told to choose one', async () => {
    const { role: _role, ...account } = newAccount('n@example.com')
    const answer = await api.app.inject({ method: 'POST', url: '/api/user', payload: account })
    expect(answer.json()).toEqual({
      success: false,
      message: 'Role is required',
      errors: [{ path: 'role', message: 'Role is required' }],
    })
  })
})

describe('where registration as administrator is closed', () => {
  it('a visitor may still become a sender, but no administrator', async () => {
    const closed = await startApi({ ADMIN_SIGNUP: 'closed' })
    const account = newAccount('n@example.com')
    const refused = await closed.as(null).registerUser({ ...account, role: 'ADMIN' })
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Registration as administrator is closed',
    ])
    expect((await allRows(closed)).users).toEqual([])
    expect((await closed.as(null).registerUser(account)).status).toBe(201)
    await closed.stop()
  })
})
