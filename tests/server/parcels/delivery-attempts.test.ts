import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import type { DeliveryFailure } from '../../../openapi.d.ts'
import type { Person } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { expectRefusal, expectRefusedField } from '../support/answers.ts'
import { createdParcel, newParcelFor } from '../support/valid-requests.ts'

const api = await apiForFile()
const { admin, sender, receiver } = await api.signedInUsers()

async function dispatched() {
  const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
  await api.as(admin).updateParcelStatus(body.data._id, { status: 'DISPATCHED' })
  return body.data
}

const storedLog = (id: string) =>
  api.db.query(sql`
    select status, note, failed_attempt from status_logs where parcel_id = ${id}
    order by entry_number
  `)

const requested = { status: 'REQUESTED', note: null, failed_attempt: null }
const sent = { status: 'DISPATCHED', note: null, failed_attempt: null }

describe('An administrator who records a failed delivery', () => {
  const sentences: [DeliveryFailure, string][] = [
    ['NOBODY_HOME', 'No one was home'],
    ['REFUSED', 'The receiver refused the parcel'],
    ['WRONG_ADDRESS', 'The address is wrong'],
    ['DAMAGED', 'The parcel is damaged'],
  ]
  test.each(sentences)('keeps the status, and the log has the reason %s', async (reason, note) => {
    const parcel = await dispatched()
    const { status, body } = await api.as(admin).recordDeliveryAttempt(parcel._id, { reason })
    expect([status, body.message]).toEqual([200, 'Failed delivery attempt recorded'])
    expect(body.data.status).toBe('DISPATCHED')
    expect(body.data.statusLogs.at(-1)).toEqual({
      status: 'DISPATCHED',
      timestamp: api.now().toISOString(),
      note,
      failedAttempt: reason,
      updatedBy: { name: 'Ada Admin', role: 'ADMIN' },
    })
    expect(await storedLog(parcel._id)).toEqual([
      requested,
      sent,
      { status: 'DISPATCHED', note, failed_attempt: reason },
    ])
  })

  test('can add a note, which every visitor with the tracking ID reads', async () => {
    const { _id: id, trackingId } = await dispatched()
    const attempt = { reason: 'OTHER', note: ' The bridge is closed ' } as const
    await api.as(admin).recordDeliveryAttempt(id, attempt)
    const { body } = await api.as(null).trackParcel({ query: { trackingId } })
    expect(body.data[0]?.statusLogs.at(-1)).toEqual({
      status: 'DISPATCHED',
      timestamp: api.now().toISOString(),
      note: 'The bridge is closed',
      failedAttempt: 'OTHER',
    })
  })

  test.each([{}, { note: ' ' }])('has to explain another reason: %j', async (words) => {
    const { _id: id } = await dispatched()
    const attempt = { reason: 'OTHER', ...words } as const
    const answer = await api.as(admin).recordDeliveryAttempt(id, attempt)
    expectRefusedField(answer, 'note', 'Please say what happened')
    expect(await storedLog(id)).toEqual([requested, sent])
  })

  test('is refused before dispatch, and while the parcel is blocked', async () => {
    const { _id: id } = await createdParcel(api, sender, receiver)
    const tryIt = () => api.as(admin).recordDeliveryAttempt(id, { reason: 'REFUSED' })
    expectRefusal(await tryIt(), 409, 'Parcel has not been dispatched yet')
    await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
    await api.as(admin).blockParcel(id, { block: true })
    expectRefusal(await tryIt(), 409, 'Parcel is blocked')
    expect(await storedLog(id)).toHaveLength(3)
  })
})

