import { describe, expect, test } from 'vitest'
import type { Api } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { placeParcel } from '../../support/placed-parcels.ts'
import { expectRefusal } from '../../support/answers.ts'
import { storedParcel } from '../../support/rows.ts'

const track = (api: Api, trackingId?: string) =>
  api.as(null).trackParcel(trackingId === undefined ? {} : { query: { trackingId } })

async function openWithParcel(settings: Record<string, string>) {
  const api = await apiForFile(settings, { tick: 1 })
  const admin = await api.signedIn('ADMIN', 'Ada Admin')
  const sender = await api.signedIn('SENDER', 'Ada King Lovelace', 'ada@deliveries.com')
  const receiver = await api.signedIn('RECEIVER', 'Noah Lindqvist', 'noah@post.example.org')
  const id = await placeParcel(api, sender, receiver, { note: 'The key is under the mat' })
  await api.as(admin).blockParcel(id, { block: true, note: 'Held' })
  await api.as(admin).blockParcel(id, { block: false })
  await api.as(admin).updateParcelStatus(id, { status: 'DISPATCHED' })
  return {
    api,
    id,
    sender,
    receiver,
    trackingId: (await storedParcel(api.db, id)).parcel.tracking_id,
  }
}

const here = await openWithParcel({})
const listing = await openWithParcel({ TRACKING: 'list' })
const masking = await openWithParcel({ TRACKING_PRIVACY: 'masked' })

describe('a visitor who tracks a parcel', () => {
  test('sees only the fields that the contract lists', async () => {
    const answer = await track(here.api, here.trackingId)
    const { parcel, log } = await storedParcel(here.api.db, here.id)
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toEqual({
      success: true,
      message: 'Parcel found!',
      data: [
        {
          trackingId: here.trackingId,
          senderId: { name: 'Ada King Lovelace', email: 'ada@deliveries.com' },
          receiverId: { name: 'Noah Lindqvist', email: 'noah@post.example.org' },
          parcelType: 'PACKAGE',
          weight: 2.5,
          fee: 12.5,
          status: 'DISPATCHED',
          fromAddress: '1 Mill Lane, Leeds',
          toAddress: '8 Quay Road, Hull',
          isBlocked: false,
          isCanceled: false,
          createdAt: parcel.created_at.toISOString(),
          updatedAt: parcel.updated_at.toISOString(),
          statusLogs: [
            { status: 'REQUESTED' },
            { status: 'BLOCKED', note: 'Held' },
            { status: 'UNBLOCKED', note: 'Unblocked by admin' },
            { status: 'DISPATCHED' },
          ].map((entry, index) => ({
            ...entry,
            timestamp: log[index]?.created_at.toISOString(),
          })),
        },
      ],
    })
  })

  test.each([
    ['in lower case', (id: string) => id.toLowerCase()],
    ['without hyphens', (id: string) => id.replaceAll('-', '')],
    ['with spaces around it', (id: string) => `  ${id} `],
  ])('finds it with the ID %s', async (_how, spelled) => {
    const { body } = await track(here.api, spelled(here.trackingId))
    expect(body.data.map((parcel) => parcel.trackingId)).toEqual([here.trackingId])
  })

  test.each(['TRK-0000-0000-0000-0000', 'TRK', '%', '12345'])('does not find %s', async (typed) => {
    const answer = await track(here.api, typed)
    expectRefusal(answer, 404, 'Parcel not found!')
  })

  test.each([undefined, '', '  '])(
    'is asked for an ID if it is missing (%j), and sees no list',
    async (typed) => {
      const answer = await track(here.api, typed)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ success: false, errors: [{ path: 'trackingId' }] })
      expect(answer.body).not.toHaveProperty('data')
    },
  )
})

test('a visitor without an ID gets all parcels if the whole list is open, with public fields only', async () => {
  const { api, sender, receiver, trackingId } = listing
  const second = await placeParcel(api, sender, receiver)
  const newest = (await storedParcel(api.db, second)).parcel.tracking_id
  const { status, body } = await track(api)
  expect(status).toBe(200)
  expect(body.data.map((parcel) => parcel.trackingId)).toEqual([newest, trackingId])
  expect(JSON.stringify(body)).not.toContain(sender.id)
  expect(JSON.stringify(body)).not.toContain('under the mat')
  const one = await track(api, trackingId)
  expect(one.body.data).toEqual([body.data[1]])
})

test('a visitor reads no email addresses and family names if privacy is masked', async () => {
  const { api, trackingId } = masking
  const { body } = await track(api, trackingId)
  expect(body.data[0]).toMatchObject({
    senderId: { name: 'Ada K••• L•••', email: 'a•••@d•••.com' },
    receiverId: { name: 'Noah L•••', email: 'n•••@p•••.org' },
  })
  expect(JSON.stringify(body)).not.toMatch(/lovelace|lindqvist|deliveries|example/i)
})
