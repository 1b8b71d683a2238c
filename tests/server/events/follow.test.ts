import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import type { Parcel } from '../../../openapi.d.ts'
import { writeChange } from '../../../server/parcels/repository.ts'
import { refusalBody } from '../support/answers.ts'
import type { Person } from '../support/api.ts'
import { meanwhile } from '../support/held-rows.ts'
import { showing, startTwoNodesWithUsers } from '../support/event-streams.ts'

const nodes = await startTwoNodesWithUsers()
afterAll(() => nodes.stop())

const as = (caller: Person | null) => nodes.api.as(caller)

test('a status set on one node is sent by the other, to each subscriber in their view of the parcel', async () => {
  const parcel = await nodes.createParcel()
  const callers = [nodes.admin, nodes.sender, nodes.receiver]
  const streams = await Promise.all(
    callers.map((caller) => nodes.followParcels(nodes.second, caller)),
  )
  const visitor = await nodes.followParcel(nodes.second, parcel.trackingId.toLowerCase())
  await Promise.all([...streams, visitor].map((stream) => stream.ready()))

  await nodes.setStatus(parcel, 'APPROVED')

  for (const [index, stream] of streams.entries()) {
    const sent = await stream.event(showing(parcel, 2))
    const { body } = await as(callers[index] ?? null).getParcel(parcel._id)
    expect(sent.data).toEqual(body.data)
    expect(stream.parcels()).toEqual([body.data])
  }
  const shown = await visitor.event(showing(parcel, 2))
  const { body } = await as(null).trackParcel({ query: { trackingId: parcel.trackingId } })
  expect([shown.data]).toEqual(body.data)
  expect(visitor.parcels()).toHaveLength(2)
})

test('a stream is an event stream that is never cached or buffered, and announces live updates', async () => {
  const stream = await nodes.readyParcels(nodes.first, nodes.sender)
  expect([stream.status, stream.headers]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'live-updates': 'events',
    }),
  ])
  expect(stream.text()).toMatch(/^retry: 2000\n\n/)
  const head = await fetch(`${nodes.first}/api/parcel/events`, {
    method: 'HEAD',
    headers: { cookie: `accessToken=${nodes.sender.cookies['accessToken']}` },
  })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a change that is committed late is sent late, and is not lost', async () => {
  const [slow, quick] = [await nodes.createParcel(), await nodes.createParcel()]
  const stream = await nodes.readyParcels(nodes.second, nodes.sender)

  const held = await meanwhile(nodes.api, (transaction) =>
    writeChange(
      transaction,
      slow._id,
      { delivery: 'APPROVED', isBlocked: false },
      { status: 'APPROVED', note: null, updatedBy: nodes.admin.id, at: nodes.api.now() },
    ),
  )
  await nodes.setStatus(quick, 'APPROVED')
  await stream.event(showing(quick, 2))
  await nodes.setStatus(quick, 'DISPATCHED')
  const { id } = await stream.event(showing(quick, 3))
  await stream.leave()
  await held.commit()

  // The subscriber was away at the commit, and comes back to either node.
  for (const node of [nodes.first, nodes.second]) {
    const back = await nodes.followParcels(node, nodes.sender, { lastEventId: id })
    await back.event(showing(slow, 2))
    await nodes.setStatus(quick, node === nodes.first ? 'APPROVED' : 'IN_TRANSIT')
    await back.event(showing(quick, node === nodes.first ? 4 : 5))
    const seen = back.parcels().map((data) => (data as Parcel).trackingId)
    expect(seen.filter((trackingId) => trackingId === slow.trackingId)).toHaveLength(1)
  }
})

test('a receiver who comes back, even on another node, gets what they missed and nothing twice', async () => {
  const [one, two] = [await nodes.createParcel(), await nodes.createParcel()]
  const stayed = await Promise.all(
    [nodes.first, nodes.second].map((node) => nodes.followParcels(node, nodes.admin)),
  )
  const stream = await nodes.readyParcels(nodes.first, nodes.receiver)
  await nodes.setStatus(one, 'APPROVED')
  const { id: lastEventId } = await stream.event(showing(one, 2))
  await stream.leave()

  await nodes.setStatus(two, 'APPROVED')
  await nodes.setStatus(one, 'DISPATCHED')
  await nodes.setStatus(one, 'IN_TRANSIT')
  await Promise.all(stayed.map((other) => other.event(showing(one, 4))))

  const now = {
    one: (await as(nodes.receiver).getParcel(one._id)).body.data,
    two: (await as(nodes.receiver).getParcel(two._id)).body.data,
  }
  const byHeader = await nodes.followParcels(nodes.second, nodes.receiver, { lastEventId })
  const byQuery = await nodes.followParcels(nodes.first, nodes.receiver, {
    query: `?lastEventId=${lastEventId}`,
  })
  for (const back of [byHeader, byQuery]) {
    await back.ready()
    // The changes of one parcel are in order; those of two parcels can come in either order.
    expect(back.parcels()).toHaveLength(2)
    expect(back.parcels()).toEqual(expect.arrayContaining([now.two, now.one]))
  }
  const last = await nodes.readyParcels(nodes.first, nodes.receiver, {
    lastEventId: byHeader.lastId(),
  })
  expect(last.parcels()).toEqual([])
})

