import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LifecycleState } from '../../../machines/parcel-lifecycle.ts'
import { openHarness, type Harness, type Person } from '../support/parcel-harness.ts'

let harness: Harness
let admin: Person
let sender: Person
let receiver: Person
beforeAll(async () => {
  harness = await openHarness()
  admin = await harness.join('ADMIN', 'Ada Admin')
  sender = await harness.join('SENDER', 'Sam Sender')
  receiver = await harness.join('RECEIVER', 'Rita Receiver')
})
afterAll(() => harness.close())

describe('a parcel of other parties', () => {
  test('another sender cannot cancel it, nor learn that it is there', async () => {
    const other = await harness.join('SENDER', 'Olga Other')
    const id = await harness.placeParcel(sender, receiver)
    const before = await harness.stored(id)
    const answer = await other.request('PATCH', `/api/parcel/cancel/${id}`)
    expect([answer.status, answer.body]).toEqual([
      404,
      { success: false, message: 'Parcel not found' },
    ])
    expect(await harness.stored(id)).toEqual(before)
  })

  test('another receiver cannot confirm it, nor learn that it is there', async () => {
    const other = await harness.join('RECEIVER', 'Otto Other')
    const state: LifecycleState = { delivery: 'IN_TRANSIT', isBlocked: false }
    const id = await harness.placeParcel(sender, receiver, { state })
    const before = await harness.stored(id)
    const answer = await other.request('PATCH', `/api/parcel/confirm-delivery/${id}`)
    expect([answer.status, answer.body]).toEqual([
      404,
      { success: false, message: 'Parcel not found' },
    ])
    expect(await harness.stored(id)).toEqual(before)
  })

  test.each([
    ['cancel', () => sender],
    ['confirm-delivery', () => receiver],
    ['status', () => admin, { status: 'APPROVED' }],
    ['block', () => admin, { block: true }],
  ] satisfies [string, () => Person, object?][])(
    'a change (%s) of a parcel that does not exist is a 404',
    async (path, caller, body?: object) => {
      const url = `/api/parcel/${path}/0b9d7f38-1f0e-4d83-a9f5-94a1d3f8c001`
      const answer = await caller().request('PATCH', url, body === undefined ? {} : { body })
      expect([answer.status, answer.body]).toEqual([
        404,
        { success: false, message: 'Parcel not found' },
      ])
    },
  )
})
