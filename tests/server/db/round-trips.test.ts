import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { apiForFile } from '../support/for-file.ts'
import { planning } from '../support/runs.ts'
import { newParcelFor, underKey } from '../support/valid-requests.ts'

const api = await apiForFile()
const { admin, sender, receiver } = await api.signedInUsers()

const create = (key?: string) => api.as(sender).createParcel(newParcelFor(receiver), underKey(key))

/** Counts the statements that a successful request sends to PostgreSQL. */
async function statementsOf(request: () => Promise<{ status: number }>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  expect((await request()).status).toBeLessThan(300)
  const { length } = sent.mock.calls
  sent.mockRestore()
  return length
}

test('a page of a list takes three statements: the session, the IDs, the rows', async () => {
  await create()
  const query = { page: 1, limit: 6 }
  const requests = [
    () => api.as(admin).listParcels({ query: { ...query, status: 'REQUESTED' } }),
    () => api.as(admin).listParcels({ query: { ...query, q: 'mill' } }),
    () => api.as(sender).listMyParcels({ query }),
    () => api.as(receiver).listIncomingParcels({ query }),
    () => api.as(receiver).listDeliveryHistory({ query }),
    () => api.as(admin).listUsers({ query }),
    () => api.as(sender).listReceivers({ query }),
    () => api.as(receiver).listNotifications({ query: { ...query, unread: true } }),
  ]
  for (const request of requests) expect(await statementsOf(request)).toBe(3)
})

test('a search of a narrowed list takes a fourth statement, which counts the list', async () => {
  const query = { page: 1, limit: 6, q: 'mill' }
  expect(await statementsOf(() => api.as(sender).listMyParcels({ query }))).toBe(4)
})

test('a parcel takes two statements: the session, the parcel', async () => {
  const { body } = await create()
  expect(await statementsOf(() => api.as(sender).getParcel(body.data._id))).toBe(2)
})

test('tracking takes a second statement only for a parcel on a run under way', async () => {
  const { parcelTo, givenOut } = planning(api, { admin, sender, receiver })
  const courier = await api.signedIn('COURIER')
  const parcelId = await parcelTo('1 Quay Road, Hull')
  const { trackingId } = (await api.as(admin).getParcel(parcelId)).body.data
  const track = () => statementsOf(() => api.as(null).trackParcel({ query: { trackingId } }))

  expect(await track()).toBe(1)
  const run = await givenOut(courier, [parcelId])
  expect(await track()).toBe(1)
  await api.as(courier).startRun(run._id)
  expect(await track()).toBe(2)
})

test('the number of unread notifications takes two statements: the session, the count', async () => {
  expect(await statementsOf(() => api.as(receiver).countUnread())).toBe(2)
})

test('a creation takes six statements: the session, begin, insert, read, notify, commit', async () => {
  expect(await statementsOf(() => create())).toBe(6)
})

test('a creation with an idempotency key takes as many, and a repeat, too', async () => {
  expect(await statementsOf(() => create('round-trip-1'))).toBe(6)
  // Begin, insert and commit find the key in use; then come the key and its parcel.
  expect(await statementsOf(() => create('round-trip-1'))).toBe(6)
})

test('a change takes seven statements: the session, begin, lock, write, read, notify, commit', async () => {
  const { body } = await create()
  const approve = () => api.as(admin).updateParcelStatus(body.data._id, { status: 'APPROVED' })
  expect(await statementsOf(approve)).toBe(7)
  // A repeat has nothing to write.
  expect(await statementsOf(approve)).toBe(5)
  expect(await statementsOf(() => api.as(sender).cancelParcel(body.data._id))).toBe(7)
})
