import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TrackedParcel } from '../../../openapi.d.ts'
import { openDesk, type Desk } from '../support/parcel-harness.ts'

const track = (desk: Desk, query: string) =>
  desk.visitor<TrackedParcel[]>('GET', `/api/parcel/track${query}`)

async function deskWithParcel(settings: Record<string, string>) {
  const desk = await openDesk(settings)
  const admin = await desk.join('ADMIN', 'Ada Admin')
  const sender = await desk.join('SENDER', 'Ada King Lovelace', 'ada@deliveries.com')
  const receiver = await desk.join('RECEIVER', 'Noah Lindqvist', 'noah@post.example.org')
  const id = await desk.placeParcel(sender, receiver, { note: 'The key is under the mat' })
  await admin.ask('PATCH', `/api/parcel/block/${id}`, { body: { block: true, note: 'Held' } })
  await admin.ask('PATCH', `/api/parcel/block/${id}`, { body: { block: false } })
  await admin.ask('PATCH', `/api/parcel/status/${id}`, { body: { status: 'DISPATCHED' } })
  return { desk, id, sender, receiver, trackingId: (await desk.stored(id)).parcel.tracking_id }
}

describe('a visitor tracks a parcel', () => {
  let here: Awaited<ReturnType<typeof deskWithParcel>>
  beforeAll(async () => {
    here = await deskWithParcel({})
  })
  afterAll(() => here.desk.close())

  test('and sees what the contract lists, and nothing more', async () => {
    const answer = await track(here.desk, `?trackingId=${here.trackingId}`)
    const { parcel, log } = await here.desk.stored(here.id)
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
    const { body } = await track(here.desk, `?trackingId=${typed}`)
    expect(body.data.map((parcel) => parcel.trackingId)).toEqual([here.trackingId])
  })

  test.each(['TRK-0000-0000-0000-0000', 'TRK', '%25', '12345'])(
    '%s is not found',
    async (typed) => {
      const answer = await track(here.desk, `?trackingId=${typed}`)
      expect([answer.status, answer.body]).toEqual([
        404,
        { success: false, message: 'Parcel not found!' },
      ])
    },
  )

  test.each(['', '?trackingId=', '?trackingId=%20%20'])(
    'without an ID (%j) and is asked for one, and sees no list',
    async (query) => {
      const answer = await track(here.desk, query)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ success: false, errors: [{ path: 'trackingId' }] })
      expect(answer.body).not.toHaveProperty('data')
    },
  )
})

test('where the whole list is open, a plain client gets all parcels, as the public may see them', async () => {
  const { desk, sender, receiver, trackingId } = await deskWithParcel({ TRACKING: 'list' })
  try {
    const second = await desk.placeParcel(sender, receiver)
    const newest = (await desk.stored(second)).parcel.tracking_id
    const { status, body } = await track(desk, '')
    expect(status).toBe(200)
    expect(body.data.map((parcel) => parcel.trackingId)).toEqual([newest, trackingId])
    expect(JSON.stringify(body)).not.toContain(sender.id)
    expect(JSON.stringify(body)).not.toContain('under the mat')
    const one = await track(desk, `?trackingId=${trackingId}`)
    expect(one.body.data).toEqual([body.data[1]])
  } finally {
    await desk.close()
  }
})

test('where privacy is masked, nobody learns e-mail addresses and family names', async () => {
  const { desk, trackingId } = await deskWithParcel({ TRACKING_PRIVACY: 'masked' })
  try {
    const { body } = await track(desk, `?trackingId=${trackingId}`)
    expect(body.data[0]).toMatchObject({
      senderId: { name: 'Ada K••• L•••', email: 'a•••@d•••.com' },
      receiverId: { name: 'Noah L•••', email: 'n•••@p•••.org' },
    })
    expect(JSON.stringify(body)).not.toMatch(/lovelace|lindqvist|deliveries|example/i)
  } finally {
    await desk.close()
  }
})