test('the first sender on a node misses nothing that the node is loading for a visitor', async () => {
  const fresh = await startTwoNodesWithUsers()
  const { api, second } = fresh
  const [tracked, other] = [await fresh.createParcel(), await fresh.createParcel()]
  // The change at the node's cursor, which stays there.
  await api.db.query(sql`
    insert into parcel_changes (parcel_id, entry_number)
    values ('ffffffff-ffff-ffff-ffff-ffffffffffff', 1)
  `)
  await (await fresh.followParcel(second, tracked.trackingId)).ready()

  // The node knows that both changed, and waits for the row of the tracked one.
  const lock = await meanwhile(api, (transaction) =>
    transaction.query(sql`lock table parcels in access exclusive mode`),
  )
  await api.db.query(sql`
    update parcel_changes set number = null where parcel_id in (${tracked._id}, ${other._id})
  `)
  await lock.hasWaiting(1)
  const stream = await fresh.readyParcels(second, fresh.sender)
  await lock.commit()

  await stream.event(showing(other, 1))
  await stream.event(showing(tracked, 1))
  expect(stream.parcels()).toHaveLength(2)
  await fresh.stop()
})

test('a visitor who comes back gets the parcel only if it has changed', async () => {
  const parcel = await nodes.createParcel()
  const stream = await nodes.readyParcel(nodes.first, parcel.trackingId)
  expect(stream.parcels()).toHaveLength(1)
  const lastEventId = stream.lastId()
  await stream.leave()

  const same = await nodes.readyParcel(nodes.second, parcel.trackingId, { lastEventId })
  expect(same.parcels()).toEqual([])

  await nodes.setStatus(parcel, 'APPROVED')
  const { id } = await same.event(showing(parcel, 2))
  const changed = await nodes.readyParcel(nodes.first, parcel.trackingId, { lastEventId })
  expect(changed.parcels()).toEqual(same.parcels())
  expect(changed.events.map((event) => [event.name, event.id])).toEqual([
    ['parcel', id],
    ['ready', id],
  ])
})

test('a visitor who comes back with an ID of an earlier version gets the parcel', async () => {
  const { trackingId } = await nodes.createParcel()
  for (const lastEventId of ['1', '7', 'A'.repeat(22)]) {
    const stream = await nodes.readyParcel(nodes.first, trackingId, { lastEventId })
    expect(stream.events.map(({ name }) => name)).toEqual(['parcel', 'ready'])
    await stream.leave()
  }
})

// IDs of earlier versions, of a database that is further ahead, and of another change.
test.each([
  'A'.repeat(22),
  '0'.repeat(22),
  '1',
  '999999999999999',
  '999999999999999-01234567',
  '1-01234567',
])(
  'a sender who comes back with the ID %s, which no event had, is told to fetch their lists again',
  async (lastEventId) => {
    for (const options of [{ lastEventId }, { query: `?lastEventId=${lastEventId}` }]) {
      const stream = await nodes.readyParcels(nodes.first, nodes.sender, options)
      expect(stream.status).toBe(200)
      // Changes from just before can be sent after them.
      expect(stream.events.slice(0, 2).map(({ name }) => name)).toEqual(['reset', 'ready'])
      expect(stream.events[0]?.id).toBe(stream.events[1]?.id)
      await stream.leave()
    }
  },
)

test('IDs of events begin with an increasing number of the change', async () => {
  const parcel = await nodes.createParcel()
  const stream = await nodes.readyParcels(nodes.first, nodes.sender)
  await nodes.setStatus(parcel, 'APPROVED')
  await stream.event(showing(parcel, 2))
  await nodes.setStatus(parcel, 'DISPATCHED')
  await stream.event(showing(parcel, 3))
  const ids = stream.events.map(({ id }) => id)
  expect(ids.filter((id) => !/^\d{1,13}-[\da-f]{8}$/.test(id))).toEqual([])
  const numbers = ids.map((id) => Number(id.split('-')[0]))
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect(numbers.at(-1)).toBeGreaterThan(numbers[0] ?? Infinity)
})

test('a tracking ID of no parcel is a 404, in the words of the lookup', async () => {
  const answer = await fetch(`${nodes.first}/api/parcel/track/TRK-0000-0000-0000-0000/events`)
  expect([answer.status, await answer.json()]).toEqual([404, refusalBody('Parcel not found!')])
})
