import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import type { Run } from '../../../openapi.d.ts'
import { expectRefusal, expectRefusedField, refusalBody } from '../support/answers.ts'
import {
  addressesOf,
  doneOrGone,
  parcelsOf,
  seen,
  storedRun,
  today,
  tomorrow,
} from '../support/runs.ts'
import { planningForFile } from './planning-for-file.ts'

const { api, users, cem, dora, planner, draftFor, givenOut, parcelTo, runNow } =
  await planningForFile({ TIME_ZONE: 'UTC' })

describe('A planner', () => {
  test('creates a run, which is a draft without stops', async () => {
    const run = { day: tomorrow, courierId: cem.id, name: 'City centre' }
    const { status, body } = await planner().createRun(run)
    expect([status, body.data]).toEqual([
      201,
      {
        _id: body.data._id,
        day: tomorrow,
        name: 'City centre',
        courier: { _id: cem.id, name: 'Cem Courier' },
        state: 'DRAFT',
        version: 1,
        stops: [],
        actions: ['plan', 'assign', 'delete'],
      },
    ])
    expect(await storedRun(api, body.data._id)).toEqual({
      id: body.data._id,
      day: tomorrow,
      courier_id: cem.id,
      name: 'City centre',
      state: 'DRAFT',
      version: 1,
      changes: 0,
      stops: [],
      parcels: [],
    })
  })

  test('cannot create one for yesterday, for a user who is not a courier, or for a blocked courier', async () => {
    const past = await planner().createRun({ day: '2026-03-01', courierId: cem.id })
    expectRefusedField(past, 'day', 'The day must not be in the past')
    const blocked = await api.blocked('COURIER')
    for (const { id } of [users.sender, users.admin, blocked]) {
      const refused = await planner().createRun({ day: today, courierId: id })
      expectRefusedField(refused, 'courierId', 'This courier cannot be chosen')
    }
    expect((await planner().listRuns({ query: { day: today } })).body.data).toEqual([])
  })

  test('puts parcels on a run, with one stop for each address in any spelling', async () => {
    const [first, second, third] = [
      await parcelTo('8 Quay Road, Hull'),
      await parcelTo('1 Hill, York'),
      await parcelTo('8 quay road,  Hull'),
    ]
    const draft = await draftFor(cem, [first])
    const run = (
      await planner().addRunParcels(draft._id, { ...seen(draft), parcelIds: [second, third] })
    ).body.data
    expect(run).toMatchObject({ state: 'DRAFT', version: 3 })
    expect(addressesOf(run)).toEqual(['8 Quay Road, Hull', '1 Hill, York'])
    expect(run.stops[0]?.parcels.map(({ _id }) => _id).toSorted()).toEqual(
      [first, third].toSorted(),
    )

    const row = await storedRun(api, run._id)
    expect(row?.parcels).toHaveLength(3)
    expect(
      row?.parcels.every(({ is_open, entry_number }) => is_open && entry_number === null),
    ).toBe(true)
    const summaries = (await planner().listRuns({ query: { day: today } })).body.data
    expect(summaries).toMatchObject([
      { _id: run._id, stops: 2, doneStops: 0, parcels: 3, weight: 7.5 },
    ])
  })

  test('finds each parcel without a run by postcode, until it is on one', async () => {
    const [hamburg, dresden, nowhere] = [
      await parcelTo('2 Mill Lane, 20457 Hamburg', 'APPROVED'),
      await parcelTo('9 Elbe Street, 01067 Dresden', 'IN_TRANSIT'),
      await parcelTo('Somewhere'),
    ]
    for (const status of ['REQUESTED', 'DELIVERED', 'CANCELED'] as const)
      await parcelTo('1 Hill, York', status)
    await planner().blockParcel(await parcelTo('1 Hill, York'), { block: true })
    const later = await parcelTo('1 Hill, York')
    const tries = (id: string, nextAttempt?: string) =>
      planner().recordDeliveryAttempt(id, {
        reason: 'NOBODY_HOME',
        ...(nextAttempt !== undefined && { nextAttempt }),
      })
    await tries(later, tomorrow)
    for (const block of [true, false]) await planner().blockParcel(later, { block })
    const [again, movedOn] = [await parcelTo('2 Hill, York'), await parcelTo('3 Hill, York')]
    await planner().finishRun((await givenOut(cem, [again]))._id)
    await tries(again)
    await tries(movedOn, tomorrow)
    await planner().updateParcelStatus(movedOn, { status: 'IN_TRANSIT' })

    const unplanned = async (day: string) =>
      (await planner().listUnplannedParcels({ query: { day } })).body.data.map(({ _id }) => _id)
    const { body } = await planner().listUnplannedParcels({ query: { day: today } })
    expect(body.data[0]).toMatchObject({ postcode: '01067', postcodeArea: '01067' })
    const others = [nowhere, again, movedOn].toSorted()
    const found = await unplanned(today)
    // Parcels without a postcode have the same age.
    expect([found.slice(0, 2), found.slice(2).toSorted()]).toEqual([[dresden, hamburg], others])
    expect(await unplanned(tomorrow)).toContain(later)
    await draftFor(cem, [dresden])
    expect((await unplanned(today)).toSorted()).toEqual([hamburg, ...others].toSorted())
  })

  test('puts each parcel on one run only, and none at all if one cannot be delivered', async () => {
    const [planned, fine] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    await draftFor(cem, [planned])
    const other = await draftFor(dora)
    const put = (parcelIds: string[]) =>
      planner().addRunParcels(other._id, { ...seen(other), parcelIds })
    const trackingId = (await planner().getParcel(planned)).body.data.trackingId
    const isOnARun = {
      message: `${trackingId} is already on a run`,
      messageCode: 'isOnARunAlready',
      messageValues: { value: trackingId, count: 0 },
    }
    expectRefusal(await put([fine, planned]), 409, isOnARun, {
      errors: [{ path: 'parcelIds', ...isOnARun }],
    })
    for (const [status, reason] of [
      ['REQUESTED', 'is not approved yet'],
      ['DELIVERED', 'is delivered'],
      ['CANCELED', 'is canceled'],
    ] as const) {
      const refused = await put([fine, await parcelTo('1 Hill, York', status)])
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(reason)])
    }
    const unknown = await put([fine, other._id])
    expect([unknown.status, unknown.body.message]).toEqual([409, `Parcel ${other._id} not found`])
    const message = `Parcel ${other._id} not found`
    const coded = (count: number) => ({
      messageCode: 'parcelWithIdNotFound',
      messageValues: { value: other._id, count },
    })
    expect((await put([planned, other._id])).body).toEqual(
      refusalBody(
        { ...coded(1), message: `${message}, and 1 more` },
        {
          errors: [
            { path: 'parcelIds', ...coded(0), message },
            { path: 'parcelIds', ...isOnARun },
          ],
        },
      ),
    )
    expect((await storedRun(api, other._id))?.parcels).toEqual([])
  })

  test('cannot have a parcel on two open runs, since the database refuses the second', async () => {
    const [planned, other] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    await draftFor(cem, [planned])
    const run = await draftFor(dora, [other])
    const second = api.db.query(sql`
      insert into run_parcels (run_id, stop_id, parcel_id)
      select run_id, id, ${planned} from run_stops where run_id = ${run._id}
    `)
    await expect(second).rejects.toMatchObject({ code: '23505', constraint: 'run_parcels_open' })
    expect((await storedRun(api, run._id))?.parcels.map(({ parcel_id }) => parcel_id)).toEqual([
      other,
    ])
  })

  test('removes parcels, and a stop with its last parcel', async () => {
    const [one, two] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    const run = await draftFor(cem, [one, two])
    const twice = { ...seen(run), parcelIds: [one, one] }
    const { body } = await planner().removeRunParcels(run._id, twice)
    expect(addressesOf(body.data)).toEqual(['1 Hill, York'])
    expect((await storedRun(api, run._id))?.parcels.map(({ parcel_id }) => parcel_id)).toEqual([
      two,
    ])
    const third = await parcelTo('2 Dale, Leeds')
    const other = await draftFor(cem, [third])
    for (const gone of [one, third]) {
      const again = { ...seen(body.data), parcelIds: [gone, two] }
      expectRefusal(await planner().removeRunParcels(run._id, again), 409, doneOrGone)
    }
    expect(parcelsOf(await runNow(run))).toEqual([two])
    expect(parcelsOf(await runNow(other))).toEqual([third])
  })

  test('moves stops to the end of another run, and joins stops with the same address', async () => {
    const addresses = ['1 Hill, York', '2 Dale, Leeds', '8 Quay Road, Hull']
    const ids = await Promise.all(addresses.map((address) => parcelTo(address)))
    const [from, to] = [
      await givenOut(cem, ids),
      await givenOut(dora, [await parcelTo('8 Quay Road, Hull')]),
    ]
    const stopIds = from.stops.filter(({ address }) => address !== '2 Dale, Leeds').map(idOf)
    const move = { ...seen(from), stopIds, toRunId: to._id, toVersion: to.version }
    const { status, body } = await planner().moveRunStops(from._id, move)
    expect([status, body.data.map(addressesOf)]).toEqual([
      200,
      [['2 Dale, Leeds'], ['8 Quay Road, Hull', '1 Hill, York']],
    ])
    expect((await storedRun(api, to._id))?.parcels).toHaveLength(3)
    expect((await storedRun(api, from._id))?.stops).toEqual(['2 Dale, Leeds'])
  })

  test.each<[string, (stops: NamedStops) => string[]]>([
    ['a completed one', ({ done }) => [done]],
    ['a completed one beside an open one', ({ done, open }) => [open, done]],
    ['an unknown one beside an open one', ({ open }) => [open, randomUUID()]],
    ['one of a third run beside an open one', ({ open, ofThird }) => [open, ofThird]],
    ['one of the target run beside an open one', ({ open, ofTarget }) => [open, ofTarget]],
  ])('cannot move stops if one is not an open stop of the run: %s', async (_, named) => {
    const [delivered, left, fourth, fifth] = [
      await parcelTo('1 Hill, York'),
      await parcelTo('2 Dale, Leeds'),
      await parcelTo('8 Quay Road, Hull'),
      await parcelTo('9 Quay Road, Hull'),
    ]
    const from = await givenOut(cem, [delivered, left])
    const [to, third] = [await draftFor(dora, [fourth]), await draftFor(dora, [fifth])]
    await api.as(cem).recordDelivery(delivered, {})
    const [done = '', open = ''] = from.stops.map(idOf)
    const [[ofTarget = ''], [ofThird = '']] = [to.stops.map(idOf), third.stops.map(idOf)]
    const move = (stopIds: string[]) =>
      planner().moveRunStops(from._id, {
        ...seen(from),
        stopIds,
        toRunId: to._id,
        toVersion: to.version,
      })
    const stored = () => Promise.all([from, to, third].map(({ _id }) => storedRun(api, _id)))
    const before = await stored()
    expectRefusal(await move(named({ done, open, ofTarget, ofThird })), 409, doneOrGone)
    expect(await stored()).toEqual(before)

    expect((await move([open])).body.data.map(parcelsOf)).toEqual([[delivered], [fourth, left]])
  })

  test('moves the open parcels of a partly completed stop', async () => {
    const [done, open] = [await parcelTo('1 Hill, York'), await parcelTo('1 Hill, York')]
    const [from, to] = [await givenOut(cem, [done, open]), await draftFor(dora)]
    await api.as(cem).recordDelivery(done, {})
    const { body } = await planner().moveRunStops(from._id, {
      ...seen(from),
      stopIds: from.stops.map(idOf),
      toRunId: to._id,
      toVersion: to.version,
    })
    expect(body.data.map(parcelsOf)).toEqual([[done], [open]])
  })

  test('cannot move stops to the run that they are on', async () => {
    const run = await draftFor(cem, [await parcelTo('1 Hill, York')])
    const before = await storedRun(api, run._id)
    const refused = await planner().moveRunStops(run._id, {
      ...seen(run),
      stopIds: run.stops.map(idOf),
      toRunId: run._id,
      toVersion: run.version,
    })
    expectRefusal(refused, 409, 'The stops are already on this run')
    expect(await storedRun(api, run._id)).toEqual(before)
  })

  test('sets the order of the stops, which has to name each of them once', async () => {
    const addresses = ['1 Hill, York', '2 Dale, Leeds', '8 Quay Road, Hull']
    const ids = await Promise.all(addresses.map((address) => parcelTo(address)))
    const run = await draftFor(cem, ids)
    const [first, second, third] = run.stops.map(idOf)
    const order = [third, first, second].map(String)
    const { body } = await planner().orderRunStops(run._id, { ...seen(run), stopIds: order })
    expect(body.data.stops.map(idOf)).toEqual(order)
    expect((await storedRun(api, run._id))?.stops).toEqual(addressesOf(body.data))
    for (const wrong of [order.slice(1), [...order, String(third)], order.map(() => String(third))])
      expectRefusal(
        await planner().orderRunStops(run._id, { ...seen(body.data), stopIds: wrong }),
        409,
        'The order has to name every open stop of the run once',
      )
    expect((await runNow(run)).stops.map(idOf)).toEqual(order)
  })

  test('can list completed stops anywhere in an order, and they stay in front', async () => {
    const ids = [await parcelTo('1 Hill, York'), await parcelTo('2 Dale, Leeds')]
    const run = await givenOut(cem, [...ids, await parcelTo('1 Hill, York')])
    await api.as(cem).recordDelivery(ids[1] ?? '', {})
    // A parcel to the address of a done stop gets another stop.
    const added = { ...seen(run), parcelIds: [await parcelTo('2 Dale, Leeds')] }
    const { body } = await planner().addRunParcels(run._id, added)
    const [open, done, later] = body.data.stops.map(idOf)
    const stopIds = [later, open, done].map(String)
    const ordered = await planner().orderRunStops(run._id, { ...seen(body.data), stopIds })
    expect(ordered.body.data.stops.map(idOf)).toEqual([done, later, open])
    expect((await storedRun(api, run._id))?.stops).toEqual([
      '2 Dale, Leeds',
      '2 Dale, Leeds',
      '1 Hill, York',
    ])
  })

  test('splits parcels by postcode: neighbours together, and as many stops for each run', async () => {
    const towns = ['80331', '20457', '01067', '20459', '80333', '01069']
    const ids = await Promise.all(
      [...towns, '20457'].map((postcode) => parcelTo(`1 Street, ${postcode} Town`)),
    )
    const runs = [await draftFor(cem), await draftFor(dora), await draftFor(cem)]
    const split = (between: Run[]) =>
      planner().splitParcels({
        parcelIds: ids,
        runs: between.map(({ _id, version }) => ({ runId: _id, version })),
      })
    expectRefusal(await split([...runs, ...runs.slice(0, 1)]), 409, 'A run is named twice')
    const { status, body } = await split(runs)
    expect(status).toBe(200)
    expect(body.data.map(({ stops, version }) => [stops, version])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ])
    const parts = await Promise.all(runs.map(async (run) => addressesOf(await runNow(run))))
    const postcodes = parts.map((addresses) =>
      addresses.map((address) => address.slice(10, 15)).toSorted(),
    )
    expect(postcodes).toEqual([
      ['01067', '01069'],
      ['20457', '20459'],
      ['80331', '80333'],
    ])
  })

  test('can have at most 500 stops on a run, and a request for more adds none', async () => {
    const ids: string[] = []
    // Creates them one after the other: all together would wait too long for a connection on a busy
    // machine.
    for (let number = 0; number < 501; number += 1)
      ids.push(await parcelTo(`${number} Long Road, Hull`))
    const run = await draftFor(cem)
    const put = (parcelIds: string[]) =>
      planner().addRunParcels(run._id, { ...seen(run), parcelIds })
    expectRefusal(await put(ids), 409, {
      message: 'A run has at most 500 stops',
      messageCode: 'tooManyStops',
      messageValues: { value: '500' },
    })
    expect((await put(ids.slice(1))).body.data.stops).toHaveLength(500)
  })

  test('renames a run at any time, but changes day and courier only of a draft', async () => {
    const run = await givenOut(cem, [await parcelTo('8 Quay Road, Hull')])
    const named = await planner().updateRun(run._id, { ...seen(run), name: 'Harbour' })
    expect(named.body.data).toMatchObject({ name: 'Harbour', state: 'GIVEN_OUT', version: 4 })
    const assign = { ...seen(named.body.data), courierId: dora.id, day: tomorrow }
    const version = seen(named.body.data)
    for (const change of [
      assign,
      { ...version, day: tomorrow },
      { ...version, courierId: dora.id },
    ])
      expectRefusal(await planner().updateRun(run._id, change), 409, 'Recall the run first')

    const draft = (await planner().takeBackRun(run._id, seen(named.body.data))).body.data
    const { body } = await planner().updateRun(run._id, { ...assign, ...seen(draft), name: '' })
    expect(body.data).toMatchObject({ day: tomorrow, courier: { name: 'Dora Courier' } })
    expect(await storedRun(api, run._id)).toMatchObject({
      day: tomorrow,
      courier_id: dora.id,
      name: null,
    })
  })

  test('assigns a run only to active couriers, but can keep a blocked one', async () => {
    const run = await draftFor(cem)
    const blocked = await api.blocked('COURIER')
    for (const { id } of [users.sender, users.admin, blocked]) {
      const refused = await planner().updateRun(run._id, { ...seen(run), courierId: id })
      expectRefusedField(refused, 'courierId', 'This courier cannot be chosen')
    }
    expect(await storedRun(api, run._id)).toMatchObject({ courier_id: cem.id, version: 1 })
    await planner().blockUser(cem.id)
    const named = await planner().updateRun(run._id, { ...seen(run), name: 'Harbour' })
    expect([named.status, named.body.data.courier._id]).toEqual([200, cem.id])
  })

  test('deletes a draft, whose parcels then wait for a run again', async () => {
    const id = await parcelTo('8 Quay Road, Hull')
    const run = await givenOut(cem, [id])
    const remove = (version: number) => planner().deleteRun(run._id, { query: { version } })
    expectRefusal(await remove(run.version), 409, 'Recall the run first')
    const draft = (await planner().takeBackRun(run._id, seen(run))).body.data
    expect(await remove(draft.version)).toMatchObject({ status: 200, body: { data: null } })
    expect(await storedRun(api, run._id)).toBeUndefined()
    const { body } = await planner().listUnplannedParcels({ query: { day: today } })
    expect(body.data.map(({ _id }) => _id)).toEqual([id])
    expectRefusal(await planner().getRun(run._id), 404, 'Run not found')
  })

  test('cannot give out a run without stops, or to a blocked courier', async () => {
    const empty = await draftFor(cem)
    expectRefusal(await planner().giveOutRun(empty._id, seen(empty)), 409, 'The run has no stops')
    const run = await draftFor(dora, [await parcelTo('8 Quay Road, Hull')])
    await planner().blockUser(dora.id)
    expectRefusal(
      await planner().giveOutRun(run._id, seen(run)),
      409,
      'The courier is blocked. Please choose another one first.',
    )
    expect(await storedRun(api, run._id)).toMatchObject({ state: 'DRAFT', version: 2 })
    expect((await planner().listCouriers()).body.data).toEqual([
      { _id: cem.id, name: 'Cem Courier' },
    ])
  })
})

/** IDs of stops that a move can name. */
interface NamedStops {
  done: string
  open: string
  ofTarget: string
  ofThird: string
}

const idOf = ({ _id }: { _id: string }) => _id
