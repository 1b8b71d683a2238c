import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHarness, type Harness, type Person } from '../support/parcel-harness.ts'

let harness: Harness
let admin: Person
let sender: Person
let receiver: Person
let parcelId: string
beforeAll(async () => {
  harness = await openHarness()
  admin = await harness.join('ADMIN', 'Ada Admin')
  sender = await harness.join('SENDER', 'Sam Sender')
  receiver = await harness.join('RECEIVER', 'Rita Receiver')
  parcelId = await harness.placeParcel(sender, receiver, { note: 'Ring twice' })
  await admin.request('PATCH', `/api/parcel/status/${parcelId}`, { body: { status: 'IN_TRANSIT' } })
  await admin.request('PATCH', `/api/parcel/block/${parcelId}`, { body: { block: true } })
})
afterAll(() => harness.close())

const get = (caller: Pick<Person, 'request'>, id: string) =>
  caller.request('GET', `/api/parcel/${id}`)
const notThere = [404, { success: false, message: 'Parcel not found' }]

describe('one parcel', () => {
  test.each([
    ['its sender', () => sender, []],
    ['its receiver', () => receiver, []],
    ['an administrator', () => admin, ['updateStatus', 'unblock']],
  ] satisfies [string, () => Person, string[]][])(
    '%s reads all of it, with who did what',
    async (_, caller, actions) => {
      const { status, body } = await get(caller(), parcelId)
      const { parcel, log } = await harness.stored(parcelId)
      const times = log.map((entry) => entry.created_at.toISOString())
      const ada = { name: 'Ada Admin', role: 'ADMIN' }
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          message: 'Parcel',
          data: {
            _id: parcelId,
            trackingId: parcel.tracking_id,
            senderId: { _id: sender.id, name: 'Sam Sender', email: 'sam.sender@example.com' },
            receiverId: {
              _id: receiver.id,
              name: 'Rita Receiver',
              email: 'rita.receiver@example.com',
            },
            parcelType: 'PACKAGE',
            weight: 2.5,
            fee: 12.5,
            status: 'BLOCKED',
            fromAddress: '1 Mill Lane, Leeds',
            toAddress: '8 Quay Road, Hull',
            note: 'Ring twice',
            isBlocked: true,
            isCanceled: false,
            createdAt: parcel.created_at.toISOString(),
            updatedAt: parcel.updated_at.toISOString(),
            statusLogs: [
              {
                status: 'REQUESTED',
                timestamp: times[0],
                updatedBy: { name: 'Sam Sender', role: 'SENDER' },
              },
              { status: 'IN_TRANSIT', timestamp: times[1], updatedBy: ada },
              { status: 'BLOCKED', timestamp: times[2], note: 'Blocked by admin', updatedBy: ada },
            ],
            actions,
          },
        },
      ])
    },
  )

  test.each(['SENDER', 'RECEIVER'] as const)(
    'another %s cannot read it, nor learn that it is there',
    async (role) => {
      const other = await harness.join(role, `Other ${role}`)
      const answer = await get(other, parcelId)
      expect([answer.status, answer.body]).toEqual(notThere)
    },
  )

  test('one that does not exist is a 404, also for an administrator', async () => {
    const answer = await get(admin, '0b9d7f38-1f0e-4d83-a9f5-94a1d3f8c001')
    expect([answer.status, answer.body]).toEqual(notThere)
  })

  test('an id that cannot be one is a 400', async () => {
    const { status, body } = await get(sender, 'nonsense')
    expect([status, body.success, body.errors?.map(({ path }) => path)]).toEqual([
      400,
      false,
      ['parcelId'],
    ])
  })

  test('a visitor is asked to log in', async () => {
    const answer = await get({ request: harness.visitor }, parcelId)
    expect([answer.status, answer.body]).toEqual([
      401,
      { success: false, message: 'Please log in' },
    ])
  })
})
