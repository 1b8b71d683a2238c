import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { LifecycleState } from '../../../machines/parcel-lifecycle.ts'
import type { ScannedStatus } from '../../../openapi.d.ts'
import { password } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { expectRefusal, sortedStatuses } from '../support/answers.ts'
import { storedParcel } from '../support/rows.ts'
import { underKey } from '../support/valid-requests.ts'

const api = await apiForFile({}, { tick: 1 })
const { admin, sender, receiver } = await api.signedInUsers()

async function place(delivery: LifecycleState['delivery'], isBlocked = false) {
  const id = await placeParcel(api, sender, receiver, { state: { delivery, isBlocked } })
  const { parcel } = await storedParcel(api.db, id)
  return { id, trackingId: parcel.tracking_id }
}

const scan = (trackingId: string, status: ScannedStatus, key?: string, by = admin) =>
  api.as(by).scanParcel({ trackingId, status }, underKey(key))

const lastEntry = async (id: string) => (await storedParcel(api.db, id)).log.at(-1)
const keysOf = (id: string) =>
  api.db.query(sql`select user_id, key from idempotency_keys where parcel_id = ${id}`)

describe('an administrator who scans a parcel', () => {
  test('moves it on, with their own entry in its log', async () => {
    const { id, trackingId } = await place('APPROVED')
    const { status, body } = await scan(trackingId, 'DISPATCHED')
    expect([status, body.message, body.data.status, body.data._id]).toEqual([
      200,
      'Parcel scanned as DISPATCHED',
      'DISPATCHED',
      id,
    ])
    expect(await lastEntry(id)).toMatchObject({
      status: 'DISPATCHED',
      note: null,
      updated_by: admin.id,
    })
  })

  test('can enter the tracking ID in any spelling', async () => {
    const { id, trackingId } = await place('REQUESTED')
    const spelled = ` ${trackingId.toLowerCase().replaceAll('-', '')} `
    expect((await scan(spelled, 'APPROVED')).status).toBe(200)
    expect(await lastEntry(id)).toMatchObject({ status: 'APPROVED' })
  })

  test.each([
    ['REQUESTED', 'DISPATCHED', 'Parcel has not been approved yet'],
    ['APPROVED', 'DELIVERED', 'Parcel has not been dispatched yet'],
    ['IN_TRANSIT', 'IN_TRANSIT', 'Parcel is already in transit'],
    ['DELIVERED', 'APPROVED', 'Parcel is already delivered'],
    ['CANCELED', 'APPROVED', 'Parcel is canceled'],
  ] as const)('reads why %s cannot become %s', async (delivery, status, message) => {
    const { id, trackingId } = await place(delivery)
    const before = await storedParcel(api.db, id)
    expectRefusal(await scan(trackingId, status, `key-${delivery}-${status}`), 409, message)
    expect(await storedParcel(api.db, id)).toEqual(before)
    expect(await keysOf(id)).toEqual([])
  })

  test('is told that it is blocked', async () => {
    const { trackingId } = await place('APPROVED', true)
    expectRefusal(await scan(trackingId, 'DISPATCHED'), 409, 'Parcel is blocked')
  })

  test('is told that it does not exist', async () => {
    for (const unknown of ['TRK-0000-0000-0000-0000', 'hello']) {
      expectRefusal(await scan(unknown, 'DISPATCHED'), 404, 'Parcel not found')
    }
  })

  test('can repeat it with the same key after a lost answer', async () => {
    const { id, trackingId } = await place('DISPATCHED')
    await scan(trackingId, 'IN_TRANSIT', 'lost-answer-1')
    const after = await storedParcel(api.db, id)
    const again = await scan(trackingId, 'IN_TRANSIT', 'lost-answer-1')
    expect([again.status, again.body.data.status]).toEqual([200, 'IN_TRANSIT'])
    expect(await storedParcel(api.db, id)).toEqual(after)
    expect(await keysOf(id)).toEqual([{ user_id: admin.id, key: 'lost-answer-1' }])
  })

  test('can repeat it twenty times simultaneously with one key, as one scan', async () => {
    const { id, trackingId } = await place('APPROVED')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => scan(trackingId, 'DISPATCHED', 'twenty-at-once')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const { log } = await storedParcel(api.db, id)
    expect(log.filter(({ status }) => status === 'DISPATCHED')).toHaveLength(1)
  })

  test('moves it on once if another administrator scans it at the same time', async () => {
    const other = await api.signedIn('ADMIN', 'Otto Other')
    const { id, trackingId } = await place('APPROVED')
    const answers = await Promise.all([
      scan(trackingId, 'DISPATCHED', 'first-scanner'),
      scan(trackingId, 'DISPATCHED', 'other-scanner', other),
    ])
    expect(sortedStatuses(answers)).toEqual([200, 409])
    expect(await keysOf(id)).toHaveLength(1)
  })

  test('is told that the key belongs to another scan', async () => {
    const [first, second] = [await place('APPROVED'), await place('APPROVED')]
    await scan(first.trackingId, 'DISPATCHED', 'one-key-for-two')
    const answer = await scan(second.trackingId, 'DISPATCHED', 'one-key-for-two')
    expectRefusal(answer, 422, 'This Idempotency-Key was used before with another body')
    expect(await lastEntry(second.id)).toMatchObject({ status: 'APPROVED' })
  })

  test('can use the key again a day later for a new scan', async () => {
    const [first, second] = [await place('APPROVED'), await place('APPROVED')]
    await scan(first.trackingId, 'DISPATCHED', 'day-by-day')
    api.secondsPass(24 * 3_600)
    // The sessions of the other tests return to their earlier age.
    onTestFinished(() => api.secondsPass(-24 * 3_600))
    const back = { ...admin, ...(await api.as(null).loginUser({ email: admin.email, password })) }
    expect((await scan(second.trackingId, 'DISPATCHED', 'day-by-day', back)).status).toBe(200)
    expect(await keysOf(first.id)).toEqual([])
  })
})
