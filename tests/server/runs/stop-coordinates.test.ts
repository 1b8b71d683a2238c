import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Coordinates, Run } from '../../../openapi.d.ts'
import { expectRefusal } from '../support/answers.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { storedParcel } from '../support/rows.ts'
import { parcelsOf, seen } from '../support/runs.ts'
import { planningForFile } from './planning-for-file.ts'

const { api, users, cem, planner, draftFor, runNow } = await planningForFile(
  { TIME_ZONE: 'UTC' },
  { tick: 1 },
)
const address = '8 Quay Road, 20457 Hamburg'
const given = { latitude: 53.54, longitude: 9.98 }
const set = { latitude: 53.55, longitude: 10.01 }
const fromPostcode = { latitude: 53.5, longitude: 10 }

const parcelTo = (toAddress: string, coordinates?: Coordinates) =>
  placeParcel(api, users.sender, users.receiver, {
    state: { delivery: 'DISPATCHED', isBlocked: false },
    toAddress,
    ...(coordinates && { coordinates }),
  })

const runWith = async (...parcelIds: string[]) => draftFor(cem, parcelIds)
const stopOf = ({ stops }: Run) => stops[0]?._id ?? ''
const whereIs = async (run: Run) => (await runNow(run)).stops[0]?.coordinates

const setFor = async (run: Run) =>
  (await planner().setStopCoordinates(run._id, { ...seen(run), stopId: stopOf(run), ...set })).body
    .data
const removeFrom = (run: Run, stopId = stopOf(run)) =>
  planner().removeStopCoordinates(run._id, { query: { ...seen(run), stopId } })

/** The coordinates that a planner has set for these parcels. */
const handSet = (run: Run) =>
  Promise.all(
    parcelsOf(run).map(async (id) => {
      const { latitude, longitude, coordinates_source } = (await storedParcel(api.db, id)).parcel
      return [latitude, longitude, coordinates_source]
    }),
  )

describe('A stop', () => {
  beforeEach(async () => {
    const { latitude, longitude } = fromPostcode
    await api.db.query(sql`
      insert into postcodes values ('DE', '20457', 'Hamburg', ${latitude}, ${longitude})
    `)
  })

  test('is located where its sender says, not at its postcode', async () => {
    const run = await runWith(await parcelTo(address, given))
    expect(await whereIs(run)).toEqual({ ...given, source: 'GIVEN' })
  })

  test('is located where a planner says, and where its sender says once that is removed', async () => {
    const run = await setFor(await runWith(await parcelTo(address, given)))
    expect(await whereIs(run)).toEqual({ ...set, source: 'BY_HAND' })
    expect(await handSet(run)).toEqual([[set.latitude, set.longitude, 'BY_HAND']])

    const { status, body } = await removeFrom(run)
    expect([status, body.message, body.data.version]).toEqual([
      200,
      'Coordinates removed',
      run.version + 1,
    ])
    expect(body.data.stops[0]?.coordinates).toEqual({ ...given, source: 'GIVEN' })
    expect(await handSet(run)).toEqual([[null, null, null]])
  })

  test('is located where a planner says for its address, even if a later parcel of a sender says otherwise', async () => {
    await setFor(await runWith(await parcelTo(address)))
    const run = await runWith(await parcelTo(address, given))
    expect(await whereIs(run)).toEqual({ ...set, source: 'BY_HAND' })
  })

  test('is located at its postcode once the coordinates are removed, if no sender gives any', async () => {
    const run = await setFor(await runWith(await parcelTo(address)))
    await removeFrom(run)
    expect(await whereIs(run)).toEqual({ ...fromPostcode, source: 'POSTCODE' })
  })

  test('is located where its newest parcel says', async () => {
    const older = await parcelTo(address, { latitude: 1, longitude: 2 })
    const run = await runWith(await parcelTo(address, given), older, await parcelTo(address))
    expect(await whereIs(run)).toEqual({ ...given, source: 'GIVEN' })
  })

  test('is not located by another parcel to its address', async () => {
    await runWith(await parcelTo(address, given))
    const run = await runWith(await parcelTo(address))
    expect(await whereIs(run)).toEqual({ ...fromPostcode, source: 'POSTCODE' })
  })
})

describe('A planner who removes the coordinates of a stop', () => {
  test('removes them for every parcel to the address', async () => {
    const one = await setFor(await runWith(await parcelTo('9 Mill Lane')))
    const other = await setFor(await runWith(await parcelTo(' 9  MILL Lane')))
    const elsewhere = await setFor(await runWith(await parcelTo('10 Mill Lane')))
    expect((await removeFrom(other)).status).toBe(200)
    expect(await Promise.all([one, other, elsewhere].map(whereIs))).toEqual([
      undefined,
      undefined,
      { ...set, source: 'BY_HAND' },
    ])
    expect([...(await handSet(one)), ...(await handSet(other))]).toEqual([
      [null, null, null],
      [null, null, null],
    ])
  })

  test('has to choose a stop of the run', async () => {
    const run = await setFor(await runWith(await parcelTo(address)))
    const foreign = await setFor(await runWith(await parcelTo('9 Mill Lane')))
    expectRefusal(await removeFrom(run, stopOf(foreign)), 404, 'Stop not found')
    expect(await Promise.all([run, foreign].map(runNow))).toEqual([run, foreign])
  })

  test('is refused for a finished run', async () => {
    const run = await setFor(await runWith(await parcelTo(address)))
    await planner().giveOutRun(run._id, seen(run))
    const finished = (await planner().finishRun(run._id)).body.data
    expect((await removeFrom(finished)).status).toBe(409)
    expect(await runNow(run)).toEqual(finished)
  })
})
