import pg from 'pg'
import sql from 'sql-template-tag'
import { describe, expect, it, onTestFinished } from 'vitest'
import { objectAt } from '../../../server/http/json.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { buildNode, password } from '../support/api.ts'
import { expectRefusal, refusalBody } from '../support/answers.ts'
import { apiForTest } from '../support/for-file.ts'
import { newAccount } from '../support/valid-requests.ts'
import { logBook } from '../support/log-book.ts'

describe('while the database is away', () => {
  it('the server is live but not ready, and asks callers to try again', async () => {
    const db = openDatabase({ url: 'postgres://nobody:x@127.0.0.1:1/none' })
    const app = buildNode({ db })
    const live = await app.inject({ url: '/health/live' })
    expect([live.statusCode, live.json()]).toEqual([200, { status: 'live' }])
    const calls = [
      { url: '/health/ready' },
      { url: '/api/parcel/track?trackingId=x' },
      { url: '/api/user/me', cookies: { accessToken: 'x' } },
      { method: 'POST' as const, url: '/api/user/login', payload: { email: 'a@b.cd', password } },
    ]
    for (const call of calls) {
      const answer = await app.inject(call)
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
        503,
        '2',
        refusalBody('The service is busy or being restarted. Please try again.'),
      ])
    }
    await app.close()
    await db.close()
  })
})

it('a server whose database is available is ready', async () => {
  const api = await apiForTest()
  const ready = await api.app.inject({ url: '/health/ready' })
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
})

it('a server is not ready after a change has found the disk full, until there is room', async () => {
  const api = await apiForTest()
  const ready = async () => {
    const { statusCode, body } = await api.app.inject({ url: '/health/ready' })
    return [statusCode, JSON.parse(body)]
  }
  const makeRoom = fillDisk()
  expect(await ready()).toEqual([200, { status: 'ready' }])

  expect((await api.as(null).registerUser(newAccount('noor@example.com'))).status).toBe(503)
  const full = [
    503,
    {
      success: false,
      message:
        'The disk of the database is full. Nothing can be changed until there is room again.',
      messageCode: 'diskIsFull',
    },
  ]
  expect([await ready(), await ready()]).toEqual([full, full])

  makeRoom()
  expect(await ready()).toEqual([200, { status: 'ready' }])
  expect((await api.as(null).registerUser(newAccount('noor@example.com'))).status).toBe(201)
})

const isFunction = (value: unknown): value is (...parts: unknown[]) => unknown =>
  typeof value === 'function'

/** Has PostgreSQL refuse to write as if its files could not grow; returns a function that makes room. */
function fillDisk(): () => void {
  const error = new pg.DatabaseError('could not extend file', 0, 'error')
  Object.assign(error, { code: '53100', severity: 'ERROR' })
  const own = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query') ?? {}
  const query: unknown = own.value
  if (!isFunction(query)) throw new Error('The driver has no query()')
  const queryOnFullDisk = function (this: unknown, ...parts: unknown[]): unknown {
    const { text } = objectAt(parts[0])
    const isWrite = /^\s*(?:insert into|create)/.test(String(text))
    return isWrite ? Promise.reject(error) : Reflect.apply(query, this, parts)
  }
  Object.defineProperty(pg.Client.prototype, 'query', { ...own, value: queryOnFullDisk })
  const makeRoom = () => void Object.defineProperty(pg.Client.prototype, 'query', own)
  onTestFinished(makeRoom)
  return makeRoom
}

describe('when something breaks inside', () => {
  it('the caller gets only the request’s ID, and the log has the reason', async () => {
    const { entries, logger } = logBook()
    const api = await apiForTest({}, { logger })
    const admin = await api.signedIn('ADMIN')
    await api.db.query(sql`alter table parcels rename to parcels_elsewhere`)
    const answer = await api.as(admin).listParcels()
    const requestId = String(answer.headers['x-request-id'])
    expectRefusal(answer, 500, {
      message: `Something went wrong on our side. Please mention ${requestId}.`,
      messageCode: 'somethingWentWrong',
      messageValues: { value: requestId },
    })
    const logged = entries().find(({ msg }) => msg === 'failure on our side')
    expect(logged).toMatchObject({ level: 50, reqId: requestId, error: { code: '42P01' } })
  })
})

describe('the log', () => {
  it('has a line for each answer, without personal data', async () => {
    const { entries, text, logger } = logBook()
    const api = await apiForTest({ RATE_LIMITS: 'on' }, { logger, clientFolder: '/nowhere' })
    const person = await api.joined('SENDER', 'Noor Haddad')
    const login = await api.as(null).loginUser({ email: person.email, password })
    await api.as(null).loginUser({ email: person.email, password: 'hunter22' })
    await api.as(null).trackParcel({ query: { trackingId: 'TRK-SECRET' } })
    await api.app.inject({ url: `/anywhere?q=${person.email}` })
    await api.app.inject({ method: 'POST', url: `/api/${person.email}` })

    const secrets = [person.email, person.name, password, 'hunter22', 'TRK-SECRET', '127.0.0.1']
    for (const secret of [...secrets, ...Object.values(login.cookies)]) {
      expect(text()).not.toContain(secret)
    }
    expect(entries().map(({ method, operation, status }) => [method, operation, status])).toEqual([
      ['POST', 'loginUser', 200],
      ['POST', 'loginUser', 401],
      ['GET', 'trackParcel', 404],
      ['GET', 'page', 503],
      ['POST', 'unknown', 404],
    ])
  })
})
