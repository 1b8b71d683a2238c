import { describe, expect, test } from 'vitest'
import { createCompany } from '../../../server/config/company.ts'
import { readConfig } from '../../../server/config/config.ts'
import { finishPastRuns } from '../../../server/runs/past-runs.ts'
import type { Run } from '../../../openapi.d.ts'
import { expectRefusal, expectRefusedField } from '../support/answers.ts'
import { allRows, storedParcel } from '../support/rows.ts'
import { resultOf, seen, storedRun, today, tomorrow } from '../support/runs.ts'
import { planningForFile } from './planning-for-file.ts'

const settings = { TIME_ZONE: 'Europe/Berlin', ACCESS_MINUTES: '2880' }
const { api, users, cem, dora, planner, draftFor, givenOut, parcelTo, runNow } =
  await planningForFile(settings)

/** Until this long after midnight in the couriers' time zone: 09:00 UTC is 10:00 in Berlin. */
async function nightPasses(secondsAfterMidnight = 60): Promise<void> {
  api.secondsPass(14 * 3600 + secondsAfterMidnight)
  await finishPastRuns({ db: api.db, clock: api.now, company: createCompany(readConfig(settings)) })
}

const onRun = ({ _id }: Run) => ({ query: { runId: _id } })
const delivers = (run: Run, parcelId: string, person = cem) =>
  api.as(person).recordDelivery(parcelId, { receivedBy: 'Rita' }, onRun(run))
const cannotDeliver = (run: Run, parcelId: string) =>
  api.as(cem).recordDeliveryAttempt(parcelId, { reason: 'NOBODY_HOME' }, onRun(run))
const entryOn = async ({ _id }: Run, parcelId: string) =>
  (await storedRun(api, _id))?.parcels.find(({ parcel_id }) => parcel_id === parcelId)?.entry_number

async function expectNoParcel(run: Run, parcelId: string, person = cem): Promise<void> {
  const before = await allRows(api)
  const { trackingId } = (await planner().getParcel(parcelId)).body.data
  const as = api.as(person)
  for (const answer of [
    await as.recordDelivery(parcelId, {}, onRun(run)),
    await as.recordDelivery(parcelId, { handoverCode: '0000' }, onRun(run)),
    await as.recordDeliveryAttempt(parcelId, { reason: 'REFUSED' }, onRun(run)),
    await as.scanParcel({ trackingId, status: 'IN_TRANSIT' }, onRun(run)),
  ])
    expectRefusal(answer, 404, 'Parcel not found')
  expect(await allRows(api)).toEqual(before)
}

describe('Entries of a run that arrive after its day', () => {
  test('count on it until noon; the run stays finished, and the courier can read nothing of it', async () => {
    const [delivered, tried, loaded] = [
      await parcelTo('8 Quay Road, Hull'),
      await parcelTo('1 Hill, York'),
      await parcelTo('2 Dale, Leeds', 'APPROVED'),
    ]
    const run = await givenOut(cem, [delivered, tried, loaded])
    await nightPasses(12 * 3600 - 1)
    const ended = await runNow(run)
    const { trackingId } = (await planner().getParcel(loaded)).body.data
    const answers = [
      await delivers(run, delivered),
      await cannotDeliver(run, tried),
      await api.as(cem).scanParcel({ trackingId, status: 'DISPATCHED' }, onRun(run)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const at = '2026-03-03T10:59:59.000Z'
    const now = await runNow(run)
    expect([delivered, tried, loaded].map((id) => resultOf(now, id))).toEqual([
      { state: 'DELIVERED', at },
      { state: 'ATTEMPTED', at, failedAttempt: 'NOBODY_HOME', note: 'No one was home' },
      undefined,
    ])
    expect({ ...now, stops: [] }).toEqual({ ...ended, stops: [] })
    expect((await storedParcel(api.db, delivered)).log.at(-1)).toMatchObject({
      status: 'DELIVERED',
      updated_by: cem.id,
    })
    expect((await planner().getParcel(loaded)).body.data.status).toBe('DISPATCHED')
    const as = api.as(cem)
    for (const answer of [await as.getParcel(tried), await as.getDelivery(tried)])
      expectRefusal(answer, 404, 'Parcel not found')
    for (const answer of [await as.getRun(run._id), await as.startRun(run._id)])
      expectRefusal(answer, 404, 'Run not found')
    expect((await as.listMyRuns()).body.data).toEqual([])
  })

  test('are refused from noon on', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    await nightPasses(12 * 3600)
    await expectNoParcel(run, id)
  })

  test('are refused if they are sent without their run', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    await givenOut(cem, [id])
    await nightPasses()
    expectRefusal(await api.as(cem).recordDelivery(id, {}), 404, 'Parcel not found')
  })

  test('are refused for a run of another courier, and for a parcel that was not on it', async () => {
    const [own, other] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    const run = await givenOut(cem, [own])
    await givenOut(dora, [other])
    await nightPasses()
    await expectNoParcel(run, own, dora)
    await expectNoParcel(run, other)
  })

  test('are refused for a run that the courier no longer had when its day ended', async () => {
    const [one, two, three] = [
      await parcelTo('8 Quay Road, Hull'),
      await parcelTo('1 Hill, York'),
      await parcelTo('2 Dale, Leeds'),
    ]
    const drafted = await draftFor(cem, [one])
    const takenBack = await givenOut(cem, [two])
    await planner().takeBackRun(takenBack._id, seen(takenBack))
    const finished = await givenOut(cem, [three])
    await planner().finishRun(finished._id)
    await nightPasses()
    await expectNoParcel(drafted, one)
    await expectNoParcel(takenBack, two)
    await expectNoParcel(finished, three)
  })

  test('count even while the run of yesterday is not finished yet', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    api.secondsPass(14 * 3600)
    expect((await delivers(run, id)).status).toBe(200)
    expect(await entryOn(run, id)).toBe(3)
    expectRefusal(await api.as(cem).getParcel(id), 404, 'Parcel not found')
  })

  test('count as a try if the handover code is wrong, and deliver if it is right', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    const { handoverCode = '' } = (await api.as(users.receiver).getParcel(id)).body.data
    const wrong = handoverCode === '0000' ? '1111' : '0000'
    await nightPasses()
    const sent = (code: string) =>
      api.as(cem).recordDelivery(id, { handoverCode: code }, onRun(run))
    expectRefusedField(await sent(wrong), 'handoverCode', {
      message: 'The handover code is wrong. 4 tries are left.',
      messageCode: 'handoverCodeIsWrong',
      messageValues: { count: 4 },
    })
    expect((await sent(handoverCode)).status).toBe(200)
  })

  test('end the run at the time of its last stop within the day, in the figures', async () => {
    const [first, late] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    const run = await givenOut(cem, [first, late])
    await api.as(cem).startRun(run._id)
    api.secondsPass(600)
    await delivers(run, first)
    await nightPasses()
    api.secondsPass(1)
    await delivers(run, late)
    const { body } = await planner().getRunFigures({ query: { from: today, to: today } })
    expect(body.data).toMatchObject([{ delivered: 2, open: 0, minutes: 10 }])
  })
})

