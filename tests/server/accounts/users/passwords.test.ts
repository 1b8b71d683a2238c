import { hash } from '@node-rs/argon2'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { matchPassword, preparePassword } from '../../../../server/accounts/users/passwords.ts'
import { expectRefusedField } from '../../support/answers.ts'
import type { Person } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'

const composed = 'Café Łódź 77'
const decomposed = composed.normalize('NFD')
const forms = [
  ['composed letters', composed],
  ['decomposed letters', decomposed],
  ['no-break spaces', composed.replaceAll(' ', '\u00a0')],
  ['ideographic spaces', decomposed.replaceAll(' ', '\u3000')],
] as const

const api = await apiForFile()
beforeEach(() => api.reset())

describe('A password', () => {
  test.each(forms)('typed in %s is the same', (_name, typed) => {
    expect(preparePassword(typed)).toBe(composed)
  })

  test.each(['Cafe Łódź 77', 'café łódź 77', ' Café Łódź 77', 'Café  Łódź 77', 'Ｃafé Łódź 77'])(
    'is another one as %s',
    (typed) => {
      expect(preparePassword(typed)).not.toBe(composed)
    },
  )

  test.each(forms)('set in one form opens the account in %s', async (_name, typed) => {
    const email = 'zoe@example.com'
    const registered = await api.as(null).registerUser({
      name: 'Zoe Sender',
      email,
      role: 'SENDER',
      password: decomposed,
      confirmPassword: composed,
      isBlocked: 'UNBLOCKED',
    })
    expect(registered.status).toBe(201)
    expect((await login(email, typed)).status).toBe(200)
    expect((await login(email, 'Cafe Lodz 77')).status).toBe(401)
  })

  test('is too short with five letters, also if their accents are characters of their own', async () => {
    const password = 'ééééé'.normalize('NFD')
    const answer = await api.as(null).registerUser({
      name: 'Zoe Sender',
      email: 'zoe@example.com',
      role: 'SENDER',
      password,
      confirmPassword: 'long enough',
      isBlocked: 'UNBLOCKED',
    })
    expectRefusedField(answer, 'password', 'Password must be at least 6 characters')
  })
})

describe('A password with control characters', () => {
  const message = 'Password must not contain tabs, line breaks or other control characters'
  const signs = ['\t', '\n', '\r\n', '\x1b', '\x7f', '\u0085']

  test.each(signs)('is refused as a new one with %j', async (sign) => {
    const password = `Café${sign}Łódź 77`
    const registered = await api.as(null).registerUser({
      name: 'Zoe Sender',
      email: 'zoe@example.com',
      role: 'SENDER',
      password,
      confirmPassword: password,
      isBlocked: 'UNBLOCKED',
    })
    expectRefusedField(registered, 'password', message)
  })

  test.each(signs)(
    'goes on working with %j if it is from before, until it is changed',
    async (sign) => {
      const old = `Café${sign}Łódź 77`
      const person = await withHash(await hash(old))
      expect((await login(person.email, old)).status).toBe(200)
      expect((await login(person.email, old.replace(sign, ''))).status).toBe(401)
      const change = (password: string) =>
        api.as(person).changePassword({ password, confirmPassword: password, currentPassword: old })
      expectRefusedField(await change(`another${sign}one`), 'password', message)
      expect((await change('another one')).status).toBe(200)
    },
  )
})

describe('A hash from before passwords were prepared', () => {
  test.each(forms)('goes on working in %s, and is made again once', async (_name, typed) => {
    const person = await withHash(await hash(typed))
    const before = await storedHash(person)
    expect((await login(person.email, typed)).status).toBe(200)
    const after = await storedHash(person)
    expect(after !== before).toBe(typed !== composed)
    expect(await matchPassword(after, composed)).toBe('PREPARED')
    expect((await login(person.email, composed)).status).toBe(200)
    expect(await storedHash(person)).toBe(after)
  })

  test('proves an account, too', async () => {
    const person = await withHash(await hash(decomposed))
    const change = { password: 'another one', confirmPassword: 'another one' }
    const answer = await api.as(person).changePassword({ ...change, currentPassword: decomposed })
    expect(answer.status).toBe(200)
    expect(await matchPassword(await storedHash(person), 'another one')).toBe('PREPARED')
  })

  test('stays as it is while the password is wrong', async () => {
    const person = await withHash(await hash(decomposed))
    const before = await storedHash(person)
    expect((await login(person.email, `${decomposed}!`)).status).toBe(401)
    expect(await storedHash(person)).toBe(before)
  })
})

const login = (email: string, password: string) => api.as(null).loginUser({ email, password })

async function withHash(passwordHash: string): Promise<Person> {
  const person = await api.signedIn('SENDER')
  await api.db.query(sql`update users set password_hash = ${passwordHash} where id = ${person.id}`)
  return person
}

async function storedHash({ id }: Person): Promise<string> {
  const [row] = await api.db.query<{ password_hash: string }>(sql`
    select password_hash from users where id = ${id}
  `)
  return row?.password_hash ?? ''
}
