import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { apiForFile } from '../support/for-file.ts'
import { insertManyParcels } from '../support/many-parcels.ts'

/** Longer than several pieces of an answer. */
const count = 450
const api = await apiForFile({ TRACKING: 'list' })
await insertManyParcels(api, { count })
const [admin, sender] = [await api.signedIn('ADMIN'), await api.signedIn('SENDER')]
await api.db.query(sql`
  insert into users (id, name, email, password_hash, role, created_at, updated_at)
  select gen_random_uuid(), 'Rita ' || number, number || '@example.com', 'none', 'RECEIVER', now(), now()
  from generate_series(1, ${count}::integer) as number
`)
await api.db.query(sql`
  insert into notifications (user_id, parcel_id, entry_number, created_at)
  select ${admin.id}::uuid, id, 1, created_at from parcels
`)

const caller = api.as(admin)
type List = (options: {
  query?: { page: number; limit: number }
}) => Promise<{ status: number; body: { message: string; data: object[] } }>

it.each<[string, List]>([
  ['parcels', caller.listParcels],
  ['users', caller.listUsers],
  ['receivers', api.as(sender).listReceivers],
  ['notifications', caller.listNotifications],
])('a whole list of %s is the same as all pages together', async (_, list) => {
  const pages: object[] = []
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { data } = (await list({ query: { page, limit: 100 } })).body
    pages.push(...data)
    isLast = data.length < 100
  }
  expect(pages.length).toBeGreaterThanOrEqual(count)
  const { status, body } = await list({})
  expect([status, Object.keys(body), body.data]).toEqual([
    200,
    ['success', 'message', 'data'],
    pages,
  ])
})

it('a visitor gets the whole list of parcels if the operator shows it', async () => {
  const { body } = await api.as(null).trackParcel({ query: {} })
  const { body: listed } = await caller.listParcels()
  expect(body.data.map(({ trackingId }) => trackingId)).toEqual(
    listed.data.map(({ trackingId }) => trackingId),
  )
})

it('a HEAD request for a whole list gets no body', async () => {
  const answer = await api.app.inject({
    method: 'HEAD',
    url: '/api/parcel',
    cookies: admin.cookies,
  })
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'application/json; charset=utf-8',
    '',
  ])
})
