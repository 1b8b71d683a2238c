import { beforeEach, describe, expect, it } from 'vitest'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import {
  expectRefusal,
  expectRefusedField,
  refusalBody,
  sortedStatuses,
} from '../../support/answers.ts'
import { allRows, storedUser } from '../../support/rows.ts'
import { newAccount } from '../../support/valid-requests.ts'

const api = await apiForFile()
beforeEach(() => api.reset())

describe('At registration', () => {
  it('a visitor can choose any role', async () => {
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

  it.each(['Sam\u202Erednes', 'Sam\u200BSender', 'Sam\nSender', 'Sam\u2060Sender', '!!!', '— — —'])(
    'a name with invisible characters or without a letter is refused: %j',
    async (name) => {
      const account = { ...newAccount('hidden@example.com'), name }
      const answer = await api.as(null).registerUser(account)
      expectRefusedField(
        answer,
        'name',
        'Name needs a letter or a digit, and no invisible characters',
      )
    },
  )

  it('a visitor who types spaces around name and email gets an account without them', async () => {
    await api.as(null).registerUser({ ...newAccount('  n@example.com '), name: '  Noor  ' })
    expect(await storedUser(api.db, 'n@example.com')).toMatchObject({ name: 'Noor' })
  })

  it('a visitor cannot register a taken email in another case', async () => {
    await api.as(null).registerUser(newAccount('noor@example.com'))
    const before = await allRows(api)
    const answer = await api.as(null).registerUser(newAccount('NOOR@example.com'))
    expectRefusal(answer, 409, 'Email already registered')
    expect(await allRows(api)).toEqual(before)
  })

  it.each(['sender@waybill.test', 'Sender@Waybill.test'])(
    'a visitor cannot register the email of a demo account, even if it is free: %s',
    async (email) => {
      const before = await allRows(api)
      const answer = await api.as(null).registerUser(newAccount(email))
      expectRefusal(answer, 409, 'Email already registered')
      expect(await allRows(api)).toEqual(before)
    },
  )

  it('six simultaneous registrations with one email create one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.as(null).registerUser(newAccount('one@example.com'))),
    )
    expect(sortedStatuses(answers)).toEqual([201, 409, 409, 409, 409, 409])
    expect((await allRows(api)).users).toMatchObject([{ email: 'one@example.com' }])
  })

  it('a visitor reads all mistakes of the form in its words and order', async () => {
    const mistakes = { name: 'No', password: '123', confirmPassword: '1234' }
    const answer = await api.as(null).registerUser({ ...newAccount('nope'), ...mistakes })
    expectRefusal(answer, 400, 'Name must be at least 3 characters', {
      errors: [
        { path: 'name', message: 'Name must be at least 3 characters' },
        { path: 'email', message: 'Invalid email address' },
        { path: 'password', message: 'Password must be at least 6 characters' },
        { path: 'confirmPassword', message: 'Confirm Password must be at least 6 characters' },
      ],
    })
  })

  it('a visitor whose passwords differ reads it at the confirmation', async () => {
    const account = { ...newAccount('n@example.com'), confirmPassword: 'another one' }
    const answer = await api.as(null).registerUser(account)
    expectRefusedField(answer, 'confirmPassword', 'Passwords do not match')
  })

  it('a visitor without a role is asked to choose one', async () => {
    const { role: _role, ...account } = newAccount('n@example.com')
    const answer = await api.app.inject({ method: 'POST', url: '/api/user', payload: account })
    expect(answer.json()).toEqual(
      refusalBody('Role is required', { errors: [{ path: 'role', message: 'Role is required' }] }),
    )
  })
})

describe('if registration as administrator is closed', () => {
  it('a visitor can still become a sender, but not an administrator', async () => {
    const closed = await apiForTest({ ADMIN_SIGNUP: 'closed' })
    const account = newAccount('n@example.com')
    const refused = await closed.as(null).registerUser({ ...account, role: 'ADMIN' })
    expectRefusal(refused, 403, 'Registration as administrator is closed')
    expect((await allRows(closed)).users).toEqual([])
    expect((await closed.as(null).registerUser(account)).status).toBe(201)
  })
})
