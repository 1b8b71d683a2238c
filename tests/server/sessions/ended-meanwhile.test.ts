import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { refusalBody } from '../support/answers.ts'
import { password, type Person } from '../support/api.ts'
import { createAuthenticator } from '../support/authenticator.ts'
import { apiForFile } from '../support/for-file.ts'
import { meanwhile } from '../support/held-rows.ts'
import { allRows } from '../support/rows.ts'
import { prepareRequest, startWorld } from '../support/valid-requests.ts'

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
  'deleteAccount',
] as const)('a session that has ended, while it was let in, changes nothing: %s', async (id) => {
  const person = await api.signedIn('SENDER')
  const request =
    id === 'addPasskey' ? await newPasskeyOf(person) : await prepareRequest(id, world, person)
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

/** One that is as it has to be: what is wrong with it is said before anything is locked. */
async function newPasskeyOf(person: Person) {
  const options = (await api.as(person).beginPasskey({ password })).body.data
  const made = createAuthenticator().create(options)
  return () => api.as(person).addPasskey(made)
}
