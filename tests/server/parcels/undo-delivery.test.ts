import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { apiForFile } from '../support/for-file.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { storedParcel } from '../support/rows.ts'
import { insertWebhook, underKey } from '../support/valid-requests.ts'

const api = await apiForFile({}, { tick: 1 })
const { admin, sender, receiver } = await api.signedInUsers()
const otherAdmin = await api.signedIn('ADMIN', 'Otto Other')

/** Scanned as delivered by the administrator. */
async function delivered() {
  const id = await placeParcel(api, sender, receiver, {
    state: { delivery: 'DISPATCHED', isBlocked: false },
  })
  const { parcel } = await storedParcel(api.db, id)
  const trackingId = parcel.tracking_id
  const scanned = await api.as(admin).scanParcel({ trackingId, status: 'DELIVERED' })
  return { id, trackingId, scanned }
}

const undo = (id: string, key?: string, by = admin) => api.as(by).undoDelivery(id, underKey(key))

const said = ({ status, body }: Awaited<ReturnType<typeof undo>>) => [status, body.message]

describe('an administrator who scanned a parcel as delivered by mistake', () => {
  test('undoes it: the log keeps the delivery, and says that it was a mistake', async () => {
    const endpointId = await insertWebhook(api, sender)
    await api.db.query(sql`
      update webhook_endpoints set events = '{parcel.delivered,parcel.status_changed}'
      where id = ${endpointId}
    `)
    const { id, scanned } = await delivered()
    expect(scanned.body.data.canUndo).toBe(true)
    const before = await storedParcel(api.db, id)
    const answer = await undo(id)
    expect([...said(answer), answer.body.data.status]).toEqual([
      200,
      'Delivery undone',
      'DISPATCHED',
    ])
    const after = await storedParcel(api.db, id)
    expect(after.parcel.delivery_status).toBe('DISPATCHED')
    expect(after.log.slice(0, -1)).toEqual(before.log)
    expect(after.log.at(-1)).toMatchObject({
      status: 'DISPATCHED',
      note: 'The delivery was recorded by mistake',
      updated_by: admin.id,
    })
    // Announced like every other change: in streams, notifications of the parties, and webhooks.
    const told = await api.db.query(sql`
      select
        (select count(*)::integer from parcel_changes where parcel_id = ${id}) as changes,
        (select array_agg(log.status order by entry_number)
          from notifications join status_logs as log using (parcel_id, entry_number)
          where parcel_id = ${id} and user_id = ${receiver.id}) as notified,
        (select array_agg(log.status order by entry_number)
          from messages join status_logs as log using (parcel_id, entry_number)
          where parcel_id = ${id} and endpoint_id = ${endpointId}) as posted
    `)
    const events = ['DELIVERED', 'DISPATCHED']
    expect(told).toEqual([{ changes: after.log.length, notified: events, posted: events }])
  })

  test('undoes it once with the same key after a lost answer', async () => {
    const { id } = await delivered()
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(id, `undo-of-${id}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const { log } = await storedParcel(api.db, id)
    expect(log.filter(({ note }) => note !== null)).toHaveLength(1)
    api.secondsPass(120)
    expect((await undo(id, `undo-of-${id}`)).status).toBe(200)
    expect((await storedParcel(api.db, id)).log).toEqual(log)
  })

  test('can undo it even after another administrator has blocked and unblocked it', async () => {
    const { id } = await delivered()
    for (const block of [true, false]) await api.as(otherAdmin).blockParcel(id, { block })
    expect(said(await undo(id))).toEqual([200, 'Delivery undone'])
    expect((await storedParcel(api.db, id)).parcel.delivery_status).toBe('DISPATCHED')
  })

  test('can deliver it again afterwards', async () => {
    const { id, trackingId } = await delivered()
    await undo(id)
    expect(said(await undo(id))).toEqual([409, 'Parcel is not delivered'])
    const again = await api.as(admin).scanParcel({ trackingId, status: 'DELIVERED' })
    expect([again.status, again.body.data.canUndo]).toEqual([200, true])
  })

  test.each([
    [
      'as another administrator',
      'Someone else recorded the delivery',
      (id: string) => undo(id, undefined, otherAdmin),
    ],
    [
      'two minutes later',
      'It is too late to undo the delivery. Please set the status instead.',
      (id: string) => {
        api.secondsPass(120)
        return undo(id)
      },
    ],
    [
      'once another administrator has blocked it',
      'Parcel is blocked',
      async (id: string) => {
        await api.as(otherAdmin).blockParcel(id, { block: true })
        return undo(id)
      },
    ],
    [
      'once another administrator has set the status',
      'Parcel is not delivered',
      async (id: string) => {
        await api.as(otherAdmin).updateParcelStatus(id, { status: 'CANCELED' })
        return undo(id)
      },
    ],
  ])('cannot undo it %s', async (_, message, ask) => {
    const { id } = await delivered()
    expect(said(await ask(id))).toEqual([409, message])
    const { log } = await storedParcel(api.db, id)
    expect(log.some(({ note }) => note === 'The delivery was recorded by mistake')).toBe(false)
  })

  test('loses no update if another administrator sets the status at the same time', async () => {
    const { id } = await delivered()
    const [undone, set] = await Promise.all([
      undo(id),
      api.as(otherAdmin).updateParcelStatus(id, { status: 'CANCELED' }),
    ])
    const { parcel, log } = await storedParcel(api.db, id)
    expect(set.status).toBe(200)
    expect(parcel.delivery_status).toBe('CANCELED')
    const words = log.slice(2).map(({ status }) => status)
    expect(words).toEqual(
      undone.status === 200 ? ['DELIVERED', 'DISPATCHED', 'CANCELED'] : ['DELIVERED', 'CANCELED'],
    )
  })
})

test.each([
  ['too late', async () => api.secondsPass(120)],
  ['after a block', (id: string) => api.as(otherAdmin).blockParcel(id, { block: true })],
])('A scan whose answer is repeated %s offers no undo', async (_, happens) => {
  const id = await placeParcel(api, sender, receiver, {
    state: { delivery: 'IN_TRANSIT', isBlocked: false },
  })
  const { parcel } = await storedParcel(api.db, id)
  const scan = () =>
    api
      .as(admin)
      .scanParcel(
        { trackingId: parcel.tracking_id, status: 'DELIVERED' },
        underKey(`scan-of-${id}`),
      )
  expect((await scan()).body.data.canUndo).toBe(true)
  await happens(id)
  expect((await scan()).body.data.canUndo).toBeUndefined()
})
