import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { Language } from '../../../../openapi.d.ts'
import { password, type Person } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { newAccount } from '../../support/valid-requests.ts'

const api = await apiForFile()

const storedLanguage = async (email: string) => {
  const [row] = await api.db.query<{ language: Language | null }>(sql`
    select language from users where email = ${email}
  `)
  return row?.language
}

/** The language in the answers that say who is signed in. */
async function toldLanguages({ email, ...person }: Person) {
  const current = await api.as(person).getCurrentUser()
  const login = await api.as(null).loginUser({ email, password })
  const renewal = await api.as({ cookies: login.cookies }).refreshSession()
  return [current, login, renewal].map(({ body }) => body.data?.language)
}

test.each(['ADMIN', 'SENDER', 'RECEIVER', 'COURIER'] as const)(
  'A user with the role %s chooses a language, and gets it in every later answer',
  async (role) => {
    const person = await api.signedIn(role, 'Lena Lang')
    expect(await toldLanguages(person)).toEqual([undefined, undefined, undefined])
    expect(await storedLanguage(person.email)).toBeNull()

    const { status, body } = await api.as(person).setLanguage({ language: 'de' })
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Language saved',
        data: {
          _id: person.id,
          name: 'Lena Lang',
          email: person.email,
          role,
          isBlocked: 'UNBLOCKED',
          language: 'de',
        },
      },
    ])
    expect(await storedLanguage(person.email)).toBe('de')
    expect(await toldLanguages(person)).toEqual(['de', 'de', 'de'])

    await api.as(person).setLanguage({ language: 'ar' })
    expect(await storedLanguage(person.email)).toBe('ar')
  },
)

test('A visitor who registers on a Polish page has that language, and none if the page sends none', async () => {
  const polish = { ...newAccount('ola@example.com'), language: 'pl' as const }
  const { status, body } = await api.as(null).registerUser(polish)
  expect([status, body.data.language]).toEqual([201, 'pl'])
  await api.as(null).registerUser(newAccount('noor@example.com'))
  expect(await storedLanguage('ola@example.com')).toBe('pl')
  expect(await storedLanguage('noor@example.com')).toBeNull()
})

test('An administrator is not shown the languages of other users', async () => {
  const [admin, sender] = await Promise.all([api.signedIn('ADMIN'), api.signedIn('SENDER')])
  await api.as(sender).setLanguage({ language: 'fr' })
  const { body } = await api.as(admin).listUsers({ query: { q: sender.email } })
  expect(body.data.map(({ email, language }) => [email, language])).toEqual([
    [sender.email, undefined],
  ])
})

test('A deletion of an account removes its language', async () => {
  const gone = await api.signedIn('RECEIVER')
  await api.as(gone).setLanguage({ language: 'es' })
  expect((await api.as(gone).deleteAccount({ password })).status).toBe(200)
  const rows = await api.db.query(sql`select language from users where id = ${gone.id}`)
  expect(rows).toEqual([{ language: null }])
})
