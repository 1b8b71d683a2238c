import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { storedParcel } from '../support/rows.ts'
import { resultOf, seen, storedRun } from '../support/runs.ts'
import { underKey } from '../support/valid-requests.ts'
import { planningForFile } from './planning-for-file.ts'

const { api, users, cem, planner, draftFor, givenOut, parcelTo, runNow } = await planningForFile({
  TIME_ZONE: 'UTC',
})
const courier = () => api.as(cem)

const entryOf = async (runId: string) => (await storedRun(api, runId))?.parcels[0]?.entry_number

describe('Deliveries and attempts of a courier', () => {
  test('start the run automatically, and change no version', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id, await parcelTo('1 Hill, York')])
    api.secondsPass(60)
    await courier().recordDelivery(id, { receivedBy: 'Rita' })
    const now = await runNow(run)
    expect(now).toMatchObject({
      state: 'UNDER_WAY',
      version: run.version,
      startedAt: '2026-03-02T09:01:00.000Z',
    })
    expect(resultOf(now, id)).toEqual({ state: 'DELIVERED', at: '2026-03-02T09:01:00.000Z' })
    const { log } = await storedParcel(api.db, id)
    expect(log.at(-1)).toMatchObject({ status: 'DELIVERED', updated_by: cem.id })
    const row = await storedRun(api, run._id)
    expect(row?.parcels.find(({ parcel_id }) => parcel_id === id)?.entry_number).toBe(log.length)
  })

  test('are not needed to start a run, and a second start changes nothing', async () => {
    const [one, two] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    const run = await givenOut(cem, [one, two])
    const started = await courier().startRun(run._id)
    const before = await storedRun(api, run._id)
    expect(before).toMatchObject({ state: 'UNDER_WAY', version: run.version })
    api.secondsPass(60)
    const again = await courier().startRun(run._id)
    expect([again.status, again.body]).toEqual([200, started.body])
    expect(await storedRun(api, run._id)).toEqual(before)
    // A result is one change of a run under way.
    await courier().recordDelivery(one, {})
    expect((await storedRun(api, run._id))?.changes).toBe((before?.changes ?? 0) + 1)
    // The start time stays, even if the run is taken back and given out again.
    const draft = (await planner().takeBackRun(run._id, seen(run))).body.data
    await planner().giveOutRun(run._id, seen(draft))
    expect((await courier().startRun(run._id)).body.data.startedAt).toBe(
      started.body.data.startedAt,
    )
  })

  test('count once however often they are sent, even after the run', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    const key = underKey(randomUUID())
    const send = () => courier().recordDelivery(id, { receivedBy: 'Rita' }, key)
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    await courier().finishRun(run._id)
    expect((await send()).status).toBe(200)
    expect((await storedParcel(api.db, id)).log).toHaveLength(3)
  })

  test('count as one failed attempt under one key, which is refused with another body', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    const key = underKey(randomUUID())
    const send = (reason: 'NOBODY_HOME' | 'REFUSED') =>
      courier().recordDeliveryAttempt(id, { reason }, key)
    const answers = [await send('NOBODY_HOME'), await send('NOBODY_HOME'), await send('REFUSED')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422])
    expect(resultOf(await runNow(run), id)).toMatchObject({
      state: 'ATTEMPTED',
      failedAttempt: 'NOBODY_HOME',
    })
    expect((await storedParcel(api.db, id)).log).toHaveLength(3)
    // Without a key, each one is a separate attempt.
    await courier().recordDeliveryAttempt(id, { reason: 'REFUSED' })
    expect((await storedParcel(api.db, id)).log).toHaveLength(4)
    expect(resultOf(await runNow(run), id)).toMatchObject({ failedAttempt: 'REFUSED' })
  })

  test('leave no key behind if they are refused', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await draftFor(cem, [id])
    const key = underKey(randomUUID())
    expect((await courier().recordDelivery(id, {}, key)).status).toBe(404)
    await planner().giveOutRun(run._id, seen(run))
    expect((await courier().recordDelivery(id, {}, key)).status).toBe(200)
  })
})

