import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { password, type Api } from '../support/api.ts'
import { apiForTest } from '../support/for-file.ts'
import { logBook } from '../support/log-book.ts'
import { codeOf, newParcelFor } from '../support/valid-requests.ts'

it('from the first request to the last failure, the log names requests but no user', async () => {
  const { logger, lines, clear } = logBook('trace')
  const api = await apiForTest({ RATE_LIMITS: 'on' }, { logger, clientFolder: '/nowhere' })
  // Lines of the start belong to no request.
  clear()
  const secrets = new Set<string>([password, 'hunter22'])

  const [admin, receiver] = [
    await api.signedIn('ADMIN', 'Ada Zimmermann'),
    await api.signedIn('RECEIVER', 'Rita Quist'),
  ]
  const account = { name: 'Noor Haddad', email: 'noor.haddad@example.com', role: 'SENDER' as const }
  const visitor = api.as(null)
  await visitor.registerUser({ ...account, password, confirmPassword: password })
  await visitor.registerUser({ ...account, password, confirmPassword: 'hunter22' })
  await visitor.registerUser({ ...account, password, confirmPassword: password })
  await visitor.loginUser({ email: account.email, password: 'hunter22' })
  const login = await visitor.loginUser({ email: account.email, password })
  const renewed = await api.as(login).refreshSession()

  const sender = api.as(renewed)
  const note = 'Ring at Kowalski'
  const headers = { 'Idempotency-Key': 'key-of-noor-1' }
  const created = await sender.createParcel({ ...newParcelFor(receiver), note }, { headers })
  const { _id: id, trackingId, fromAddress, toAddress } = created.body.data
  await sender.createParcel({ ...newParcelFor(receiver), weight: 9 }, { headers })
  await sender.listMyParcels({ query: { q: 'Mill Lane' } })
  const made = await sender.createApiKey({ name: 'Shop of Kowalski', scopes: ['parcels:read'] })
  const { key, apiKey } = made.body.data
  secrets.add(key)
  await api.as({ cookies: {}, key }).listMyParcels()
  await api.as({ cookies: {}, key }).cancelParcel(id)
  await api.as({ cookies: {}, key: `${key}0` }).listMyParcels()
  const begun = (await sender.beginTwoFactor({ password })).body.data
  const code = codeOf(api, begun.secret)
  await sender.confirmTwoFactor({ code: '000000' })
  const { recoveryCodes } = (await sender.confirmTwoFactor({ code })).body.data
  await visitor.loginUser({ email: account.email, password, code })
  await visitor.loginUser({ email: account.email, password, code: recoveryCodes[0] ?? '' })
  for (const secret of [begun.secret, begun.uri, code, ...recoveryCodes]) secrets.add(secret)
  await sender.revokeApiKey(apiKey.id)
  await api.as({ cookies: {}, key }).listMyParcels()
  await sender.listReceivers({ query: { q: 'Quist' } })
  await sender.cancelParcel(receiver.id)
  await api.as(admin).listParcels({ query: { q: trackingId } })
  await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
  await api.as(admin).blockParcel(id, { block: true, note: 'Asked by Kowalski' })
  await api.as(receiver).confirmDelivery(id)
  await visitor.trackParcel({ query: { trackingId } })
  await api.app.inject({ url: `/track?trackingId=${trackingId}` })
  await api.app.inject({ url: `/api/${trackingId}/%zz?${account.email}` })
  await api.app.inject({ method: 'POST', url: `/api/${account.email}`, payload: account })
  await api.app.inject({ method: 'POST', url: '/api/user', payload: `{"name":"Noor Haddad"` })
  await api.db.query(sql`alter table status_logs rename to elsewhere`)
  expect((await api.as(admin).updateParcelStatus(id, { status: 'APPROVED' })).status).toBe(500)
  await api.db.query(sql`alter table elsewhere rename to status_logs`)
  await api.db.query(sql`
    create function tell() returns trigger language plpgsql
    as $$ begin raise exception 'no room' using detail = new.email, hint = new.name; end $$
  `)
  await api.db.query(sql`
    create trigger tell before insert on users for each row execute function tell()
  `)
  await visitor.registerUser({
    ...account,
    email: 'noor2.haddad@example.com',
    password,
    confirmPassword: password,
  })
  const answer = await sendGarbage(api, `Cookie: accessToken=${renewed.cookies['accessToken']}`)
  expect(answer).toMatch(/^HTTP\/1.1 400 [^]*"message":"The request cannot be read"/)
  await api.as(admin).blockUser(login.body.data._id)
  await sender.listMyParcels()
  await sender.logoutUser()

  for (const person of [admin, receiver, account])
    [person.name, person.email].forEach((one) => secrets.add(one))
  for (const { cookies } of [admin, receiver, login, renewed]) {
    Object.values(cookies).forEach((one) => secrets.add(one))
  }
  for (const secret of [
    trackingId,
    fromAddress,
    toAddress,
    note,
    'Kowalski',
    'Quist',
    'noor',
    'key-of',
    '127.0.0.1',
    id,
    receiver.id,
  ]) {
    secrets.add(secret)
  }
  const ofRequests = lines().filter((line) => !line.includes('Server listening'))
  const log = ofRequests.join('\n').toLowerCase()
  const logged = [...secrets].filter(
    (secret) => secret !== '' && log.includes(secret.toLowerCase()),
  )
  expect(logged).toEqual([])

  const entries = ofRequests.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries.filter(({ reqId }) => reqId === undefined)).toEqual([])
  expect(entries.length).toBeGreaterThan(20)
  expect(entries.filter(({ msg }) => msg === 'failure on our side')).toHaveLength(2)
})

async function sendGarbage({ app }: Api, header: string) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen')
  const socket = connect(address.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET /api/user/me HTTP/1.1\r\nHost: x\r\n${header}\r\nno header at all\r\n\r\n`)
  return text(socket)
}
