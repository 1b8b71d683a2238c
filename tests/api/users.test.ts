import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allRows, startApi, type Api, type Person } from './support/api.ts'
import { newAccount } from './support/usual-calls.ts'

let api: Api
let admin: Person
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  await api.db.deleteFrom('sessions').execute()
  await api.db.deleteFrom('users').execute()
  admin = await api.signedIn('ADMIN', 'Ada Admin')
})
afterAll(() => api.stop())

describe('registering', () => {
  it('a visitor opens an account in any role', async () => {
    for (const role of ['ADMIN', 'SENDER', 'RECEIVER'] as const) {
      const email = `${role}@example.com`
      const account = { ...newAccount(email), role, isBlocked: 'UNBLOCKED' as const }
      const { status, body } = await api.ask(null).registerUser(account)
      const row = await userWith(email)
      expect(status).toBe(201)
      expect(body).toEqual({
        success: true,
        message: 'User registered',
        data: { _id: row?.id, name: 'Noor Haddad', email, role, isBlocked: 'UNBLOCKED' },
      })
      expect(row).toMatchObject({ name: 'Noor Haddad', email, role, is_blocked: false })
    }
  })

  it('spaces around name and e-mail are not kept', async () => {
    await api.ask(null).registerUser({ ...newAccount('  n@example.com '), name: '  Noor  ' })
    expect(await userWith('n@example.com')).toMatchObject({ name: 'Noor' })
  })

  it('an e-mail is taken in whatever case', async () => {
    await api.ask(null).registerUser(newAccount('noor@example.com'))
    const before = await allRows(api)
    const { status, body } = await api.ask(null).registerUser(newAccount('NOOR@example.com'))
    expect([status, body]).toEqual([409, { success: false, message: 'Email already registered' }])
    expect(await allRows(api)).toEqual(before)
  })

  it('two people with one e-mail at once make one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.ask(null).registerUser(newAccount('one@example.com'))),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409])
    expect(
      (await allRows(api)).users.filter(({ email }) => email === 'one@example.com'),
    ).toHaveLength(1)
  })

  it('the form’s mistakes are told in its own words, all of them, in its order', async () => {
    const { status, body } = await api
      .ask(null)
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

  it('passwords that differ are told on the confirmation', async () => {
    const { body } = await api
      .ask(null)
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
    const refused = await closed.ask(null).registerUser({ ...account, role: 'ADMIN' })
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Registration as administrator is closed',
    ])
    expect((await allRows(closed)).users).toEqual([])
    expect((await closed.ask(null).registerUser(account)).status).toBe(201)
    await closed.stop()
  })
})

describe('listing', () => {
  it('an administrator sees everybody by name, with what can be done to them', async () => {
    const zoe = await api.joined('SENDER', 'zoe Sender')
    const ben = await api.blocked('RECEIVER')
    await rename(ben, 'Ben Receiver')
    const { status, body } = await api.ask(admin).listUsers()
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: 'Users',
      data: [
        userOf(admin, 'Ada Admin', []),
        { ...userOf(ben, 'Ben Receiver', ['unblock']), isBlocked: 'BLOCKED' },
        userOf(zoe, 'zoe Sender', ['block']),
      ],
    })
  })

  it('an administrator turns pages', async () => {
    for (const name of ['Ben', 'Cleo', 'Dan', 'Eve']) await api.joined('SENDER', name)
    const page = await api.ask(admin).listUsers({ query: { page: 2, limit: 2 } })
    expect(page.body.data.map(({ name }) => name)).toEqual(['Cleo', 'Dan'])
    expect(page.body.meta).toEqual({ page: 2, limit: 2, total: 5 })
    const beyond = await api.ask(admin).listUsers({ query: { page: 9, limit: 2 } })
    expect(beyond.body).toMatchObject({ data: [], meta: { page: 9, limit: 2, total: 5 } })
    const usual = await api.ask(admin).listUsers({ query: { page: 1 } })
    expect(usual.body.meta).toEqual({ page: 1, limit: 10, total: 5 })
  })

  it('an administrator sorts by every column, both ways', async () => {
    await api.joined('SENDER', 'Ben')
    await rename(await api.blocked('RECEIVER'), 'Cleo')
    const names = async (sort: 'name' | '-name' | 'role' | '-role' | 'isBlocked' | '-isBlocked') =>
      (await api.ask(admin).listUsers({ query: { sort } })).body.data.map(({ name }) => name)
    expect(await names('name')).toEqual(['Ada Admin', 'Ben', 'Cleo'])
    expect(await names('-name')).toEqual(['Cleo', 'Ben', 'Ada Admin'])
    expect(await names('role')).toEqual(['Ada Admin', 'Cleo', 'Ben'])
    expect(await names('-role')).toEqual(['Ben', 'Cleo', 'Ada Admin'])
    expect(await names('isBlocked')).toEqual(['Cleo', 'Ada Admin', 'Ben'])
    expect(await names('-isBlocked')).toEqual(['Ada Admin', 'Ben', 'Cleo'])
    const emails = async (sort: 'email' | '-email') =>
      (await api.ask(admin).listUsers({ query: { sort } })).body.data.map(({ email }) => email)
    expect(await emails('email')).toEqual((await emails('email')).toSorted())
    expect(await emails('-email')).toEqual((await emails('email')).toReversed())
  })

  it('an administrator finds people by a part of name or e-mail, taken literally', async () => {
    await api.joined('SENDER', '100% Ben')
    const cleo = await api.joined('SENDER', 'Cleo_Ann')
    await api.joined('SENDER', String.raw`Back\slash`)
    const found = async (q: string) =>
      (await api.ask(admin).listUsers({ query: { q } })).body.data.map(({ name }) => name)
    expect(await found('BEN')).toEqual(['100% Ben'])
    expect(await found('%')).toEqual(['100% Ben'])
    expect(await found('_')).toEqual(['Cleo_Ann'])
    expect(await found('\\')).toEqual([String.raw`Back\slash`])
    expect(await found(cleo.email.slice(0, 12).toUpperCase())).toEqual(['Cleo_Ann'])
    expect(await found("' or 1=1 --")).toEqual([])
    expect(await found('')).toHaveLength(4)
  })

  it('a sender sees the receivers who are not blocked, and no more of them than needed', async () => {
    const sender = await api.signedIn('SENDER')
    const rita = await api.joined('RECEIVER', 'Rita')
    const ari = await api.joined('RECEIVER', 'ari')
    await api.blocked('RECEIVER')
    const { body } = await api.ask(sender).listReceivers()
    expect(body).toEqual({
      success: true,
      message: 'Receivers',
      data: [ari, rita].map(({ id, name, email }) => ({ _id: id, name, email })),
    })
    const found = await api.ask(sender).listReceivers({ query: { q: 'RIT', limit: 5 } })
    expect(found.body.data.map(({ name }) => name)).toEqual(['Rita'])
    expect(found.body.meta).toEqual({ page: 1, limit: 5, total: 1 })
  })
})

