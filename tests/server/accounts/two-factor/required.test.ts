import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { contract } from '../../../../server/contract.ts'
import { refusalBody } from '../../support/answers.ts'
import { password } from '../../support/api.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { startTwoNodes } from '../../support/event-streams.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { allRows } from '../../support/rows.ts'
import {
  codeOf,
  insertedPasskey,
  insertedTwoFactor,
  newParcelFor,
  startWorld,
  validRequests,
} from '../../support/valid-requests.ts'

const world = await startWorld(await apiForFile({ REQUIRE_2FA: 'admins' }))
const { api } = world

const refusal = refusalBody('Please set up two-factor authentication first', {
  code: 'TWO_FACTOR_SETUP_REQUIRED',
})
const operations = [...contract.operations.values()]
const ofAdmins = operations.filter(({ roles }) => roles !== 'PUBLIC' && roles.includes('ADMIN'))
const open = [
  'getTwoFactor',
  'confirmTwoFactor',
  'beginTwoFactor',
  'addPasskey',
  'beginPasskey',
  'getCompanyAccount',
]

it('The contract leaves six operations to an administrator who still has to set it up', () => {
  const marked = operations.filter(({ isBeforeTwoFactor }) => isBeforeTwoFactor)
  expect(marked.map(({ id }) => id)).toEqual(open)
})

