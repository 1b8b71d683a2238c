import { createHash } from 'node:crypto'
import pg from 'pg'
import sql from 'sql-template-tag'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ApiKeyScope, NewApiKey } from '../../../../openapi.d.ts'
import { newKey } from '../../../../server/accounts/api-keys/key.ts'
import { markUsed } from '../../../../server/accounts/api-keys/repository.ts'
import { expectRefusal, refusalBody } from '../../support/answers.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import type { StoredApiKey } from '../../support/rows.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

const allScopes: ApiKeyScope[] = ['parcels:read', 'parcels:create', 'parcels:cancel']
const day = 24 * 60 * 60

const api = await apiForFile()
const { sender, receiver } = await api.residents()
beforeEach(() => api.reset())

async function makeKey(body: Partial<NewApiKey> = {}, owner = sender) {
  const made = await api.as(owner).createApiKey({ name: 'Shop', scopes: allScopes, ...body })
  expect(made.status).toBe(201)
  const { key, apiKey } = made.body.data
  return { key, id: apiKey.id, apiKey, with: api.as({ cookies: {}, key }) }
}

async function storedKey(id: string): Promise<StoredApiKey | undefined> {
  const [row] = await api.db.query<StoredApiKey>(sql`select * from api_keys where id = ${id}`)
  return row
}

it('a sender creates a key, which is shown once and stored as a hash', async () => {
  const { key, id, apiKey } = await makeKey({
    name: ' Web shop ',
    scopes: ['parcels:create'],
    expiresInDays: 30,
  })
  const now = api.now()
  const expiresAt = new Date(now.getTime() + 30 * day * 1000)
  expect(apiKey).toEqual({
    id,
    name: 'Web shop',
    hint: key.slice(-4),
    scopes: ['parcels:create'],
    state: 'ACTIVE',
    createdAt: now.toISOString(),
    lastUsedAt: null,
    expiresAt: expiresAt.toISOString(),
  })
  expect(await storedKey(id)).toEqual({
    id,
    user_id: sender.id,
    name: 'Web shop',
    hash: createHash('sha256').update(key).digest(),
    hint: key.slice(-4),
    scopes: ['parcels:create'],
    expires_at: expiresAt,
    last_used_at: null,
    revoked_at: null,
    created_at: now,
  })
  const { body, text } = await api.as(sender).listApiKeys()
  expect(body.data).toEqual([apiKey])
  expect(text).not.toContain(key)
})

it('a shop creates, reads and cancels parcels as the sender whose key it has', async () => {
  const shop = (await makeKey()).with
  const { body: me } = await shop.getCurrentUser()
  expect(me.data).toMatchObject({ _id: sender.id, role: 'SENDER' })
  const headers = { 'Idempotency-Key': 'order-1001' }
  const created = await shop.createParcel(newParcelFor(receiver), { headers })
  expect(created).toMatchObject({ status: 201, body: { data: { senderId: { _id: sender.id } } } })
  expect(created.headers['set-cookie']).toBeUndefined()
  const { _id: id } = created.body.data
  const again = await shop.createParcel(newParcelFor(receiver), { headers })
  expect(again.body.data._id).toBe(id)

  const people = await shop.listReceivers({ query: { email: [receiver.email] } })
  expect(people.body.data).toEqual([
    { _id: receiver.id, name: receiver.name, email: receiver.email },
  ])
  expect((await shop.listMyParcels()).body.data.map(({ _id }) => _id)).toEqual([id])
  expect((await shop.getParcel(id)).body.data.actions).toEqual(['cancel'])
  expect((await shop.cancelParcel(id)).body.data.status).toBe('CANCELED')
  const [entry] = await api.db.query<{ updated_by: string }>(sql`
    select updated_by from status_logs where parcel_id = ${id} and status = 'CANCELED'
  `)
  expect(entry).toEqual({ updated_by: sender.id })
})

it('a shop cannot reach parcels of another sender', async () => {
  const other = (await makeKey({}, await api.signedIn('SENDER'))).with
  const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
  const id = body.data._id
  expect((await other.getParcel(id)).status).toBe(404)
  expect((await other.cancelParcel(id)).status).toBe(404)
  expect((await other.listMyParcels()).body.data).toEqual([])
})

it('a revocation takes effect immediately, and a second one changes nothing', async () => {
  const { id, with: shop } = await makeKey()
  expect((await shop.listMyParcels()).status).toBe(200)
  const { body } = await api.as(sender).revokeApiKey(id)
  expect(body.data).toMatchObject({ id, state: 'REVOKED' })
  expectRefusal(await shop.listMyParcels(), 401, 'This API key was revoked')
  const first = await storedKey(id)
  api.secondsPass(60)
  expect((await api.as(sender).revokeApiKey(id)).status).toBe(200)
  expect(await storedKey(id)).toEqual(first)
})

