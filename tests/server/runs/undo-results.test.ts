import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createCompany } from '../../../server/config/company.ts'
import { readConfig } from '../../../server/config/config.ts'
import { finishPastRuns } from '../../../server/runs/past-runs.ts'
import type { Person } from '../support/api.ts'
import { expectRefusal } from '../support/answers.ts'
import { storedParcel } from '../support/rows.ts'
import { resultOf, storedRun, tomorrow } from '../support/runs.ts'
import { underKey } from '../support/valid-requests.ts'
import { planningForFile } from './planning-for-file.ts'

const settings = { TIME_ZONE: 'UTC', ACCESS_MINUTES: '2880' }
const { api, cem, dora, planner, givenOut, parcelTo, runNow } = await planningForFile(settings)

const address = '8 Quay Road, Hull'
const results = {
  delivery: {
    record: (id: string, by: Person = cem, query = {}) =>
      api.as(by).recordDelivery(id, { receivedBy: 'Rita' }, { query }),
    undo: (id: string, by: Person = cem, options = {}) => api.as(by).undoDelivery(id, options),
    note: 'The delivery was recorded by mistake',
    nothing: 'Parcel is not delivered',
    isOfAnother: 'Someone else recorded the delivery',
  },
  attempt: {
    record: (id: string, by: Person = cem, query = {}) =>
      api.as(by).recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' }, { query }),
    undo: (id: string, by: Person = cem, options = {}) =>
      api.as(by).undoDeliveryAttempt(id, options),
    note: 'The failed attempt was recorded by mistake',
    nothing: 'There is no failed attempt to undo',
    isOfAnother: 'Someone else recorded the failed attempt',
  },
}
const both = Object.entries(results)

describe.each(both)('A courier who recorded a %s by mistake', (_name, result) => {
  test.each(['DISPATCHED', 'IN_TRANSIT'] as const)(
    'undoes it: the parcel is %s and open again, and the log keeps both',
    async (status) => {
      const id = await parcelTo(address, status)
      const run = await givenOut(cem, [id])
      await result.record(id)
      const before = await storedParcel(api.db, id)
      api.secondsPass(60)
      const { status: code, body } = await result.undo(id)
      expect([code, body.data.status]).toEqual([200, status])
      const { parcel, log } = await storedParcel(api.db, id)
      expect(parcel).toMatchObject({ delivery_status: status, is_attempted: false })
      expect(log.slice(0, -1)).toEqual(before.log)
      expect(log.at(-1)).toMatchObject({ status, note: result.note, updated_by: cem.id })
      expect(resultOf(await runNow(run), id)).toBeUndefined()
      expect((await api.as(cem).getDelivery(id)).body.data).not.toHaveProperty('proof')
      // It can be recorded rightly then.
      expect((await result.record(id)).status).toBe(200)
    },
  )

  test('undoes it once under one key, even if the repeat comes late', async () => {
    const id = await parcelTo(address)
    await givenOut(cem, [id])
    await result.record(id)
    const key = underKey(randomUUID())
    const answers = await Promise.all([1, 2, 3].map(() => result.undo(id, cem, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { log } = await storedParcel(api.db, id)
    expect(log.filter(({ note }) => note === result.note)).toHaveLength(1)
    api.secondsPass(120)
    expect((await result.undo(id, cem, key)).status).toBe(200)
    expect((await storedParcel(api.db, id)).log).toEqual(log)
  })

  test('undoes it once if two phones ask at the same moment', async () => {
    const id = await parcelTo(address)
    await givenOut(cem, [id])
    await result.record(id)
    const answers = await Promise.all([1, 2].map(() => result.undo(id)))
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    const { log } = await storedParcel(api.db, id)
    expect(log.filter(({ note }) => note === result.note)).toHaveLength(1)
  })

  test('loses no update if an administrator cancels the parcel at the same moment', async () => {
    const id = await parcelTo(address)
    await givenOut(cem, [id])
    await result.record(id)
    const [, canceled] = await Promise.all([
      result.undo(id),
      planner().updateParcelStatus(id, { status: 'CANCELED' }),
    ])
    expect(canceled.status).toBe(200)
    expect((await storedParcel(api.db, id)).parcel.delivery_status).toBe('CANCELED')
  })

  test.each<[string, string, (id: string) => Promise<unknown>]>([
    [
      'after a minute',
      'It is too late to undo this. Please tell the depot.',
      async () => api.secondsPass(61),
    ],
    [
      'once the parcel is blocked',
      'Parcel is blocked',
      (id) => planner().blockParcel(id, { block: true }),
    ],
    [
      'once an administrator has set the status',
      result.nothing,
      (id) => planner().updateParcelStatus(id, { status: 'APPROVED' }),
    ],
    ['twice', result.nothing, (id) => result.undo(id)],
  ])('cannot undo it %s', async (_title, message, happens) => {
    const id = await parcelTo(address)
    await givenOut(cem, [id])
    await result.record(id)
    await happens(id)
    const before = await storedParcel(api.db, id)
    expectRefusal(await result.undo(id), 409, message)
    expect(await storedParcel(api.db, id)).toEqual(before)
  })

  test('cannot undo it once the run is finished', async () => {
    const id = await parcelTo(address)
    const run = await givenOut(cem, [id])
    await result.record(id)
    await api.as(cem).finishRun(run._id)
    expectRefusal(await result.undo(id), 404, 'Parcel not found')
  })

  test('undoes what reached the server after the day, on that run and on the next', async () => {
    const id = await parcelTo(address)
    const run = await givenOut(cem, [id])
    api.secondsPass(16 * 3600)
    const company = createCompany(readConfig(settings))
    await finishPastRuns({ db: api.db, clock: api.now, company })
    const next = await givenOut(dora, [id], tomorrow)
    const onRun = { query: { runId: run._id } }
    expect((await result.record(id, cem, onRun.query)).status).toBe(200)
    expect((await result.undo(id, cem, onRun)).status).toBe(200)
    for (const { _id } of [run, next]) {
      expect((await storedRun(api, _id))?.parcels).toMatchObject([{ entry_number: null }])
    }
  })
})

test.each(both)('A %s of another user cannot be undone', async (_name, result) => {
  const id = await parcelTo(address)
  await givenOut(cem, [id])
  await result.record(id)
  const before = await storedParcel(api.db, id)
  expectRefusal(await result.undo(id, dora), 404, 'Parcel not found')
  const asAdmin = await result.undo(id, (await api.signedInUsers()).admin)
  expectRefusal(asAdmin, 409, result.isOfAnother)
  expect(await storedParcel(api.db, id)).toEqual(before)
})

test('A courier who scanned a parcel as delivered is offered to undo it', async () => {
  const id = await parcelTo(address)
  await givenOut(cem, [id])
  const { trackingId } = (await planner().getParcel(id)).body.data
  const scanned = await api.as(cem).scanParcel({ trackingId, status: 'DELIVERED' })
  expect(scanned.body.data.canUndo).toBe(true)
  expect((await results.delivery.undo(id)).status).toBe(200)
})