describe('If the parcel is now on a run of today', () => {
  test('a delivery counts on both runs, and the run of today has not started', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    await nightPasses()
    const next = await givenOut(dora, [id, await parcelTo('1 Hill, York')], tomorrow)
    expect((await delivers(run, id)).status).toBe(200)
    expect([await entryOn(run, id), await entryOn(next, id)]).toEqual([3, 3])
    expect(await runNow(next)).toMatchObject({ state: 'GIVEN_OUT', version: next.version })
  })

  test('yesterday’s failed attempt leaves today’s stop open, even for the same courier', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    await nightPasses()
    const next = await givenOut(cem, [id], tomorrow)
    expect((await cannotDeliver(run, id)).status).toBe(200)
    expect([await entryOn(run, id), await entryOn(next, id)]).toEqual([3, null])
    expect(await runNow(next)).toMatchObject({ state: 'GIVEN_OUT' })
    // Today's work on it counts on the run of today.
    expect((await cannotDeliver(next, id)).status).toBe(200)
    expect([await entryOn(run, id), await entryOn(next, id)]).toEqual([3, 4])
    expect(await runNow(next)).toMatchObject({ state: 'UNDER_WAY' })
  })
})

describe('A parcel that planners put on tomorrow’s run', () => {
  const early = 'The day of this run has not come yet. It can be started on its day.'
  const nextDay = async () => givenOut(cem, [await parcelTo('2 Dale, Leeds')], tomorrow)

  test.each(['moved', 'taken off and added', 'taken off and added twice'])(
    'counts today if the phone names the run that it was on, and that run does not start: %s',
    async (way) => {
      const [parcel, other] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
      const [run, next] = [await givenOut(cem, [parcel, other]), await nextDay()]
      if (way === 'moved')
        await planner().moveRunStops(run._id, {
          ...seen(run),
          stopIds: run.stops.slice(0, 1).map(({ _id }) => _id),
          toRunId: next._id,
          toVersion: next.version,
        })
      else {
        await planner().removeRunParcels(run._id, { ...seen(run), parcelIds: [parcel] })
        if (way.endsWith('twice')) {
          const wrong = await nextDay()
          const { body } = await planner().addRunParcels(wrong._id, {
            ...seen(wrong),
            parcelIds: [parcel],
          })
          await planner().removeRunParcels(wrong._id, { ...seen(body.data), parcelIds: [parcel] })
        }
        await planner().addRunParcels(next._id, { ...seen(next), parcelIds: [parcel] })
      }
      expect((await delivers(run, parcel)).status).toBe(200)
      expect(await entryOn(next, parcel)).toBe(3)
      expect(await runNow(next)).toMatchObject({ state: 'GIVEN_OUT' })
    },
  )

  test('does not count today if the phone names the later run, or one that it was never on', async () => {
    const next = await nextDay()
    const id = next.stops[0]?.parcels[0]?._id ?? ''
    const today = await givenOut(cem, [await parcelTo('1 Hill, York')])
    const ofDora = await givenOut(dora, [await parcelTo('3 Moor, Ripon')])
    const before = await allRows(api)
    for (const run of [today, ofDora, next]) expectRefusal(await delivers(run, id), 409, early)
    expect(await allRows(api)).toEqual(before)
  })

  test('does not count today if another courier had it before', async () => {
    const parcel = await parcelTo('8 Quay Road, Hull')
    const [ofDora, next] = [await givenOut(dora, [parcel]), await nextDay()]
    await planner().removeRunParcels(ofDora._id, { ...seen(ofDora), parcelIds: [parcel] })
    await planner().addRunParcels(next._id, { ...seen(next), parcelIds: [parcel] })
    expectRefusal(await delivers(ofDora, parcel), 409, early)
  })
})

test('An entry for a finished run counts on the courier’s current run', async () => {
  const id = await parcelTo('8 Quay Road, Hull')
  const first = await givenOut(cem, [id])
  await planner().finishRun(first._id)
  const next = await givenOut(cem, [id])
  expect((await delivers(first, id)).status).toBe(200)
  expect([await entryOn(first, id), await entryOn(next, id)]).toEqual([null, 3])
})