describe('The result on a run', () => {
  test('includes changes by others: the receiver, the administrator and the sender', async () => {
    const [confirmed, set, canceled] = await Promise.all([
      parcelTo('8 Quay Road, Hull'),
      parcelTo('1 Hill, York'),
      parcelTo('2 Dale, Leeds', 'APPROVED'),
    ])
    const run = await givenOut(cem, [confirmed, set, canceled])
    await api.as(users.receiver).confirmDelivery(confirmed)
    await planner().updateParcelStatus(set, { status: 'CANCELED', note: 'Damaged' })
    expect((await api.as(users.sender).cancelParcel(canceled)).status).toBe(200)
    const now = await runNow(run)
    expect([confirmed, set, canceled].map((id) => resultOf(now, id))).toMatchObject([
      { state: 'DELIVERED' },
      { state: 'CANCELED', note: 'Damaged' },
      { state: 'CANCELED' },
    ])
    expect(now).toMatchObject({ state: 'GIVEN_OUT', version: run.version })
    const [mine] = (await courier().listMyRuns()).body.data
    expect(mine && resultOf(mine, canceled)).toMatchObject({ state: 'CANCELED' })
  })

  test('disappears with a correction, and the stop is open again', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    await courier().recordDelivery(id, {})
    expect(await entryOf(run._id)).toBe(3)
    await planner().updateParcelStatus(id, { status: 'IN_TRANSIT' })
    expect(await entryOf(run._id)).toBeNull()
    expect(resultOf(await runNow(run), id)).toBeUndefined()
    expect((await courier().recordDelivery(id, {})).status).toBe(200)
    expect(await entryOf(run._id)).toBe(5)
  })

  test('does not change with a block', async () => {
    const [open, tried] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    const run = await givenOut(cem, [open, tried])
    await courier().recordDeliveryAttempt(tried, { reason: 'REFUSED' })
    const entries = async () =>
      (await storedRun(api, run._id))?.parcels.map(({ entry_number }) => entry_number)
    const before = await entries()
    for (const block of [true, false])
      for (const id of [open, tried]) {
        await planner().blockParcel(id, { block })
        expect(await entries()).toEqual(before)
      }
    await planner().blockParcel(open, { block: true })
    const [mine] = (await courier().listMyRuns()).body.data
    expect(mine?.stops[0]?.parcels[0]).toMatchObject({ status: 'BLOCKED', actions: [] })
  })

  test('stays once the run is finished, even if the parcel changes', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    await courier().recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' })
    await courier().finishRun(run._id)
    const next = await givenOut(cem, [id])
    await courier().recordDelivery(id, { receivedBy: 'Rita' })
    expect(resultOf(await runNow(run), id)).toMatchObject({ state: 'ATTEMPTED' })
    expect(resultOf(await runNow(next), id)).toMatchObject({ state: 'DELIVERED' })
  })
})

describe('The phone number of a receiver', () => {
  test.each(['DELIVERED', 'CANCELED'] as const)(
    'is on a run until the parcel has a result there, or is %s later',
    async (status) => {
      await api.as(users.receiver).setPhone({ phone: '+49 40 5550123' })
      const [later, tried] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
      const run = await givenOut(cem, [later, tried])
      const phones = async () =>
        Object.fromEntries(
          (await runNow(run)).stops
            .flatMap(({ parcels }) => parcels)
            .map(({ _id, receiverPhone }) => [_id, receiverPhone !== undefined]),
        )
      expect(await phones()).toEqual({ [later]: true, [tried]: true })
      await courier().recordDeliveryAttempt(tried, { reason: 'REFUSED' })
      await planner().finishRun(run._id)
      expect(await phones()).toEqual({ [later]: true, [tried]: false })
      await planner().updateParcelStatus(later, { status })
      expect(await phones()).toEqual({ [later]: false, [tried]: false })
    },
  )
})