describe('An administrator without two-factor authentication under REQUIRE_2FA=admins', () => {
  it.each(ofAdmins.filter(({ id }) => !open.includes(id)))('is refused $id', async ({ id }) => {
    const admin = await api.signedIn('ADMIN')
    const url = await preparedUrl(id)
    const before = await allRows(api)
    const answer = await url(admin.cookies)
    expect([answer.statusCode, answer.json()]).toEqual([403, refusal])
    expect(await allRows(api)).toEqual(before)
  })

  it('logs in, is told to set it up, renews the session and logs out', async () => {
    const { id, email, name } = await api.joined('ADMIN')
    const user = { _id: id, name, email, role: 'ADMIN', isBlocked: 'UNBLOCKED' }
    const expected = { ...user, mustSetUpTwoFactor: true }
    const login = await api.as(null).loginUser({ email, password })
    expect(login.body.data).toEqual(expected)
    expect((await api.as(login).getCurrentUser()).body.data).toEqual(expected)
    // A set-up that has only begun does not count.
    await insertedTwoFactor(api, { id }, { isConfirmed: false })
    const renewed = await api.as(login).refreshSession()
    expect(renewed.body.data).toEqual(expected)
    const state = await api.as(renewed).getTwoFactor()
    expect(state.body.data).toEqual({
      isOn: false,
      recoveryCodesLeft: 0,
      isRequired: true,
      hasVerifiedPasskey: false,
    })
    expect((await api.as(renewed).logoutUser()).status).toBe(200)
    expect((await api.as(renewed).getCurrentUser()).status).toBe(401)
  })

  it('sets it up, and is then an ordinary administrator in the same session', async () => {
    const admin = await api.signedIn('ADMIN')
    const { secret } = (await api.as(admin).beginTwoFactor({ password })).body.data
    expect((await api.as(admin).listUsers()).status).toBe(403)
    const code = codeOf(api, secret)
    expect((await api.as(admin).confirmTwoFactor({ code })).status).toBe(200)
    expect((await api.as(admin).listUsers()).status).toBe(200)
    const { data } = (await api.as(admin).getCurrentUser()).body
    expect(data).not.toHaveProperty('mustSetUpTwoFactor')
    expect((await api.as(admin).refreshSession()).body.data).not.toHaveProperty(
      'mustSetUpTwoFactor',
    )
  })

  it('adds a passkey that verifies them instead, also for the renewed session', async () => {
    const admin = await api.signedIn('ADMIN')
    const options = (await api.as(admin).beginPasskey({ password })).body.data
    expect((await api.as(admin).addPasskey(createAuthenticator().create(options))).status).toBe(201)
    expect((await api.as(admin).listUsers()).status).toBe(200)
    expect((await api.as(admin).getTwoFactor()).body.data?.hasVerifiedPasskey).toBe(true)
    const renewed = await api.as(admin).refreshSession()
    expect(renewed.body.data).not.toHaveProperty('mustSetUpTwoFactor')
  })

  it('has to set up another factor in the same session once the passkey is removed', async () => {
    const admin = await api.signedIn('ADMIN')
    const options = (await api.as(admin).beginPasskey({ password })).body.data
    const added = await api.as(admin).addPasskey(createAuthenticator().create(options))
    const removal = await api.as(admin).removePasskey(added.body.data.id, { password })
    expect(removal.status).toBe(200)
    expect((await api.as(admin).listUsers()).body).toEqual(refusal)
    const renewed = await api.as(admin).refreshSession()
    expect((await api.as(renewed).listUsers()).body).toEqual(refusal)
  })

  it('is not let in by a passkey that only checks for a touch', async () => {
    const admin = await api.signedIn('ADMIN')
    const options = (await api.as(admin).beginPasskey({ password })).body.data
    const touched = createAuthenticator().create(options, { isUserVerified: false })
    expect((await api.as(admin).addPasskey(touched)).status).toBe(201)
    expect((await api.as(admin).listUsers()).body).toEqual(refusal)
    expect((await api.as(admin).getTwoFactor()).body.data?.hasVerifiedPasskey).toBe(false)
  })

  it('is let in by a login with a verified passkey, while the password alone adds no other factor', async () => {
    const admin = await api.joined('ADMIN')
    const login = await api.as(null).loginUser({ email: admin.email, password })
    const { secret } = (await api.as(login).beginTwoFactor({ password })).body.data
    const options = (await api.as(login).beginPasskey({ password })).body.data
    const { authenticator } = await insertedPasskey(api, admin)
    const before = await allRows(api)
    const answers = [
      await api.as(login).beginTwoFactor({ password }),
      await api.as(login).beginPasskey({ password }),
      await api.as(login).confirmTwoFactor({ code: codeOf(api, secret) }),
      await api.as(login).addPasskey(createAuthenticator().create(options)),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([409, refusalBody('Please log in with your passkey')])
    expect(await allRows(api)).toEqual(before)

    const asked = (await api.as(null).beginPasskeyLogin()).body.data
    const byPasskey = await api.as(null).loginWithPasskey(authenticator.get(asked))
    const more = (await api.as(byPasskey).beginPasskey({ password })).body.data
    const second = createAuthenticator().create(more)
    expect((await api.as(byPasskey).addPasskey(second)).status).toBe(201)
  })

  it('has to set it up again after turning it off', async () => {
    const admin = await api.signedIn('ADMIN')
    const secret = await insertedTwoFactor(api, admin)
    expect((await api.as(admin).listUsers()).status).toBe(200)
    const proof = { password, code: codeOf(api, secret) }
    expect((await api.as(admin).turnOffTwoFactor(proof)).status).toBe(200)
    expect((await api.as(admin).listUsers()).body).toEqual(refusal)
  })

  it.each(['SENDER', 'RECEIVER'] as const)('leaves a %s alone', async (role) => {
    const person = await api.signedIn(role)
    expect((await api.as(person).listNotifications()).status).toBe(200)
    const { data } = (await api.as(person).getCurrentUser()).body
    expect(data).not.toHaveProperty('mustSetUpTwoFactor')
  })
})

it('needs none if the setting is off', async () => {
  const plain = await apiForTest()
  const admin = await plain.signedIn('ADMIN')
  for (const { id } of ofAdmins.filter(({ method }) => method === 'GET')) {
    const { status, body } = await validRequests[id]({ ...world, api: plain }, admin)
    expect([id, status === 403, body.code]).toEqual([id, false, undefined])
  }
})

it('A live stream of an administrator ends with their two-factor authentication', async () => {
  const nodes = await startTwoNodes({ REQUIRE_2FA: 'admins' })
  const { admin, sender, receiver } = await nodes.api.signedInUsers()
  const second = await nodes.api.signedIn('ADMIN')
  expect((await nodes.followParcels(nodes.first, admin)).status).toBe(403)
  await insertedTwoFactor(nodes.api, admin)
  const stream = await nodes.followParcels(nodes.first, admin)
  const other = await nodes.followParcels(nodes.first, sender)
  await nodes.api.db.query(
    sql`update sessions set is_passkey_verified = true where user_id = ${second.id}`,
  )
  const byPasskey = await nodes.followParcels(nodes.first, second)
  await Promise.all([stream.ready(), other.ready(), byPasskey.ready()])

  await nodes.api.db.query(sql`update two_factors set confirmed_at = null`)
  await stream.ended
  expect((await nodes.followParcels(nodes.first, admin)).status).toBe(403)
  // The sender's stream and that of a login with a passkey stay open.
  await nodes.api.as(sender).createParcel(newParcelFor(receiver))
  for (const one of [other, byPasskey]) await one.event(({ name }) => name === 'parcel')
  await nodes.stop()
})

/** Prepares a request with an empty body: a caller is refused before the body is read. */
async function preparedUrl(id: (typeof operations)[number]['id']) {
  const operation = contract.operations.get(id)
  if (operation === undefined) throw new Error(`The contract has no ${id}`)
  const url = operation.path
    .replace('{parcelId}', world.parcelId)
    .replace('{id}', world.receiver.id)
    .replace('{sessionId}', world.parcelId)
  const method = operation.method as 'GET'
  return (cookies: Record<string, string>) => api.app.inject({ method, url, cookies })
}
