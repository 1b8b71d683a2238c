import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Parcel } from '../../../openapi.d.ts'
import { numberChanges } from '../../../server/events/repository.ts'
import type { Person } from '../support/api.ts'
import {
  showing,
  startGatedNodes,
  type GatedNodes,
  type Subscriber,
} from '../support/event-streams.ts'
import { keepMoment } from '../support/set-back.ts'

/*
 * A fail-over that loses the newest transactions, or a restore to a point in time. All subscribers
 * are on the second node, which is cut off from its database while that is set back, as in a
 * fail-over. The first node keeps changing parcels; without a subscriber, it does not number
 * changes by itself.
 */
let nodes: GatedNodes
beforeEach(async () => {
  nodes = await startGatedNodes()
})
afterEach(() => nodes.stop())

const follow = (caller: Person, lastEventId?: string) =>
  nodes.followParcels(nodes.second, caller, lastEventId === undefined ? {} : { lastEventId })
const track = ({ trackingId }: Parcel, lastEventId?: string) =>
  nodes.followParcel(nodes.second, trackingId, lastEventId === undefined ? {} : { lastEventId })
const tracked = async ({ trackingId }: Parcel) =>
  (await nodes.api.as(null).trackParcel({ query: { trackingId } })).body.data
const names = ({ events }: Subscriber) => events.map(({ name }) => name)

/** The last ID that is not empty, as browsers keep it. */
const lastId = (stream: Subscriber | undefined) =>
  stream?.events.findLast(({ id }) => id !== '')?.id ?? ''
const numberOf = (id: string) => Number(id.split('-')[0])

async function numberAll(): Promise<number> {
  while (await numberChanges(nodes.api.db));
  const [counter] = await nodes.api.db.query<{ last: string }>(sql`
    select last from parcel_change_numbers
  `)
  return Number(counter?.last)
}

/** Changes that the new leader numbered before the node reaches it, compared with the lost ones. */
const laterChanges = {
  'fewer than it lost': -1,
  'as many as it lost': 0,
  'more than it lost': 1,
} as const

test.each(Object.entries(laterChanges))(
  'every subscriber has the state of the database after a fail-over to one with %s',
  async (_name, more) => {
    const parcels = await threeParcels()
    const [replaced, lost, untouched] = parcels
    const callers = [nodes.admin, nodes.sender, nodes.receiver]
    const streams = await Promise.all(callers.map((caller) => follow(caller)))
    const visitors = await Promise.all(parcels.map((parcel) => track(parcel)))
    await Promise.all([...streams, ...visitors].map((stream) => stream.ready()))
    const moment = await keepMoment(nodes.api.db)

    await nodes.setStatus(replaced, 'APPROVED')
    await nodes.setStatus(lost, 'APPROVED')
    const created = await nodes.createParcel()
    await Promise.all(streams.map((stream) => stream.event(showing(created, 1))))
    await Promise.all(streams.map((stream) => stream.event(showing(lost, 2))))
    for (const [index, parcel] of [replaced, lost].entries()) {
      await visitors[index]?.event(showing(parcel, 2))
    }
    const before = lastId(streams[0])

    nodes.gate.shut()
    await moment.setBack()
    await nodes.setStatus(replaced, 'CANCELED')
    for (let turn = 0; turn < 2 + more; turn += 1) await nodes.createParcel()
    expect((await numberAll()) - numberOf(before)).toBe(more)
    nodes.gate.openTo(nodes.api.url)
    await Promise.all([...streams, ...visitors].map((stream) => stream.ended))

    const shown = [['reset', 'parcel', 'ready'], ['reset', 'parcel', 'ready'], ['ready']]
    for (const [index, parcel] of parcels.entries()) {
      const stream = visitors[index]
      const back = await track(parcel, lastId(stream))
      await back.ready()
      expect(names(back)).toEqual(shown[index])
      const last = [...(stream?.parcels() ?? []), ...back.parcels()].at(-1)
      expect([last]).toEqual(await tracked(parcel))
    }
    const returned = await Promise.all(
      callers.map((caller, index) => follow(caller, lastId(streams[index]))),
    )
    for (const stream of returned) {
      await stream.ready()
      // The first event makes them fetch lists again, and nothing is missing from then on.
      expect(names(stream)).toEqual(['reset', 'ready'])
    }
    await nodes.setStatus(untouched, 'APPROVED')
    for (const [index, caller] of callers.entries()) {
      const { data } = (await returned[index]?.event(({ name }) => name === 'parcel')) ?? {}
      expect(data).toEqual((await nodes.api.as(caller).getParcel(untouched._id)).body.data)
    }
    const gone = await fetch(`${nodes.second}/api/parcel/track/${created.trackingId}/events`)
    expect(gone.status).toBe(404)
  },
)

