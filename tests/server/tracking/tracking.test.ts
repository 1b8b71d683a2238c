import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TrackedParcel } from '../../../openapi.d.ts'
import { openHarness, type Harness } from '../support/parcel-harness.ts'

const track = (harness: Harness, query: string) =>
  harness.visitor<TrackedParcel[]>('GET', `/api/parcel/track${query}`)

async function openWithParcel(settings: Record<string, string>) {
  const harness = await openHarness(settings)
  const admin = await harness.join('ADMIN', 'Ada Admin')
  const sender = await harness.join('SENDER', 'Ada King Lovelace', 'ada@deliveries.com')
  const receiver = await harness.join('RECEIVER', 'Noah Lindqvist', 'noah@post.example.org')
  const id = await harness.placeParcel(sender, receiver, { note: 'The key is under the mat' })
  await admin.request('PATCH', `/api/parcel/block/${id}`, { body: { block: true, note: 'Held' } })
  await admin.request('PATCH', `/api/parcel/block/${id}`, { body: { block: false } })
  await admin.request('PATCH', `/api/parcel/status/${id}`, { body: { status: 'DISPATCHED' } })
  return {
    harness,
    id,
    sender,
    receiver,
    trackingId: (await harness.stored(id)).parcel.tracking_id,
  }
}

describe('a visitor tracks a parcel', () => {
  let here: Awaited<ReturnType<typeof openWithParcel>>
  beforeAll(async () => {
    here = await openWithParcel({})
  })
  afterAll(() => here.harness.close())

  test('and sees what the contract lists, and nothing more', async () => {
    const answer = await track(here.harness, `?trackingId=${here.trackingId}`)
    const { parcel, log } = await here.harness.stored(here.id)
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
  ])('%s', async (_how, spelled) => {
    const typed = encodeURIComponent(spelled(here.trackingId))
    const { body } = await track(here.harness, `?trackingId=${typed}`)
    expect(body.data.map((parcel) => parcel.trackingId)).toEqual([here.trackingId])
  })

  test.each(['TRK-0000-0000-0000-0000', 'TRK', '%25', '12345'])(
    '%s is not found',
    async (typed) => {
      const answer = await track(here.harness, `?trackingId=${typed}`)
      expect([answer.status, answer.body]).toEqual([
        404,
        { success: false, message: 'Parcel not found!' },
      ])
    },
  )

  test.each(['', '?trackingId=', '?trackingId=%20%20'])(
    'without an ID (%j) and is asked for one, and sees no list',
    async (query) => {
      const answer = await track(here.harness, query)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ success: false, errors: [{ path: 'trackingId' }] })
      expect(answer.body).not.toHaveProperty('data')
    },
  )
})

test('where the whole list is open, a plain client gets all parcels, as the public may see them', async () => {
  const { harness, sender, receiver, trackingId } = await openWithParcel({ TRACKING: 'list' })
  try {
    const second = await harness.placeParcel(sender, receiver)
    const newest = (await harness.stored(second)).parcel.tracking_id
    const { status, body } = await track(harness, '')
    expect(status).toBe(200)
    expect(body.data.map((parcel) => parcel.trackingId)).toEqual([newest, trackingId])
    expect(JSON.stringify(body)).not.toContain(sender.id)
    expect(JSON.stringify(body)).not.toContain('under the mat')
    const one = await track(harness, `?trackingId=${trackingId}`)
    expect(one.body.data).toEqual([body.data[1]])
  } finally {
    await harness.close()
  }
})

test('where privacy is masked, a visitor learns no e-mail addresses and family names', async () => {
  const { harness, trackingId } = await openWithParcel({ TRACKING_PRIVACY: 'masked' })
  try {
    const { body } = await track(harness, `?trackingId=${trackingId}`)
    expect(body.data[0]).toMatchObject({
      senderId: { name: 'Ada K••• L•••', email: 'a•••@d•••.com' },
      receiverId: { name: 'Noah L•••', email: 'n•••@p•••.org' },
    })
    expect(JSON.stringify(body)).not.toMatch(/lovelace|lindqvist|deliveries|example/i)
  } finally {
    await harness.close()
  }
})