it('a sender can neither see nor revoke the key of another sender', async () => {
  const { id } = await makeKey()
  const other = await api.signedIn('SENDER')
  expect((await api.as(other).listApiKeys()).body.data).toEqual([])
  expectRefusal(await api.as(other).revokeApiKey(id), 404, 'API key not found')
  expect((await storedKey(id))?.revoked_at).toBeNull()
})

it('a key works until its expiry time', async () => {
  const { with: shop } = await makeKey({ expiresInDays: 1 })
  api.secondsPass(day - 1)
  expect((await shop.listMyParcels()).status).toBe(200)
  api.secondsPass(1)
  expect(await shop.listMyParcels()).toMatchObject({
    status: 401,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    body: refusalBody('This API key has expired'),
  })
  const again = await api.signedIn('SENDER')
  await api.db.query(sql`update api_keys set user_id = ${again.id} where user_id = ${sender.id}`)
  expect((await api.as(again).listApiKeys()).body.data).toMatchObject([{ state: 'EXPIRED' }])
})

it('the last use of a key is written at most once a minute', async () => {
  const { id, with: shop } = await makeKey()
  const used = async () => (await storedKey(id))?.last_used_at
  expect(await used()).toBeNull()
  await shop.listMyParcels()
  const first = api.now()
  expect(await used()).toEqual(first)
  api.secondsPass(59)
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await shop.getCurrentUser()
  expect(sent).toHaveBeenCalledTimes(1)
  sent.mockRestore()
  // Another request has read the key before its first use was written.
  await markUsed(api.db, id, api.now())
  expect(await used()).toEqual(first)
  api.secondsPass(1)
  await shop.listMyParcels()
  expect(await used()).toEqual(api.now())
})

it('a refused request does not count as a use of the key', async () => {
  const { id, with: shop } = await makeKey({ scopes: ['parcels:create'] })
  expect((await shop.listMyParcels()).status).toBe(403)
  expect((await shop.listApiKeys()).status).toBe(403)
  // The owner is no longer a sender.
  await api.db.query(sql`update users set role = 'RECEIVER' where id = ${sender.id}`)
  expect((await shop.createParcel(newParcelFor(receiver))).status).toBe(403)
  expect((await storedKey(id))?.last_used_at).toBeNull()
})

it('a sender can have at most 20 active keys, even if they create 25 at the same time', async () => {
  await makeKey({}, await api.signedIn('SENDER'))
  const answers = await Promise.all(
    Array.from({ length: 25 }, () =>
      api.as(sender).createApiKey({ name: 'Shop', scopes: ['parcels:read'] }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused.map(({ body }) => body.message)).toEqual(
    refused.map(() => 'You can have 20 API keys in use. Revoke one first.'),
  )
  expect(refused).toHaveLength(5)
  const { body } = await api.as(sender).listApiKeys()
  const [first, second] = body.data
  await api.as(sender).revokeApiKey(first?.id ?? '')
  await api.db.query(sql`update api_keys set expires_at = ${api.now()} where id = ${second?.id}`)
  for (const name of ['Newer', 'Newest']) await makeKey({ name })
  const keys = (await api.as(sender).listApiKeys()).body.data
  expect(keys.length).toBe(22)
  // Active keys are listed first.
  expect(
    keys
      .slice(-2)
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(['EXPIRED', 'REVOKED'])
})

it('a request with a key is not refused for its origin, and never falls back to the session cookies', async () => {
  const headers = { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }
  const shop = (await makeKey()).with
  const created = await shop.createParcel(newParcelFor(receiver), { headers })
  expect(created.status).toBe(201)
  expect(created.headers).not.toHaveProperty('access-control-allow-origin')
  // A page of another site cannot use the session by sending an unknown key.
  const forged = await api
    .as({ cookies: sender.cookies, key: newKey() })
    .createParcel(newParcelFor(receiver), { headers })
  expect(forged.status).toBe(401)
})

it('an Authorization header of another scheme belongs to a proxy, so the cookies count', async () => {
  const headers = { authorization: 'Basic d2F5YmlsbDp4' }
  expect((await api.as(sender).listMyParcels({ headers })).status).toBe(200)
})

it('an address has to wait after a hundred wrong keys, while valid keys still work', async () => {
  const limited = await apiForTest({ RATE_LIMITS: 'on' })
  const owner = await limited.signedIn('SENDER')
  const made = await limited.as(owner).createApiKey({ name: 'Shop', scopes: allScopes })
  const wrong = limited.as({ cookies: {}, key: newKey() })
  const right = limited.as({ cookies: {}, key: made.body.data.key })
  for (let turn = 0; turn < 100; turn += 1) {
    expect((await wrong.getCurrentUser()).status).toBe(401)
  }
  expect(await wrong.getCurrentUser()).toMatchObject({
    status: 429,
    headers: { 'retry-after': String(15 * 60) },
  })
  expect((await right.getCurrentUser()).status).toBe(200)
  limited.secondsPass(15 * 60)
  expect((await wrong.getCurrentUser()).status).toBe(401)
})