test('a sender is told to fetch everything if their last change has its old number, but one before it was lost', async () => {
  const [first, second, third] = await createThree()
  const stream = await follow(nodes.sender)
  const { id: start } = await stream.ready()
  nodes.gate.shut()
  await nodes.setStatus(third, 'APPROVED')
  const moment = await keepMoment(nodes.api.db)
  await nodes.setStatus(first, 'APPROVED')
  nodes.gate.openTo(nodes.api.url)
  const told = await stream.event(showing(third, 2))
  expect(numberOf(told.id)).toBe(numberOf(start) + 2)

  nodes.gate.shut()
  await moment.setBack()
  await nodes.setStatus(second, 'APPROVED')
  expect(await numberAll()).toBe(numberOf(told.id))
  nodes.gate.openTo(nodes.api.url)
  await stream.ended
  const back = await follow(nodes.sender, told.id)
  await back.ready()
  expect(names(back)).toEqual(['reset', 'ready'])
})

test('a sender who left before the lost change gets the new changes without a reset', async () => {
  const [parcel, other] = [await nodes.createParcel(), await nodes.createParcel()]
  const stream = await follow(nodes.sender)
  const stayed = await follow(nodes.receiver)
  const { id: lastEventId } = await stream.ready()
  await stayed.ready()
  await stream.leave()
  const moment = await keepMoment(nodes.api.db)
  await nodes.setStatus(parcel, 'APPROVED')
  await stayed.event(showing(parcel, 2))

  nodes.gate.shut()
  await moment.setBack()
  await nodes.setStatus(other, 'DISPATCHED')
  await numberAll()
  nodes.gate.openTo(nodes.api.url)
  await stayed.ended
  const back = await follow(nodes.sender, lastEventId)
  await back.ready()
  expect(names(back)).toEqual(['parcel', 'ready'])
  expect(back.parcels()).toEqual([
    (await nodes.api.as(nodes.sender).getParcel(other._id)).body.data,
  ])
})

test('a sender on a new database gets everything that came after their first ID', async () => {
  const streams = await Promise.all(
    [nodes.first, nodes.second].map((node) => nodes.followParcels(node, nodes.sender)),
  )
  const ids = await Promise.all(streams.map(async (stream) => (await stream.ready()).id))
  expect(new Set(ids).size).toBe(1)
  await Promise.all(streams.map((stream) => stream.leave()))
  const again = await follow(nodes.sender, ids[0])
  await again.ready()
  expect(again.events.map(({ name, id }) => [name, id])).toEqual([['ready', ids[0]]])
  await again.leave()

  const parcel = await nodes.createParcel()
  await numberAll()
  const back = await follow(nodes.sender, ids[0])
  await back.event(showing(parcel, 1))
  await back.ready()
  expect(names(back)).not.toContain('reset')
  expect(back.parcels()).toEqual([parcel])
})

const threeParcels = async (): Promise<[Parcel, Parcel, Parcel]> => [
  await nodes.createParcel(),
  await nodes.createParcel(),
  await nodes.createParcel(),
]

/** Sorted by ID, the order in which changes of one round are numbered. */
async function createThree(): Promise<[Parcel, Parcel, Parcel]> {
  const parcels = await threeParcels()
  return parcels.sort((one, other) => (one._id < other._id ? -1 : 1))
}
