import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LifecycleState } from '../../../machines/parcel-lifecycle.ts'
import { startApi, type Api, type Person } from '../support/api.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { storedParcel } from '../support/rows.ts'

let api: Api
let admin: Person
let sender: Person
let receiver: Person
beforeAll(async () => {
  api = await startApi({}, { tick: 1 })
  admin = await api.signedIn('ADMIN', 'Ada Admin')
  sender = await api.signedIn('SENDER', 'Sam Sender')
  receiver = await api.signedIn('RECEIVER', 'Rita Receiver')
})
afterAll(() => api.stop())

describe('a parcel of other parties', () => {
  test('another sender cannot cancel it, nor learn that it is there', async () => {
    const other = await api.signedIn('SENDER', 'Olga Other')
    const id = await placeParcel(api, sender, receiver)
    const before = await storedParcel(api.db, id)
    const answer = await api.as(other).cancelParcel(id)
    expect([answer.status, answer.body]).toEqual([
      404,
      { success: false, message: 'Parcel not found' },
    ])
    expect(await storedParcel(api.db, id)).toEqual(before)
  })

  test('another receiver cannot confirm it, nor learn that it is there', async () => {
    const other = await api.signedIn('RECEIVER', 'Otto Other')
    const state: LifecycleState = { delivery: 'IN_TRANSIT', isBlocked: false }
    const id = await placeParcel(api, sender, receiver, { state })
    const before = await storedParcel(api.db, id)
    const answer = await api.as(other).confirmDelivery(id)
    expect([answer.status, answer.body]).toEqual([
      404,
      { success: false, message: 'Parcel not found' },
    ])
    expect(await storedParcel(api.db, id)).toEqual(before)
  })

  test.each([
    ['cancel', () => api.as(sender).cancelParcel(unknown)],
    ['confirm-delivery', () => api.as(receiver).confirmDelivery(unknown)],
    ['status', () => api.as(admin).updateParcelStatus(unknown, { status: 'APPROVED' })],
    ['block', () => api.as(admin).blockParcel(unknown, { block: true })],
  ])('a change (%s) of a parcel that does not exist is a 404', async (_name, change) => {
    const answer = await change()
    expect([answer.status, answer.body]).toEqual([
      404,
      { success: false, message: 'Parcel not found' },
    ])
  })
})

const unknown = '0b9d7f38-1f0e-4d83-a9f5-94a1d3f8c001'
