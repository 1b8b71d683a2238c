import { describe, expect, test } from 'vitest'
import type { Person } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { expectRefusal } from '../support/answers.ts'
import { storedParcel } from '../support/rows.ts'

const api = await apiForFile({}, { tick: 1 })
const { admin, sender, receiver } = await api.signedInUsers()
const parcelId = await placeParcel(api, sender, receiver, { note: 'Ring twice' })
await api.as(admin).updateParcelStatus(parcelId, { status: 'IN_TRANSIT' })
await api.as(admin).blockParcel(parcelId, { block: true })

const get = (caller: Person | null, id: string) => api.as(caller).getParcel(id)

describe('a parcel', () => {
  test.each([
    ['its sender', () => sender, []],
    ['its receiver', () => receiver, []],
    ['an administrator', () => admin, ['updateStatus', 'unblock']],
  ] satisfies [string, () => Person, string[]][])(
    'is shown to %s in full, with the author of each step',
    async (_, caller, actions) => {
      const { status, body } = await get(caller(), parcelId)
      const { parcel, log } = await storedParcel(api.db, parcelId)
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
            senderId: { _id: sender.id, name: 'Sam Sender', email: sender.email },
            receiverId: {
              _id: receiver.id,
              name: 'Rita Receiver',
              email: receiver.email,
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
    'cannot be read or detected by another %s',
    async (role) => {
      const other = await api.signedIn(role, `Other ${role}`)
      expectRefusal(await get(other, parcelId), 404, 'Parcel not found')
    },
  )

  test('is a 404 if it does not exist, even for an administrator', async () => {
    const answer = await get(admin, '0b9d7f38-1f0e-4d83-a9f5-94a1d3f8c001')
    expectRefusal(answer, 404, 'Parcel not found')
  })

  test('is a 400 if its ID is malformed', async () => {
    const { status, body } = await get(sender, 'nonsense')
    expect([status, body.success, body.errors?.map(({ path }) => path)]).toEqual([
      400,
      false,
      ['parcelId'],
    ])
  })

  test('is shown only after a login', async () => {
    expectRefusal(await get(null, parcelId), 401, 'Please log in')
  })
})
