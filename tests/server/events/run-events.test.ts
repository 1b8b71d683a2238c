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

/** Sends what may still come: an event of a parcel that all but couriers see comes after what was before it. */
async function untilAllIsSent(streams: Subscriber[]): Promise<void> {
  const parcel = await nodes.createParcel()
  const isParcel = ({ name, data }: { name: string; data: unknown }) =>
    name === 'parcel' && (data as { _id: string })._id === parcel._id
  await Promise.all(streams.map((stream) => stream.event(isParcel)))
}

test('a change of a run is sent to administrators and its courier, and to no one else', async () => {
  const follow = (caller: typeof cem) => nodes.readyParcels(second, caller)
  const [ada, sam, rita] = [await follow(admin), await follow(sender), await follow(receiver)]
  const [own, other] = [await follow(cem), await follow(dora)]
  const visitor = await nodes.readyParcel(second, (await nodes.createParcel()).trackingId)

  const id = await parcelTo('8 Quay Road, Hull')
  const run = await givenOut(cem, [id])
  await Promise.all([ada, own].map((stream) => stream.event(naming(run))))
  await untilAllIsSent([ada, sam, rita])
  const before = [runsIn(ada).length, runsIn(own).length]
  // What the courier does, and what others do to a parcel on it, is a change of the run as well.
  await api.as(cem).recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' })
  await planner().blockParcel(id, { block: true })
  await untilAllIsSent([ada, sam, rita])
  expect(runsIn(ada).length).toBeGreaterThan(before[0] ?? 0)
  await expect.poll(() => runsIn(own).length).toBeGreaterThan(before[1] ?? 0)
  expect(runsIn(own)).toContainEqual({ _id: run._id })

  for (const stream of [sam, rita, other, visitor]) expect(runsIn(stream)).toEqual([])
  // A courier is told of runs alone, and fetches what is on them.
  for (const stream of [own, other]) expect(stream.parcels()).toEqual([])
})

test('planners learn of a run that is begun and of one that is deleted', async () => {
  const ada = await nodes.readyParcels(second, admin)
  const run = await draftFor(cem)
  await ada.event(naming(run))
  await untilAllIsSent([ada])
  const before = runsIn(ada).length
  await planner().deleteRun(run._id, { query: seen(run) })
  await untilAllIsSent([ada])
  expect(runsIn(ada).slice(before)).toEqual([{ _id: run._id }])
})

test('A returning subscriber gets the runs that changed in between, each once; a courier only their own', async () => {
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
    // What is not numbered yet comes behind.
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

test('the stream of a courier who is blocked ends at once', async () => {
  const blocked = await api.signedIn('COURIER')
  const stream = await nodes.readyParcels(second, blocked)
  expect((await planner().blockUser(blocked.id)).status).toBe(200)
  await stream.ended
})
