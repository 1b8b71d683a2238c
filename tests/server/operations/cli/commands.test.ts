import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { admin } from '../../../../server/operations/cli/admin.ts'
import { failureText } from '../../../../server/operations/cli/errors.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { keepFigures } from '../../../../server/parcels/kept-figures/keep-figures.ts'
import { hashPassword, matchPassword } from '../../../../server/accounts/users/passwords.ts'
import { findUserOfResetLink } from '../../../../server/accounts/recovery/repository.ts'
import { insertSession } from '../../../../server/accounts/sessions/repository.ts'
import { newTokens } from '../../../../server/accounts/users/tokens.ts'
import { insertUser } from '../../../../server/accounts/users/repository.ts'
import { mailSettings } from '../../messaging/mail/mail-settings.ts'
import { databaseForFile } from '../../support/for-file.ts'
import type { StoredUser } from '../../support/rows.ts'
import { emptyTables } from '../../support/tables.ts'
import { insertedPasskey, insertedTwoFactor } from '../../support/valid-requests.ts'

let said: string[]

const database = await databaseForFile()
beforeEach(async () => {
  await emptyTables(database.db)
  said = []
  vi.stubEnv('WAYBILL_PASSWORD', 'open sesame')
})

describe('An operator at the terminal', () => {
  test('creates the first administrator while registration of administrators is closed', async () => {
    await run('create', '--name', 'Ada Admin', '--email', 'ada@example.com')
    expect(said).toEqual(['Ada Admin <ada@example.com> can log in now, as ADMIN.'])
    const [row, ...others] = await users()
    expect(others).toEqual([])
    expect(row).toMatchObject({ name: 'Ada Admin', email: 'ada@example.com', role: 'ADMIN' })
    expect(await matchPassword(row?.password_hash, 'open sesame')).toBe('PREPARED')
  })

  test('creates an account whose address counts as confirmed', async () => {
    const mail = { ...mailSettings(), EMAIL_VERIFICATION: 'on' }
    await runWith(mail, 'create', '--name', 'Ada Admin', '--email', 'ada@example.com')
    const [row] = await users()
    expect(row?.email_verified_at).toBeInstanceOf(Date)
    expect(await database.db.query(sql`select id from messages`)).toEqual([])
  })

  test('creates a sender', async () => {
    await run('create', '--name', 'Sam Sender', '--email', 'sam@example.com', '--role', 'SENDER')
    expect(await users()).toMatchObject([{ email: 'sam@example.com', role: 'SENDER' }])
  })

  test('creates a courier, which registration does not offer', async () => {
    await run(
      'create',
      '--name',
      'Cleo Courier',
      '--email',
      'cleo@example.com',
      '--role',
      'courier',
    )
    expect(said).toEqual(['Cleo Courier <cleo@example.com> can log in now, as COURIER.'])
    const [row, ...others] = await users()
    expect(others).toEqual([])
    expect(row).toMatchObject({ email: 'cleo@example.com', role: 'COURIER' })
    expect(await matchPassword(row?.password_hash ?? '', 'open sesame')).toBe('PREPARED')
  })

  test('cannot create an administrator whose password would be refused, but can create a sender', async () => {
    const settings = { ...provider, OIDC_ONLY: 'admins' }
    const create = ['create', '--name', 'Ada Admin', '--email', 'ada@example.com']
    expect(await runWith(settings, ...create).then(() => 'done', failureText)).toBe(
      'OIDC_ONLY=admins closes the passwords of administrators. Leave OIDC_ONLY out until this one ' +
        'has linked their company account, or have OIDC_ROLES make administrators.',
    )
    expect(await users()).toEqual([])
    await runWith(settings, ...create, '--role', 'SENDER')
    expect(await users()).toMatchObject([{ email: 'ada@example.com', role: 'SENDER' }])
  })

  test('reads the same sentences about a password as a visitor who registers', async () => {
    vi.stubEnv('WAYBILL_PASSWORD', 'short')
    expect(await refusal('create', '--name', 'Al', '--email', 'al')).toBe(
      'Name must be at least 3 characters.\nInvalid email address.\n' +
        'Password must be at least 6 characters.',
    )
    expect(await users()).toEqual([])
  })

  test('is told that an email is taken, ignoring case', async () => {
    await addUser('ADMIN', 'ada@example.com')
    expect(await refusal('create', '--name', 'Other', '--email', 'ADA@example.com')).toBe(
      'Email already registered.',
    )
  })

  test('blocks a sender, whose sessions then end, and unblocks them', async () => {
    const id = await addUser('SENDER', 'sam@example.com')
    await addSession(id)
    await run('block', 'SAM@example.com')
    expect(said).toEqual(['sam <SAM@example.com> is blocked, and has no session any more.'])
    expect(await users()).toMatchObject([{ is_blocked: true }])
    expect(await openSessions()).toBe(0)
    await run('unblock', 'sam@example.com')
    expect(await users()).toMatchObject([{ is_blocked: false }])
    expect(await openSessions()).toBe(0)
  })

  test('creates a link with which a sender sets a new password', async () => {
    const id = await addUser('SENDER', 'sam@example.com')
    await run('reset-link', 'sam@example.com')
    expect(said).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/reset-password#[\w-]{43}$/),
    ])
    const token = said[0]?.split('#')[1] ?? ''
    expect(await findUserOfResetLink(database.db, token, new Date())).toBe(id)
  })

  test('lets a sender log in who has lost phone and recovery codes', async () => {
    const id = await addUser('SENDER', 'sam@example.com')
    await run('reset-two-factor', 'sam@example.com')
    expect(said).toEqual(['sam@example.com has no two-factor authentication, and no passkeys.'])
    said = []
    const api = { db: database.db, now: () => new Date() }
    await insertedTwoFactor(api, { id })
    await insertedPasskey(api, { id })
    await addSession(id)
    await run('reset-two-factor', 'sam@example.com')
    expect(said).toEqual([
      'sam@example.com logs in without a second factor, and has no session any more.',
    ])
    expect(await database.db.query(sql`select user_id from two_factors`)).toEqual([])
    expect(await database.db.query(sql`select user_id from passkeys`)).toEqual([])
    expect(await openSessions()).toBe(0)
    expect(
      await database.db.query(
        sql`select user_id, account_event from notifications order by account_event ->> 'kind'`,
      ),
    ).toEqual([
      { user_id: id, account_event: { kind: 'PASSKEY_REMOVED', name: 'Phone' } },
      { user_id: id, account_event: { kind: 'TWO_FACTOR_TURNED_OFF' } },
    ])
  })

  const makeLink = 'Make them a reset-link, with which they set a password.'
  const leaveOut = 'Leave OIDC_ONLY out until they have linked their company account.'
  test.each([
    ['without a password', {}, makeLink],
    ['without a password', { OIDC_ONLY: 'admins' }, `${leaveOut} ${makeLink}`],
    ['whose password is closed', { OIDC_ONLY: 'admins' }, leaveOut],
  ])(
    'is told what to do if an administrator %s has lost their only passkey: %o',
    async (who, settings, advice) => {
      const id = await addUser('ADMIN', 'ada@example.com')
      if (who === 'without a password')
        await database.db.query(sql`update users set password_hash = null`)
      await insertedPasskey({ db: database.db, now: () => new Date() }, { id })
      await runWith({ ...provider, ...settings }, 'reset-two-factor', 'ada@example.com')
      expect(said).toEqual([
        `ada@example.com has no session and no way to log in any more. ${advice}`,
      ])
    },
  )

  test('confirms the address of a sender who gets no mails', async () => {
    await addUser('SENDER', 'sam@example.com')
    await run('verify-email', 'sam@example.com')
    expect(said).toEqual(['sam@example.com is confirmed.'])
    const [row] = await users()
    expect(row?.email_verified_at).toBeInstanceOf(Date)
    said = []
    await run('verify-email', 'sam@example.com')
    expect(said).toEqual(['sam@example.com was confirmed before.'])
    expect(await users()).toEqual([row])
  })

  test('erases the account of a courier who asks for it, but not without --yes', async () => {
    await addUser('COURIER', 'cleo@example.com')
    const [before] = await users()
    expect(await refusal('erase', 'cleo@example.com')).toBe(
      'The account of cleo@example.com cannot be restored. Add --yes to erase it.',
    )
    expect(await users()).toEqual([before])
    await run('erase', 'cleo@example.com', '--yes')
    expect(said).toEqual(['cleo@example.com is erased, and shown as "Deleted user".'])
    expect(await users()).toMatchObject([{ name: 'Deleted user', is_blocked: true }])
  })

  test('cannot erase a courier who has a run, or the last active administrator', async () => {
    await addUser('ADMIN', 'ada@example.com')
    const id = await addUser('COURIER', 'cleo@example.com')
    await database.db.query(sql`
      insert into runs (id, day, courier_id, state, created_at, updated_at)
      values (gen_random_uuid(), '2026-11-28', ${id}, 'DRAFT', now(), now())
    `)
    const before = await users()
    expect([
      await refusal('erase', 'ada@example.com', '--yes'),
      await refusal('erase', 'cleo@example.com', '--yes'),
    ]).toEqual([
      'The last active administrator cannot be deleted.',
      'You still have a run. Your account can be deleted once it is finished or goes to someone else.',
    ])
    expect(await users()).toEqual(before)
  })

  test('cannot block the last active administrator', async () => {
    await addUser('ADMIN', 'ada@example.com')
    expect(await refusal('block', 'ada@example.com')).toBe(
      'The last active administrator cannot be blocked.',
    )
    expect(await users()).toMatchObject([{ is_blocked: false }])
  })

  test('sees when the active sessions of a sender began, and ends them', async () => {
    const id = await addUser('SENDER', 'sam@example.com')
    const began = new Date(Math.floor(Date.now() / 1000) * 1000 - 3_600_000)
    const family = await addSession(id, began)
    await addSession(id, new Date(began.getTime() + 60_000), family)
    const day = (time: Date) => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`
    const renewed = new Date(began.getTime() + 60_000)
    const ends = new Date(renewed.getTime() + 30 * 86_400_000)
    await run('sessions', 'sam@example.com')
    expect(said).toEqual([
      'Began                    Last renewed             Ends, if not renewed',
      `${day(began)}  ${day(renewed)}  ${day(ends)}`,
    ])
    said = []
    await run('sessions', 'sam@example.com', '--end')
    await run('sessions', 'sam@example.com')
    expect(said).toEqual(['One session has ended.', 'No live sessions.'])
    expect(await openSessions()).toBe(0)
  })

  test('compares kept counts with the parcels, and has them counted again', async () => {
    await run('check')
    expect(said).toEqual(['Found 0 differences from the parcels.'])
    await database.db.query(sql`
      insert into parcel_counts (scope, user_id, delivery_status, is_blocked, is_attempted, count)
      values ('ALL', '00000000-0000-0000-0000-000000000000', 'DELIVERED', false, false, 2)
    `)
    const difference = 'ALL 00000000-0000-0000-0000-000000000000 DELIVERED: 2, but counted 0'
    expect(await refusal('check')).toBe(
      `${difference}\n1 difference. With --repair, all are counted again.`,
    )
    said = []
    await run('check', '--repair')
    expect(said).toEqual([
      difference,
      '1 difference. The servers count all of them again now, without a pause in service.',
    ])
    await keepFigures(database.db, 'UTC')
    said = []
    await run('check')
    expect(said).toEqual(['Found 0 differences from the parcels.'])
  })

  test.each([
    [['sessions', 'nobody@example.com'], 'Nobody has the email nobody@example.com.'],
    [['block'], 'Whose account? block needs an email.'],
    [['block', 'a@b.c', 'd@e.f'], 'One email at a time, not a@b.c d@e.f.'],
    [['block', 'a@b.c', '--end'], 'block has no --end.'],
    [['create', '--name', 'Ada Admin'], '--email is missing.'],
    [
      ['create', '--name', 'Ada Admin', '--email', 'ada@example.com', '--role', 'FOO'],
      '--role is "FOO", but has to be one of ADMIN, SENDER, RECEIVER, COURIER.',
    ],
    [['remove-demo', 'now'], '"now" is one word too many.'],
    [['check', 'now'], '"now" is one word too many.'],
    [['check', '--yes'], 'check has no --yes.'],
    [['block', 'a@b.c', '--yes'], 'block has no --yes.'],
    [['promote', 'a@b.c'], '"promote" is nothing to do.'],
    [[], 'What to do?'],
  ])('is told what is wrong with %j', async (args, sentence) => {
    expect(await refusal(...args)).toBe(sentence)
  })
})

const provider = {
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'waybill',
  OIDC_CLIENT_SECRET: 'secret',
  PUBLIC_URL: 'https://parcels.example.com',
}

const run = (...args: string[]) => runWith({}, ...args)

const runWith = (settings: Record<string, string>, ...args: string[]) =>
  admin(args, readConfig({ DATABASE_URL: database.url, ADMIN_SIGNUP: 'closed', ...settings }), {
    say: (line) => void said.push(line),
    note: () => undefined,
  })

const refusal = (...args: string[]) => run(...args).then(() => 'done', failureText)

const users = () => database.db.query<StoredUser>(sql`select * from users`)

async function openSessions(): Promise<number> {
  const rows = await database.db.query(sql`select id from sessions where ended_at is null`)
  return rows.length
}

async function addUser(role: 'ADMIN' | 'COURIER' | 'SENDER', email: string): Promise<string> {
  const passwordHash = await hashPassword('open sesame')
  const name = email.split('@')[0] ?? ''
  const user = { name, email, passwordHash, role, now: new Date() }
  return (await database.db.transaction((transaction) => insertUser(transaction, user))).id
}

async function addSession(userId: string, now = new Date(), familyId: string = randomUUID()) {
  const proof = { isTwoFactorVerified: false, authenticatedAt: now }
  const session = { ...proof, userId, familyId, tokens: newTokens(), accessMinutes: 15, now }
  await database.db.transaction((transaction) => insertSession(transaction, session))
  return familyId
}
