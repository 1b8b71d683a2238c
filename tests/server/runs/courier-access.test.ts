import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Person } from '../support/api.ts'
import { expectRefusal } from '../support/answers.ts'
import { allRows } from '../support/rows.ts'
import { resultOf, seen, storedRun, tomorrow } from '../support/runs.ts'
import { planningForFile } from './planning-for-file.ts'

const { api, users, cem, dora, planner, draftFor, givenOut, parcelTo, runNow } =
  await planningForFile({ TIME_ZONE: 'Europe/Berlin', ACCESS_MINUTES: '2880' })

/** Every request about a parcel that a courier can send. */
async function callsAbout(parcelId: string, courier: Person, query: { runId?: string } = {}) {
  const { trackingId } = (await planner().getParcel(parcelId)).body.data
  const as = api.as(courier)
  return [
    as.getParcel(parcelId),
    as.getDelivery(parcelId),
    as.recordDelivery(parcelId, { receivedBy: 'Rita' }, { query }),
    as.recordDelivery(parcelId, { handoverCode: '0000' }, { query }),
    as.recordDeliveryAttempt(parcelId, { reason: 'NOBODY_HOME' }, { query }),
    as.scanParcel({ trackingId, status: 'IN_TRANSIT' }, { query }),
    as.undoDelivery(parcelId, { query }),
    as.undoDeliveryAttempt(parcelId, { query }),
  ]
}

/** Also if the courier names the run with the parcel. */
async function expectNoParcel(parcelId: string, courier: Person, runId?: string): Promise<void> {
  const before = await allRows(api)
  for (const query of runId === undefined ? [{}] : [{}, { runId }])
    for (const answer of await Promise.all(await callsAbout(parcelId, courier, query)))
      expectRefusal(answer, 404, 'Parcel not found')
  expect(await allRows(api)).toEqual(before)
}

async function expectNoRun(runId: string, courier: Person): Promise<void> {
  const as = api.as(courier)
  const before = await storedRun(api, runId)
  for (const answer of [
    await as.getRun(runId),
    await as.startRun(runId),
    await as.finishRun(runId),
  ])
    expectRefusal(answer, 404, 'Run not found')
  expect((await as.listMyRuns()).body.data.map(({ _id }) => _id)).not.toContain(runId)
  expect(await storedRun(api, runId)).toEqual(before)
}