describe('blocking', () => {
  it('an administrator blocks and unblocks a person; a repeat changes nothing', async () => {
    const person = await api.joined('SENDER', 'Ben')
    const ask = api.ask(admin)
    api.secondsPass(60)
    const blockedAt = api.now()
    const first = await ask.blockUser(person.id)
    expect([first.status, first.body]).toEqual([
      200,
      {
        success: true,
        message: 'User blocked',
        data: { ...userOf(person, 'Ben', ['unblock']), isBlocked: 'BLOCKED' },
      },
    ])
    expect(await userWith(person.email)).toMatchObject({ is_blocked: true, updated_at: blockedAt })

    api.secondsPass(60)
    const repeat = await ask.blockUser(person.id)
    expect([repeat.status, repeat.body]).toEqual([200, first.body])
    expect(await userWith(person.email)).toMatchObject({ is_blocked: true, updated_at: blockedAt })

    const unblocked = await ask.unblockUser(person.id)
    expect([unblocked.status, unblocked.body]).toEqual([
      200,
      { success: true, message: 'User unblocked', data: userOf(person, 'Ben', ['block']) },
    ])
    const row = await userWith(person.email)
    expect(row).toMatchObject({ is_blocked: false, updated_at: api.now() })
    api.secondsPass(60)
    expect((await ask.unblockUser(person.id)).body).toEqual(unblocked.body)
    expect(await userWith(person.email)).toEqual(row)
  })

  it('nobody blocks themselves, however they spell their id', async () => {
    await api.joined('ADMIN')
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      const { status, body } = await api.ask(admin).blockUser(id)
      expect([status, body]).toEqual([
        409,
        { success: false, message: 'You cannot block yourself' },
      ])
    }
    expect(await userWith(admin.email)).toMatchObject({ is_blocked: false })
  })

  it('two administrators who block each other at once leave one', async () => {
    const other = await api.signedIn('ADMIN')
    const answers = await Promise.all([
      api.ask(admin).blockUser(other.id),
      api.ask(other).blockUser(admin.id),
    ])
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses[0]).toBe(200)
    // The second one finds out while it waits for the lock, or already at the door.
    expect([403, 409]).toContain(statuses[1])
    const { users } = await allRows(api)
    expect(users.filter(({ is_blocked: isBlocked }) => !isBlocked)).toHaveLength(1)
  })

  it('three administrators in a ring never block the last one', async () => {
    const [b, c] = [await api.signedIn('ADMIN'), await api.signedIn('ADMIN')]
    await Promise.all([
      api.ask(admin).blockUser(b.id),
      api.ask(b).blockUser(c.id),
      api.ask(c).blockUser(admin.id),
      api.ask(admin).blockUser(c.id),
    ])
    const { users } = await allRows(api)
    expect(users.some(({ is_blocked: isBlocked }) => !isBlocked)).toBe(true)
  })

  it('a user who does not exist is not found', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const answer of [
      await api.ask(admin).blockUser(nobody),
      await api.ask(admin).unblockUser(nobody),
    ]) {
      expect([answer.status, answer.body]).toEqual([
        404,
        { success: false, message: 'User not found' },
      ])
    }
  })
})

const userWith = (email: string) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

const rename = ({ id }: Person, name: string) =>
  api.db.updateTable('users').set({ name }).where('id', '=', id).execute()

const userOf = ({ id, email, role }: Person, name: string, actions: string[]) => ({
  _id: id,
  name,
  email,
  role,
  isBlocked: 'UNBLOCKED',
  actions,
})