describe('A parcel whose delivery failed', () => {
  const listed = async (person: Person, id: string) => {
    const query = { status: 'ATTEMPTED', limit: 100 } as const
    const list = await (person === sender
      ? api.as(person).listMyParcels({ query })
      : api.as(person).listParcels({ query }))
    const counts = await api.as(person).countParcels()
    return [
      list.body.data.some((parcel) => parcel._id === id),
      counts.body.data.attempted?.count === list.body.data.length,
    ]
  }

  test('is listed and counted as such until it moves on, except while it is blocked', async () => {
    const { _id: id } = await dispatched()
    expect(await listed(admin, id)).toEqual([false, true])
    await api.as(admin).recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' })
    for (const person of [admin, sender]) expect(await listed(person, id)).toEqual([true, true])
    await api.as(admin).blockParcel(id, { block: true })
    expect(await listed(admin, id)).toEqual([false, true])
    await api.as(admin).blockParcel(id, { block: false })
    for (const person of [admin, sender]) expect(await listed(person, id)).toEqual([true, true])
    await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
    expect(await listed(admin, id)).toEqual([false, true])
  })

  test('is counted among the results of a search', async () => {
    const { _id: id, toAddress } = await dispatched()
    await api.as(admin).recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' })
    for (const person of [admin, sender]) {
      const { body } = await api.as(person).countParcels({ query: { q: toAddress } })
      const { attempted, total } = body.data
      const all = await api.as(person).countParcels()
      expect([attempted, total]).toEqual([all.body.data.attempted, all.body.data.total])
    }
  })

  test('shows the day of the next attempt to every visitor, too', async () => {
    const { _id: id, trackingId } = await dispatched()
    // In the last time zone it is still the day before: the clock shows 09:00 UTC.
    const day = '2026-03-01'
    const { body } = await api
      .as(admin)
      .recordDeliveryAttempt(id, { reason: 'NOBODY_HOME', nextAttempt: day })
    expect(body.data.statusLogs.at(-1)?.nextAttempt).toBe(day)
    const tracked = await api.as(null).trackParcel({ query: { trackingId } })
    expect(tracked.body.data[0]?.statusLogs.at(-1)?.nextAttempt).toBe(day)
    expect(
      await api.db.query(sql`
        select next_attempt::text from status_logs where parcel_id = ${id} and failed_attempt is not null
      `),
    ).toEqual([{ next_attempt: day }])
  })

  test.each([
    ['2026-02-28', 'The next attempt must not be in the past'],
    ['2026-02-30', 'The next attempt must be a day'],
    ['tomorrow', 'The next attempt must be a day'],
  ])('cannot have its next attempt on %s', async (nextAttempt, message) => {
    const { _id: id } = await dispatched()
    const attempt = { reason: 'NOBODY_HOME', nextAttempt } as const
    const answer = await api.as(admin).recordDeliveryAttempt(id, attempt)
    expectRefusedField(answer, 'nextAttempt', message)
    expect(await storedLog(id)).toEqual([requested, sent])
  })
})

describe('Words for the log', () => {
  test('replace the default ones', async () => {
    const { _id: id } = await createdParcel(api, sender, receiver)
    await api.as(admin).updateParcelStatus(id, { status: 'APPROVED', note: ' Checked ' })
    await api.as(sender).cancelParcel(id, { note: 'Ordered twice' })
    expect(await storedLog(id)).toEqual([
      requested,
      { status: 'APPROVED', note: 'Checked', failed_attempt: null },
      { status: 'CANCELED', note: 'Ordered twice', failed_attempt: null },
    ])
  })

  test('can be left out: canceling needs no body, and blank words count as none', async () => {
    const parcels = [await dispatched(), await dispatched()]
    const [first = '', second = ''] = parcels.map(({ _id }) => _id)
    for (const id of [first, second]) {
      await api.as(admin).updateParcelStatus(id, { status: 'APPROVED', note: ' ' })
    }
    await api.as(sender).cancelParcel(first)
    await api.as(sender).cancelParcel(second, {})
    const log = [
      requested,
      sent,
      { status: 'APPROVED', note: null, failed_attempt: null },
      { status: 'CANCELED', note: 'Canceled by sender', failed_attempt: null },
    ]
    expect([await storedLog(first), await storedLog(second)]).toEqual([log, log])
  })
})
