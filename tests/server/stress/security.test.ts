import sql, { type Sql } from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { contract } from '../../../server/contract.ts'
import type { Database, Queryable } from '../../../server/db/database.ts'
import { refusalBody } from '../support/answers.ts'
import { buildNode } from '../support/api.ts'
import { apiForFile, folderForFile } from '../support/for-file.ts'
import { startWorld } from '../support/valid-requests.ts'
import { bodySchema } from '../support/operation-schemas.ts'
import { fingerprint } from '../support/tables.ts'
import { validBody } from '../support/valid-bodies.ts'

const inFolder = await folderForFile({
  'index.html': '<script nonce="__NONCE__"></script>',
  'icon.svg': '<svg/>',
})
const api = await apiForFile({ TRUST_PROXY: '127.0.0.1' }, { clientFolder: inFolder() })
const world = await startWorld(api)

const writes = [...contract.operations.values()].filter(({ method }) => method !== 'GET')

describe.each(writes)('a page of another site that sends $id', (operation) => {
  const { method, path } = operation
  const spellings = [path, path.replace('/api', '/%61pi'), `http://localhost${path}`]

  it.each(spellings)('is refused at %s, whichever user visits it', async (spelling) => {
    const { admin, sender, receiver } = world
    const url = spelling
      .replace('{parcelId}', world.parcelId)
      .replace('{id}', receiver.id)
      .replace('{sessionId}', world.parcelId)
      .replace('{webhookId}', world.webhookId)
      .replace('{addressId}', world.addressId)
      .replace('{messageId}', world.messageId)
    const hasBody = 'type' in bodySchema(operation)
    const payload = hasBody ? { payload: validBody(operation, world) } : {}
    const before = await fingerprint(api.db)
    for (const headers of foreign) {
      for (const { cookies } of [admin, sender, receiver]) {
        const answer = await api.app.inject({ method, url, cookies, headers, ...payload })
        expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
          403,
          refusalBody('Calls from another site are not allowed'),
          [],
        ])
      }
    }
    expect(await fingerprint(api.db)).toBe(before)
  })
})

const setByHooks = {
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
}

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
  { origin: 'null' },
]

describe('over HTTPS, every answer carries the headers that protect the browser', () => {
  const kinds: Record<string, [string, number]> = {
    'an operation': ['/api/user/me?optional=true', 200],
    'a refused operation': ['/api/user', 401],
    'another spelling': ['/%61pi/user/me?optional=true', 200],
    'an unknown address': ['/api/nowhere', 404],
    'an unreadable address': ['/api/user/block/%zz', 400],
    'the health': ['/health/ready', 200],
    'a page': ['/login', 200],
    'a file': ['/icon.svg', 200],
    'a missing file': ['/assets/gone.js', 404],
    'a wrong method': ['/api/user/login', 405],
  }

  it.each(Object.entries(kinds))('%s', async (_what, [url, status]) => {
    const { statusCode, headers } = await api.app.inject({
      url,
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(statusCode).toBe(status)
    expectProtected(headers)
    // No hook runs for an address that cannot be decoded.
    expect(status === 400 ? setByHooks : headers).toMatchObject(setByHooks)
    const mayBeKept = url === '/icon.svg' ? 'public, max-age=3600' : 'no-cache'
    const isPublic = ['/icon.svg', '/login'].includes(url)
    expect(headers['cache-control']).toBe(isPublic ? mayBeKept : 'no-store')
  })

  it('an internal failure, and a server without its database', async () => {
    const admin = await api.signedIn('ADMIN')
    await api.db.query(sql`alter table parcels rename to elsewhere`)
    const failure = await api.as(admin).listParcels()
    await api.db.query(sql`alter table elsewhere rename to parcels`)
    expect(failure.status).toBe(500)
    expectProtected(failure.headers)
    expect(failure.body.message).toContain(failure.headers['x-request-id'])

    const fail = () => Promise.reject(new Error('Connection terminated unexpectedly'))
    const away: Database = {
      query: fail,
      onOneConnection: fail,
      transaction: fail,
      hasRoom: fail,
      pools: () => [],
      close: fail,
    }
    const app = buildNode({ db: away, now: api.now })
    const answer = await app.inject({ url: '/api/parcel', cookies: admin.cookies })
    expect(answer.statusCode).toBe(503)
    expectProtected(answer.headers)
    await app.close()
  })

  function expectProtected(headers: Record<string, unknown>) {
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    expect(policy).toMatch(/default-src '(?:none|self)'/)
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/default-src 'none'|object-src 'none'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  }
})

it('a wrong password and an unknown email cost the same statements', async () => {
  const statements: string[] = []
  const recording = <Runner extends Queryable>(runner: Runner): Runner => ({
    ...runner,
    query: (statement: Sql) => {
      statements.push(statement.text)
      return runner.query(statement)
    },
  })
  const db: Database = {
    ...recording(api.db),
    transaction: (work) => api.db.transaction((transaction) => work(recording(transaction))),
  }
  const app = buildNode({ db, now: api.now })
  const { email } = await api.joined('SENDER')
  const costOf = async (address: string) => {
    statements.length = 0
    const payload = { email: address, password: 'wrong' }
    const answer = await app.inject({ method: 'POST', url: '/api/user/login', payload })
    return [answer.statusCode, answer.body, [...statements]]
  }
  // The first request of an address creates its counter.
  await costOf('first@example.com')
  const wrong = await costOf(email)
  expect(wrong[0]).toBe(401)
  expect(await costOf('unknown@example.com')).toEqual(wrong)
  await app.close()
})