describe('A courier', () => {
  test('sees their run and its parcels, with only the data that they need at a door', async () => {
    await api.as(users.receiver).setPhone({ phone: '+49 40 5550123' })
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    const [mine] = (await api.as(cem).listMyRuns()).body.data
    expect(mine).toMatchObject({ _id: run._id, actions: ['start', 'record'] })
    expect(mine?.stops[0]?.parcels).toEqual([
      {
        _id: id,
        trackingId: expect.any(String) as string,
        receiver: 'Rita Receiver',
        receiverPhone: '+49 40 5550123',
        parcelType: 'PACKAGE',
        weight: 2.5,
        status: 'DISPATCHED',
        isBlocked: false,
        actions: ['recordDelivery', 'recordAttempt'],
      },
    ])
    const { text, body } = await api.as(cem).getParcel(id)
    expect(body.data.receiverId).toEqual({ _id: users.receiver.id, name: 'Rita Receiver' })
    expect(text).not.toContain('@example.com')
    expect(body.data).not.toHaveProperty('handoverCode')
    expect((await api.as(cem).getDelivery(id)).body.data).toEqual({
      requiredProof: [],
      isCodeLocked: false,
    })
  })

  test('finds no run of another courier, and no parcel on it or on no run', async () => {
    const [other, free] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    await givenOut(cem, [await parcelTo('2 Dale, Leeds')])
    const run = await givenOut(dora, [other])
    await expectNoRun(run._id, cem)
    await expectNoParcel(other, cem, run._id)
    await expectNoParcel(free, cem, run._id)
  })

  test('finds a run only once it is given out', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await draftFor(cem, [id])
    await expectNoRun(run._id, cem)
    await expectNoParcel(id, cem, run._id)
    await planner().giveOutRun(run._id, seen(run))
    expect(await api.as(cem).getRun(run._id)).toMatchObject({ status: 200 })
    expect(await api.as(cem).getParcel(id)).toMatchObject({ status: 200 })
  })

  test('no longer finds a run once it is taken back, and its results stay', async () => {
    const [done, open] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    const run = await givenOut(cem, [done, open])
    await api.as(cem).recordDelivery(done, { receivedBy: 'Rita' })
    const draft = (await planner().takeBackRun(run._id, seen(run))).body.data
    expect(draft.state).toBe('DRAFT')
    await expectNoRun(run._id, cem)
    await expectNoParcel(open, cem, run._id)
    expect(resultOf(await runNow(run), done)).toMatchObject({ state: 'DELIVERED' })
    expectRefusal(
      await planner().deleteRun(run._id, { query: seen(draft) }),
      409,
      'This run has results and cannot be deleted',
    )
  })

  test('no longer finds a run once the courier or the planner has finished it', async () => {
    const [one, two] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    const own = await givenOut(cem, [one])
    await api.as(cem).startRun(own._id)
    expect(await api.as(cem).finishRun(own._id)).toMatchObject({
      status: 200,
      body: { data: { state: 'FINISHED', actions: [] } },
    })
    const other = await givenOut(cem, [two])
    expect(await planner().finishRun(other._id)).toMatchObject({ status: 200 })
    for (const { _id } of [own, other]) await expectNoRun(_id, cem)
    await expectNoParcel(one, cem, own._id)
    await expectNoParcel(two, cem, other._id)
    // The parcel waits for a run again, since it has no result.
    expect((await storedRun(api, own._id))?.parcels).toMatchObject([{ is_open: false }])
    await givenOut(dora, [one])
  })

  test('finds it until midnight in their time zone, and no longer', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    // 09:00 UTC is 10:00 in Berlin.
    api.secondsPass(14 * 3600 - 1)
    expect(await api.as(cem).getRun(run._id)).toMatchObject({ status: 200 })
    expect(await api.as(cem).getParcel(id)).toMatchObject({ status: 200 })
    api.secondsPass(1)
    await expectNoRun(run._id, cem)
    await expectNoParcel(id, cem)
  })

  test('sees a run of tomorrow as soon as it is given out', async () => {
    const run = await givenOut(cem, [await parcelTo('8 Quay Road, Hull')], tomorrow)
    expect((await api.as(cem).listMyRuns()).body.data).toMatchObject([
      { _id: run._id, actions: [] },
    ])
  })

  test('can do nothing on a later day’s run before midnight in their time zone, and everything from then on', async () => {
    const [id, loaded] = [
      await parcelTo('8 Quay Road, Hull'),
      await parcelTo('1 Hill, York', 'APPROVED'),
    ]
    const run = await givenOut(cem, [id, loaded], tomorrow)
    const { trackingId } = (await planner().getParcel(loaded)).body.data
    const as = api.as(cem)
    const tries = (query: { runId?: string }) => [
      () => as.startRun(run._id),
      () => as.scanParcel({ trackingId, status: 'DISPATCHED' }, { query }),
      () => as.recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' }, { query }),
      () => as.recordDelivery(id, { receivedBy: 'Rita' }, { query }),
    ]
    const calls = [...tries({}), ...tries({ runId: run._id }), ...tries({ runId: randomUUID() })]
    // 09:00 UTC is 10:00 in Berlin.
    api.secondsPass(14 * 3600 - 1)
    const before = await allRows(api)
    for (const call of calls)
      expectRefusal(
        await call(),
        409,
        'The day of this run has not come yet. It can be started on its day.',
      )
    expect(await allRows(api)).toEqual(before)

    api.secondsPass(1)
    for (const call of tries({})) expect((await call()).status).toBe(200)
    expect(await runNow(run)).toMatchObject({ state: 'UNDER_WAY' })
  })

  test('no longer finds a parcel that was moved to another run', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const [from, to] = [
      await givenOut(cem, [id, await parcelTo('2 Dale, Leeds')]),
      await givenOut(dora, [await parcelTo('1 Hill, York')]),
    ]
    const stopIds = from.stops.flatMap(({ _id, address }) =>
      address.startsWith('8 Quay') ? [_id] : [],
    )
    const move = { ...seen(from), stopIds, toRunId: to._id, toVersion: to.version }
    expect((await planner().moveRunStops(from._id, move)).status).toBe(200)
    for (const { _id } of [from, to]) await expectNoParcel(id, cem, _id)
    expect(await api.as(dora).recordDelivery(id, {})).toMatchObject({ status: 200 })
  })

  test('is refused immediately if blocked', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    await planner().blockUser(cem.id)
    const answers = [
      ...(await callsAbout(id, cem)),
      api.as(cem).listMyRuns(),
      api.as(cem).getRun(run._id),
      api.as(cem).startRun(run._id),
      api.as(cem).finishRun(run._id),
    ]
    for (const answer of await Promise.all(answers))
      expectRefusal(answer, 403, 'Your account is blocked')
    expect(await runNow(run)).toMatchObject({ state: 'GIVEN_OUT' })
  })

  test('cannot approve', async () => {
    const id = await parcelTo('8 Quay Road, Hull', 'APPROVED')
    await givenOut(cem, [id])
    const { trackingId } = (await planner().getParcel(id)).body.data
    expectRefusal(
      await api.as(cem).scanParcel({ trackingId, status: 'APPROVED' }),
      409,
      'Only the depot approves parcels',
    )
    const scanned = await api.as(cem).scanParcel({ trackingId, status: 'DISPATCHED' })
    expect([scanned.status, scanned.body.data.status]).toEqual([200, 'DISPATCHED'])
  })

  test('sees the proof that they recorded, but not the work of others', async () => {
    const [own, other] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    await givenOut(cem, [own, other])
    await api.as(cem).recordDelivery(own, { receivedBy: 'Rita' })
    await api.as(cem).recordDeliveryAttempt(other, { reason: 'NOBODY_HOME' })
    await planner().recordDelivery(other, { receivedBy: 'The neighbour' })
    expect((await api.as(cem).getDelivery(own)).body.data).toMatchObject({
      proof: { receivedBy: 'Rita' },
    })
    expect((await api.as(cem).getDelivery(other)).body.data).not.toHaveProperty('proof')
  })
})
