import { describe, expect, test } from 'vitest'
import type { Run } from '../../../openapi.d.ts'
import { expectRefusal, sortedStatuses } from '../support/answers.ts'
import { doneOrGone, parcelsOf, seen, storedRun } from '../support/runs.ts'
import { planningForFile } from './planning-for-file.ts'

const { api, cem, dora, planner, draftFor, givenOut, parcelTo, runNow } = await planningForFile({
  TIME_ZONE: 'UTC',
})

const changed = 'The run has changed in the meantime. Please look at it, then try again.'

/** Each operation that changes a run, with the version that was seen. */
const changes: Record<
  string,
  (run: Run, other: Run, parcelId: string) => Promise<{ status: number; body: { data: unknown } }>
> = {
  addRunParcels: (run, _other, parcelId) =>
    planner().addRunParcels(run._id, { ...seen(run), parcelIds: [parcelId] }),
  removeRunParcels: (run) =>
    planner().removeRunParcels(run._id, { ...seen(run), parcelIds: parcelsOf(run) }),
  moveRunStops: (run, other) =>
    planner().moveRunStops(run._id, {
      ...seen(run),
      stopIds: run.stops.map(({ _id }) => _id),
      toRunId: other._id,
      toVersion: other.version,
    }),
  'moveRunStops, to it': (run, other) =>
    planner().moveRunStops(other._id, {
      ...seen(other),
      stopIds: other.stops.map(({ _id }) => _id),
      toRunId: run._id,
      toVersion: run.version,
    }),
  orderRunStops: (run) =>
    planner().orderRunStops(run._id, {
      ...seen(run),
      stopIds: run.stops.map(({ _id }) => _id).toReversed(),
    }),
  setStopCoordinates: (run) =>
    planner().setStopCoordinates(run._id, {
      ...seen(run),
      stopId: run.stops[0]?._id ?? '',
      latitude: 53.74,
      longitude: -0.33,
    }),
  removeStopCoordinates: (run) =>
    planner().removeStopCoordinates(run._id, {
      query: { ...seen(run), stopId: run.stops[0]?._id ?? '' },
    }),
  splitParcels: (run, other, parcelId) =>
    planner().splitParcels({
      parcelIds: [parcelId],
      runs: [other, run].map(({ _id, version }) => ({ runId: _id, version })),
    }),
  updateRun: (run) => planner().updateRun(run._id, { ...seen(run), name: 'Harbour' }),
  giveOutRun: (run) => planner().giveOutRun(run._id, seen(run)),
  deleteRun: (run) => planner().deleteRun(run._id, { query: seen(run) }),
}

describe('If another planner has changed the run in between', () => {
  test.each(Object.entries(changes))(
    '%s is refused with the reason, and changes nothing',
    async (_name, change) => {
      const [one, two, three, free] = await fourParcels()
      const run = await draftFor(cem, [one, two])
      const other = await draftFor(dora, [three])
      await planner().updateRun(run._id, { ...seen(run), name: 'City centre' })
      const before = [await storedRun(api, run._id), await storedRun(api, other._id)]
      const refused = await change(run, other, free)
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'RUN_CHANGED', message: changed },
      })
      expect([await storedRun(api, run._id), await storedRun(api, other._id)]).toEqual(before)

      const again = await change(await runNow(run), other, free)
      expect(again.status).toBe(200)
    },
  )

  test('one of two simultaneous changes is refused, and nothing is lost', async () => {
    const [one, two] = await fourParcels()
    const run = await draftFor(cem)
    const answers = await Promise.all(
      [one, two].map((id) => planner().addRunParcels(run._id, { ...seen(run), parcelIds: [id] })),
    )
    expect(sortedStatuses(answers)).toEqual([200, 409])
    const done = answers.find(({ status }) => status === 200)?.body.data
    expect(done && parcelsOf(await runNow(run))).toEqual(done && parcelsOf(done))
  })
})

describe('A planner', () => {
  test('can continue with the version that they saw, whatever the courier did in between', async () => {
    const [one, two, three] = await fourParcels()
    const run = await givenOut(cem, [one, two])
    await api.as(cem).startRun(run._id)
    await api.as(cem).recordDelivery(one, { receivedBy: 'Rita' })
    const { status, body } = await planner().addRunParcels(run._id, {
      ...seen(run),
      parcelIds: [three],
    })
    expect([status, body.data.state, body.data.version]).toEqual([
      200,
      'UNDER_WAY',
      run.version + 1,
    ])
  })

  test('cannot remove parcels that were done in between', async () => {
    const [one, two] = await fourParcels()
    const run = await givenOut(cem, [one, two])
    await api.as(cem).recordDelivery(one, { receivedBy: 'Rita' })
    expectRefusal(
      await planner().removeRunParcels(run._id, { ...seen(run), parcelIds: [one, two] }),
      409,
      doneOrGone,
    )
    expect((await storedRun(api, run._id))?.parcels).toHaveLength(2)
  })
})

const fourParcels = () =>
  Promise.all(
    (['1 Hill, York', '2 Dale, Leeds', '8 Quay Road, Hull', '9 Quay Road, Hull'] as const).map(
      (address) => parcelTo(address),
    ),
  ) as Promise<[string, string, string, string]>
