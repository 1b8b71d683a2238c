import sql from 'sql-template-tag'
import { readConfig } from '../../../server/config/config.ts'
import { describe, expect, test } from 'vitest'
import type { NewParcel } from '../../../openapi.d.ts'
import { create } from '../../../server/parcels/create-parcel.ts'
import { newParcelFields } from '../../support/contract-fields.ts'
import { expectRefusedField } from '../support/answers.ts'
import { apiForFile } from '../support/for-file.ts'
import { storedParcel } from '../support/rows.ts'
import { newParcelFor } from '../support/valid-requests.ts'

const api = await apiForFile({}, { tick: 1 })
const { sender, receiver } = await api.signedInUsers()

const wanted = (more: Partial<NewParcel> = {}) => ({
  ...newParcelFor(receiver),
  weight: 2.35,
  ...more,
})
const post = (body: NewParcel) => api.as(sender).createParcel(body)
const parcelsInAll = async () => {
  const rows = await api.db.query(sql`select id from parcels`)
  return rows.length
}

describe('a sender who requests a delivery', () => {
  test('gets a parcel with its fee, a tracking ID and the request as first log entry', async () => {
    const answer = await post(wanted({ note: ' Mind the step ', parcelType: 'DOCUMENT' }))
    expect([answer.status, answer.body.message]).toEqual([201, 'Parcel created successfully'])
    const { data } = answer.body
    const { parcel, log } = await storedParcel(api.db, data._id)
    expect(parcel).toEqual({
      id: data._id,
      tracking_id: data.trackingId,
      sender_id: sender.id,
      receiver_id: receiver.id,
      parcel_type: 'DOCUMENT',
      weight_grams: 2350,
      fee_cents: 1175,
      delivery_status: 'REQUESTED',
      is_blocked: false,
      from_address: '1 Mill Lane, Leeds',
      to_address: '8 Quay Road, Hull',
      note: 'Mind the step',
      receiver_phone: null,
      is_attempted: false,
      wrong_codes: 0,
      latitude: null,
      longitude: null,
      coordinates_source: null,
      given_latitude: null,
      given_longitude: null,
      created_at: parcel.created_at,
      updated_at: parcel.created_at,
    })
    expect(log).toEqual([
      {
        parcel_id: data._id,
        entry_number: 1,
        status: 'REQUESTED',
        note: null,
        failed_attempt: null,
        next_attempt: null,
        done_at: null,
        updated_by: sender.id,
        created_at: parcel.created_at,
      },
    ])
    const at = parcel.created_at.toISOString()
    expect(data).toEqual({
      _id: parcel.id,
      trackingId: expect.stringMatching(/^TRK(-[0-9A-HJKMNP-TV-Z]{4}){4}$/),
      senderId: { _id: sender.id, name: 'Sam Sender', email: sender.email },
      receiverId: { _id: receiver.id, name: 'Rita Receiver', email: receiver.email },
      parcelType: 'DOCUMENT',
      weight: 2.35,
      fee: 11.75,
      status: 'REQUESTED',
      fromAddress: '1 Mill Lane, Leeds',
      toAddress: '8 Quay Road, Hull',
      note: 'Mind the step',
      isBlocked: false,
      isCanceled: false,
      createdAt: at,
      updatedAt: at,
      statusLogs: [
        {
          status: 'REQUESTED',
          timestamp: at,
          updatedBy: { name: 'Sam Sender', role: 'SENDER' },
        },
      ],
      actions: ['cancel'],
    })
  })

  test('finds every field in it that the contract lets a sender enter', async () => {
    const body = wanted({
      note: 'Mind the step',
      receiverPhone: '+353 91 5550123',
      coordinates: { latitude: 53.7443, longitude: -0.3326 },
    })
    expect(Object.keys(body).toSorted()).toEqual(newParcelFields.toSorted())
    const { data } = (await post(body)).body
    expect({ ...data, receiverId: data.receiverId._id }).toMatchObject(body)
  })

  test.each([undefined, '', '   '])(
    'gets a parcel without a note for a note of %j',
    async (note) => {
      const { body } = await post(wanted(note === undefined ? {} : { note }))
      expect(body.data).not.toHaveProperty('note')
      expect((await storedParcel(api.db, body.data._id)).parcel.note).toBeNull()
    },
  )

  test('pays at least five dollars', async () => {
    const { body } = await post(wanted({ weight: 0.01 }))
    expect([body.data.weight, body.data.fee]).toEqual([0.01, 5])
  })

  test('gets another tracking ID each time, since a taken one is drawn again', async () => {
    const first = (await post(wanted())).body.data
    const second = (await post(wanted())).body.data
    expect(second.trackingId).not.toBe(first.trackingId)

    const offered = [first.trackingId, second.trackingId, 'TRK-0000-0000-0000-0001']
    const id = '5d0c2a52-2f3a-4a7e-9c53-3f6f0e1b7a11'
    await create(
      { db: api.db, config: readConfig({}) },
      {
        id,
        senderId: sender.id,
        receiverId: receiver.id,
        parcelType: 'PACKAGE',
        weightGrams: 1000,
        feeCents: 500,
        fromAddress: 'a',
        toAddress: 'b',
        note: null,
        receiverPhone: null,
        createdAt: api.now(),
      },
      { key: 'click-0007', bodyHash: Buffer.of(1) },
      () => offered.shift() ?? 'none left',
    )
    expect((await storedParcel(api.db, id)).parcel.tracking_id).toBe('TRK-0000-0000-0000-0001')
  })
})

describe('a sender is told that the receiver cannot be chosen', () => {
  const isRefused = (answer: Awaited<ReturnType<typeof post>>) =>
    expectRefusedField(answer, 'receiverId', 'This receiver cannot be chosen')

  test('if no user has the ID', async () => {
    const before = await parcelsInAll()
    isRefused(await post(wanted({ receiverId: 'd2b1f4f0-0d53-4f39-8c6d-b9f8ce1c7a01' })))
    expect(await parcelsInAll()).toBe(before)
  })

  test('if the user is a sender', async () => {
    isRefused(await post(wanted({ receiverId: sender.id })))
  })

  test('if the receiver is blocked', async () => {
    const blocked = await api.blocked('RECEIVER')
    isRefused(await post(wanted({ receiverId: blocked.id })))
  })
})
