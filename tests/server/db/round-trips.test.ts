import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApi, type Api, type Person } from '../support/api.ts'

// Before any connection is open.
const sent = vi.spyOn(pg.Client.prototype, 'query')

let api: Api
let admin: Person
let sender: Person
let receiver: Person
beforeAll(async () => {
  api = await startApi()
  admin = await api.signedIn('ADMIN')
  sender = await api.signedIn('SENDER')
  receiver = await api.signedIn('RECEIVER')
})
afterAll(() => api.stop())

const wanted = () => ({
  receiverId: receiver.id,
  fromAddress: '1 Mill Lane, Leeds',
  toAddress: '8 Quay Road, Hull',
  parcelType: 'PACKAGE' as const,
  weight: 2.35,
})
const create = (key: string) =>
  api.as(sender).createParcel(wanted(), { headers: { 'Idempotency-Key': key } })

/** How often PostgreSQL is asked by a call that succeeds. */
async function roundTripsOf(call: () => Promise<{ status: number }>): Promise<number> {
  sent.mockClear()
  expect((await call()).status).toBeLessThan(300)
  return sent.mock.calls.length
}

test('somebody looks at a page of a list, or at one parcel, in one round trip', async () => {
  const { body } = await create('round-trip-1')
  const query = { page: 1, limit: 6 }
  const looks = [
    () => api.as(admin).listParcels({ query: { ...query, status: 'REQUESTED' } }),
    () => api.as(admin).listParcels({ query: { ...query, q: 'mill' } }),
    () => api.as(sender).listMyParcels({ query }),
    () => api.as(receiver).listIncomingParcels({ query }),
    () => api.as(receiver).listDeliveryHistory({ query }),
    () => api.as(admin).listUsers({ query }),
    () => api.as(sender).getParcel(body.data._id),
  ]
  for (const look of looks) expect(await roundTripsOf(look)).toBe(1)
})

test('a sender creates a parcel in two: who asks, and all that is written', async () => {
  expect(await roundTripsOf(() => api.as(sender).createParcel(wanted()))).toBe(2)
  expect(await roundTripsOf(() => create('round-trip-2'))).toBe(2)
  // Its parcel is read as it is by now.
  expect(await roundTripsOf(() => create('round-trip-2'))).toBe(3)
})

test('a parcel changes in five: who asks, begin, lock, all that is written, commit', async () => {
  const { body } = await create('round-trip-3')
  const id = body.data._id
  expect(
    await roundTripsOf(() => api.as(admin).updateParcelStatus(id, { status: 'APPROVED' })),
  ).toBe(5)
  expect(await roundTripsOf(() => api.as(sender).cancelParcel(id))).toBe(5)
})
