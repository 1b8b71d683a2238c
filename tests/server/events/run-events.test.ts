import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Run } from '../../../openapi.d.ts'
import { startTwoNodesWithUsers, type Subscriber } from '../support/event-streams.ts'
import { planning, seen } from '../support/runs.ts'

const nodes = await startTwoNodesWithUsers({ TIME_ZONE: 'UTC' })
afterAll(() => nodes.stop())
const { api, admin, sender, receiver, second } = nodes
const cem = await api.signedIn('COURIER', 'Cem Courier')
const dora = await api.signedIn('COURIER', 'Dora Courier')
beforeEach(() => nodes.leaveAll())

const { planner, draftFor, givenOut, parcelTo } = planning(api, nodes)

const runsIn = ({ events }: Subscriber) =>
  events.filter(({ name }) => name === 'run').map(({ data }) => data)
const naming =
  ({ _id }: Pick<Run, '_id'>) =>
  ({ name, data }: { name: string; data: unknown }) =>
    name === 'run' && (data as Run)._id === _id

/** Sends all pending events: a parcel's event, which couriers do not get, comes after them. */
async function untilAllIsSent(streams: Subscriber[]): Promise<void> {
  const parcel = await nodes.createParcel()
  const isParcel = ({ name, data }: { name: string; data: unknown }) =>
    name === 'parcel' && (data as { _id: string })._id === parcel._id
  await Promise.all(streams.map((stream) => stream.event(isParcel)))
}

test('a change of a run is sent to its courier and to administrators only', async () => {
  const follow = (caller: typeof cem) => nodes.readyParcels(second, caller)
  const [ada, sam, rita] = [await follow(admin), await follow(sender), await follow(receiver)]
  const [own, other] = [await follow(cem), await follow(dora)]
  const visitor = await nodes.readyParcel(second, (await nodes.createParcel()).trackingId)

  const id = await parcelTo('8 Quay Road, Hull')
  const run = await givenOut(cem, [id])
  await Promise.all([ada, own].map((stream) => stream.event(naming(run))))
  await untilAllIsSent([ada, sam, rita])
  const before = [runsIn(ada).length, runsIn(own).length]
  // The work of the courier on a parcel, and changes of it by others, change the run as well.
  await api.as(cem).recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' })
  await planner().blockParcel(id, { block: true })
  await untilAllIsSent([ada, sam, rita])
  expect(runsIn(ada).length).toBeGreaterThan(before[0] ?? 0)
  await expect.poll(() => runsIn(own).length).toBeGreaterThan(before[1] ?? 0)
  expect(runsIn(own)).toContainEqual({ _id: run._id })

  for (const stream of [sam, rita, other, visitor]) expect(runsIn(stream)).toEqual([])
  // A courier gets events of runs only, and fetches the parcels on them.
  for (const stream of [own, other]) expect(stream.parcels()).toEqual([])
})

test('planners learn of a new run and of a deleted one', async () => {
  const ada = await nodes.readyParcels(second, admin)
  const run = await draftFor(cem)
  await ada.event(naming(run))
  await untilAllIsSent([ada])
  const before = runsIn(ada).length
  await planner().deleteRun(run._id, { query: seen(run) })
  await untilAllIsSent([ada])
  expect(runsIn(ada).slice(before)).toEqual([{ _id: run._id }])
})

test('a returning subscriber gets each run that changed in between; a courier only their own', async () => {
  const [ada, own] = [
    await nodes.readyParcels(second, admin),
    await nodes.readyParcels(second, cem),
  ]
  await Promise.all([ada.leave(), own.leave()])
  const mine = await givenOut(cem, [await parcelTo('8 Quay Road, Hull')])
  const other = await givenOut(dora, [await parcelTo('1 Hill, York')])
  const gone = await draftFor(dora)
  await planner().deleteRun(gone._id, { query: seen(gone) })
  await api.as(cem).startRun(mine._id)

  const back = async (stream: Subscriber, caller: typeof cem) => {
    const again = await nodes.readyParcels(second, caller, { lastEventId: stream.lastId() })
    // A change that is not numbered yet comes later.
    if (caller === admin) await untilAllIsSent([again])
    else await again.event(naming(mine))
    return again
  }
  const admins = runsIn(await back(ada, admin))
  for (const { _id } of [mine, other, gone])
    expect(admins.filter((data) => (data as Run)._id === _id).length).toBeGreaterThan(0)
  expect(new Set(runsIn(await back(own, cem)).map((data) => (data as Run)._id))).toEqual(
    new Set([mine._id]),
  )
})

test('the stream of a courier who is blocked ends immediately', async () => {
  const blocked = await api.signedIn('COURIER')
  const stream = await nodes.readyParcels(second, blocked)
  expect((await planner().blockUser(blocked.id)).status).toBe(200)
  await stream.ended
})
