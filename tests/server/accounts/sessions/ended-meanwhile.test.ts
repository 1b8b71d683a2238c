import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { expectRefusal, expectRefusedField, refusalBody } from '../../support/answers.ts'
import type { OperationId } from '../../../../server/http/openapi/operation.ts'
import { password, type Answered, type Person } from '../../support/api.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { apiForFile } from '../../support/for-file.ts'
import { meanwhile } from '../../support/held-rows.ts'
import { allRows } from '../../support/rows.ts'
import {
  newApiKey,
  newPassword,
  newWebhook,
  prepareRequest,
  startWorld,
} from '../../support/valid-requests.ts'

const world = await startWorld(await apiForFile())
const { api } = world

it.each([
  'addPasskey',
  'beginPasskey',
  'removePasskey',
  'linkCompanyAccount',
  'unlinkCompanyAccount',
  'beginTwoFactor',
  'confirmTwoFactor',
  'turnOffTwoFactor',
  'replaceRecoveryCodes',
  'changePassword',
  'createApiKey',
  'createWebhook',
  'updateWebhook',
  'deleteAccount',
] as const)('a session that ends after its request was let in changes nothing: %s', async (id) => {
  const person = await api.signedIn('SENDER')
  const request =
    id === 'addPasskey'
      ? await newPasskeyOf(person)
      : id === 'updateWebhook'
        ? await movedEndpointOf(person)
        : await prepareRequest(id, world, person)
  const ending = await meanwhile(api, async (transaction) => {
    await transaction.query(sql`select id from users where id = ${person.id} for update`)
    await transaction.query(sql`
      update sessions set ended_at = ${api.now()} where user_id = ${person.id}
    `)
  })
  const answer = request()
  await ending.hasWaiting(1)
  await ending.commit()
  const before = await allRows(api)
  const { status, body } = await answer
  expect([status, body]).toEqual([401, refusalBody('Please log in')])
  expect(await allRows(api)).toEqual(before)
})

it('a user who is blocked after their request was let in reads that they are blocked', async () => {
  const person = await api.signedIn('SENDER')
  const block = await meanwhile(api, (transaction) =>
    transaction.query(sql`update users set is_blocked = true where id = ${person.id}`),
  )
  const answer = api.as(person).createApiKey(newApiKey)
  await block.hasWaiting(1)
  await block.commit()
  expectRefusal(await answer, 403, 'Your account is blocked')
})

it.each<[string, (person: Person) => Promise<unknown>]>([
  ['setPhone', (person) => api.as(person).setPhone({ phone: '+49 40 5550123' })],
  ['setLanguage', (person) => api.as(person).setLanguage({ language: 'de' })],
  ['updateAccount', (person) => api.as(person).updateAccount({ name: 'Noor Haddad' })],
])(
  'an account that is deleted after its user’s request was let in stays unchanged: %s',
  async (_, send) => {
    const person = await api.signedIn('RECEIVER')
    const row = () =>
      api.db.query(sql`select name, phone, language from users where id = ${person.id}`)
    const before = await row()
    const deletion = await meanwhile(api, (transaction) =>
      transaction.query(sql`update users set deleted_at = ${api.now()} where id = ${person.id}`),
    )
    const answer = send(person)
    await deletion.hasWaiting(1)
    await deletion.commit()
    await answer
    expect(await row()).toEqual(before)
  },
)

const passwordChecks: [
  string,
  string,
  (person: Person) => Promise<() => Promise<Answered<OperationId>>>,
][] = [
  [
    'createApiKey',
    'password',
    async (person) => () => api.as(person).createApiKey({ ...newApiKey, password }),
  ],
  [
    'createWebhook',
    'password',
    async (person) => () => api.as(person).createWebhook({ ...newWebhook(), password }),
  ],
  ['updateWebhook', 'password', movedEndpointOf],
  [
    'beginTwoFactor',
    'password',
    async (person) => () => api.as(person).beginTwoFactor({ password }),
  ],
  ['deleteAccount', 'password', async (person) => () => api.as(person).deleteAccount({ password })],
  [
    'changePassword',
    'currentPassword',
    async (person) => () => api.as(person).changePassword(newPassword),
  ],
]

it.each(passwordChecks)(
  'a password that changes while it is being checked changes nothing: %s',
  async (_, field, prepare) => {
    const person = await api.signedIn('SENDER')
    const request = await prepare(person)
    const { users: _users, ...before } = await allRows(api)
    const change = await meanwhile(api, (transaction) =>
      transaction.query(sql`update users set password_hash = 'another' where id = ${person.id}`),
    )
    const answer = request()
    await change.hasWaiting(1)
    await change.commit()
    expectRefusedField(await answer, field, 'Password does not match')
    expect(await allRows(api)).toMatchObject(before)
  },
)

async function movedEndpointOf(person: Person) {
  const { body } = await api.as(person).createWebhook(newWebhook())
  const url = 'https://9.9.9.9/elsewhere'
  return () => api.as(person).updateWebhook(body.data.webhook._id, { url, password })
}

/** A valid one, because errors in it are reported before anything is locked. */
async function newPasskeyOf(person: Person) {
  const options = (await api.as(person).beginPasskey({ password })).body.data
  const made = createAuthenticator().create(options)
  return () => api.as(person).addPasskey(made)
}
