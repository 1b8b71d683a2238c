import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../../../server/db/database.ts'
import { openReadReplica } from '../../../server/db/read-replica.ts'
import { readFigures } from '../../../server/parcels/insights/figures.ts'
import { keepFigures } from '../../../server/parcels/kept-figures/keep-figures.ts'
import { findKeptStatuses } from '../../../server/parcels/kept-figures/kept-statuses.ts'
import { refusalBody } from '../support/answers.ts'
import { buildNode, password, requestsTo, type Requests } from '../support/api.ts'
import { startLeaderWithStandby } from '../support/standby.ts'
import { newAccount, newParcelFor } from '../support/valid-requests.ts'

interface Person {
  id: string
  email: string
  cookies: Record<string, string>
}

const servers = await startLeaderWithStandby()
const leader = openDatabase({ url: servers.leader.url })
const standby = openDatabase({ url: servers.standby.url, acceptsStandby: true })
const replica = openReadReplica(leader, standby, { askInterval: 20 })
const app = buildNode({ db: leader }, {}, { replica })
await app.ready()
const visitor = requestsTo(app, {})
const sender = await join('SENDER')
const receiver = await join('RECEIVER')

afterAll(async () => {
  await app.close()
  replica.stop()
  await standby.close()
  await leader.close()
  await servers.stop()
})

async function join(role: 'SENDER' | 'RECEIVER'): Promise<Person> {
  const email = `${role.toLowerCase()}@example.com`
  const { body } = await visitor.registerUser({ ...newAccount(email), role })
  const { cookies } = await visitor.loginUser({ email, password })
  return { id: body.data._id, email, cookies }
}

/** Drops the cookie that marks a caller who has just changed something. */
function forAWhileUnchanged({ cookies }: Person): Requests {
  const { justChanged: _marker, ...session } = cookies
  return requestsTo(app, session)
}

const createParcel = () =>
  requestsTo(app, sender.cookies).createParcel(
    newParcelFor({ ...receiver, name: '', role: 'RECEIVER' }),
  )

/** Waits until the standby has the parcel. */
const standbyHas = (trackingId: string) =>
  vi.waitUntil(async () => {
    const rows = await standby.query(sql`select from parcels where tracking_id = ${trackingId}`)
    return rows.length > 0
  })

describe('A caller who reads while the standby is behind', () => {
  test('sees slightly old data, unless they have just changed something or ask for fresh data', async () => {
    const { body: first } = await createParcel()
    await standbyHas(first.data.trackingId)
    await servers.pauseReplay()
    const created = await createParcel()
    const second = created.body.data._id
    const listed = async (requests: Requests, headers = {}) =>
      (await requests.listMyParcels({ headers })).body.data.map(({ _id }) => _id)

    expect(await listed(forAWhileUnchanged(sender))).toEqual([first.data._id])
    const cookies = { ...sender.cookies, ...created.cookies }
    expect(created.cookies).toEqual({ justChanged: '1' })
    expect(await listed(requestsTo(app, cookies))).toEqual([second, first.data._id])
    for (const directive of ['no-cache', 'max-age=0']) {
      const headers = { 'cache-control': directive }
      expect(await listed(forAWhileUnchanged(sender), headers)).toEqual([second, first.data._id])
    }
    await servers.resumeReplay()
    await standbyHas(created.body.data.trackingId)
  })

  test('finds a row that the standby does not have yet', async () => {
    await servers.pauseReplay()
    const { body } = await createParcel()
    const { _id: id, trackingId } = body.data
    expect((await forAWhileUnchanged(sender).getParcel(id)).status).toBe(200)
    expect((await visitor.trackParcel({ query: { trackingId } })).status).toBe(200)
    await servers.resumeReplay()
  })

  test('is sent to the leader if the standby is older than allowed', async () => {
    const impatient = openReadReplica(leader, standby, { maxAge: 0 })
    const count = async (db: Database) => {
      const [row] = await db.query<{ count: number }>(
        sql`select count(*)::integer as count from parcels`,
      )
      return row?.count
    }
    const before = await count(leader)
    await vi.waitUntil(async () => (await count(standby)) === before)
    await servers.pauseReplay()
    await createParcel()
    expect(await count(standby)).toBe(before)
    expect(await count(impatient.reads({ upToDate: false }))).toBe((before ?? 0) + 1)
    impatient.stop()
    await servers.resumeReplay()
  })

  test('counts exactly on the standby, before and after the last changes are in the kept sums', async () => {
    const scope = { name: 'sent', userId: sender.id } as const
    const range = { from: '2000-01-01', to: '2099-12-31' }
    const figures = async (db: Database) => ({
      total: (await findKeptStatuses(db, scope))?.total,
      created: (await readFigures(db, range, 'UTC')).created,
    })
    await keepFigures(leader, 'UTC')
    const { body } = await createParcel()
    await standbyHas(body.data.trackingId)
    const unfolded = await figures(leader)
    expect(unfolded.total).toBeGreaterThan(0)
    expect(await figures(standby)).toEqual(unfolded)
    await keepFigures(leader, 'UTC')
    await vi.waitUntil(
      async () => (await standby.query(sql`select from parcel_count_changes`)).length === 0,
    )
    expect(await figures(standby)).toEqual(unfolded)
  })

  test('is not logged in any more after a logout', async () => {
    const { cookies } = await visitor.loginUser({ email: sender.email, password })
    await servers.pauseReplay()
    await requestsTo(app, cookies).logoutUser()
    expect((await forAWhileUnchanged({ ...sender, cookies }).listMyParcels()).status).toBe(401)
    await servers.resumeReplay()
  })
})

describe('While there is no leader', () => {
  let trackingId: string

  beforeAll(async () => {
    const { body } = await createParcel()
    trackingId = body.data.trackingId
    await standbyHas(trackingId)
    await servers.leader.stop()
    await vi.waitUntil(() => replica.isLeaderAway())
  }, 60_000)

  test('callers can still read', async () => {
    const requests = forAWhileUnchanged(sender)
    const answers = [
      await requests.getCurrentUser(),
      await requests.listMyParcels(),
      await requests.listReceivers(),
      await forAWhileUnchanged(receiver).listIncomingParcels(),
      await visitor.trackParcel({ query: { trackingId } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers[4]?.body.data).toEqual([expect.objectContaining({ trackingId })])
  })

  test('a change is refused, and its caller reads why and when to try again', async () => {
    const { status, headers, body } = await createParcel()
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      '5',
      refusalBody(
        'Changes have to wait a moment, as the database is moving to another server. Nothing was changed. Please try again in a few seconds.',
      ),
    ])
  })

  test('a caller who has just changed something is refused rather than shown old data', async () => {
    const cookies = { ...sender.cookies, justChanged: '1' }
    expect((await requestsTo(app, cookies).listMyParcels()).status).toBe(503)
  })

  test('a load balancer keeps the node, because it can still serve reads', async () => {
    const answer = await app.inject('/health/ready')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'read-only' }])
  })

  test('tracking IDs cannot be guessed faster than before', async () => {
    const track = () => visitor.trackParcel({ query: { trackingId: 'TRK-20260101-000000' } })
    const statuses = []
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await track()).status)
    expect(new Set(statuses.slice(0, -2))).toEqual(new Set([404]))
    expect(statuses.at(-1)).toBe(429)
  })
})
