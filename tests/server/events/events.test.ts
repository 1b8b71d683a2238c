import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Parcel } from '../../../openapi.d.ts'
import { writeChange } from '../../../server/parcels/repository.ts'
import type { Person } from '../support/api.ts'
import { meanwhile } from '../support/held-rows.ts'
import { showing, startTwoNodes, type TwoNodes } from '../support/event-streams.ts'
import { newParcelFor } from '../support/valid-requests.ts'

let nodes: TwoNodes
let admin: Person
let sender: Person
let receiver: Person
beforeAll(async () => {
  nodes = await startTwoNodes()
  admin = await nodes.api.signedIn('ADMIN')
  sender = await nodes.api.signedIn('SENDER')
  receiver = await nodes.api.signedIn('RECEIVER')
})
afterAll(() => nodes.stop())

const ask = (who: Person | null) => nodes.api.ask(who)
const sent = async (): Promise<Parcel> =>
  (await ask(sender).createParcel(newParcelFor(receiver))).body.data
const setStatus = async (parcel: Parcel, status: 'APPROVED' | 'DISPATCHED' | 'IN_TRANSIT') =>
  (await ask(admin).updateParcelStatus(parcel._id, { status })).body.data

test('a status set on one node is told on the other, to each as they may see the parcel', async () => {
  const parcel = await sent()
  const people = [admin, sender, receiver]
  const streams = await Promise.all(
    people.map((person) => nodes.followParcels(nodes.second, person)),
  )
  const visitor = await nodes.followParcel(nodes.second, parcel.trackingId.toLowerCase())
  await Promise.all([...streams, visitor].map((stream) => stream.ready()))

  await setStatus(parcel, 'APPROVED')

  for (const [index, stream] of streams.entries()) {
    const told = await stream.event(showing(parcel, 2))
    const { body } = await ask(people[index] ?? null).getParcel(parcel._id)
    expect(told.data).toEqual(body.data)
    expect(stream.parcels()).toEqual([body.data])
  }
  const shown = await visitor.event(showing(parcel, 2))
  const { body } = await ask(null).trackParcel({ query: { trackingId: parcel.trackingId } })
  expect([shown.data]).toEqual(body.data)
  expect(visitor.parcels()).toHaveLength(2)
})

test('a stream is a stream: its type, never kept, passed on at once, and announced', async () => {
  const stream = await nodes.followParcels(nodes.first, sender)
  await stream.ready()
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
    headers: { cookie: `accessToken=${sender.cookies['accessToken']}` },
  })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a change that is committed late is told late, and not lost', async () => {
  const [slow, quick] = [await sent(), await sent()]
  const stream = await nodes.followParcels(nodes.second, sender)
  await stream.ready()

  const held = await meanwhile(nodes.api, (transaction) =>
    writeChange(
      transaction,
      slow._id,
      { delivery: 'APPROVED', isBlocked: false },
      { status: 'APPROVED', note: null, updatedBy: admin.id, at: nodes.api.now() },
    ),
  )
  await setStatus(quick, 'APPROVED')
  await stream.event(showing(quick, 2))
  await setStatus(quick, 'DISPATCHED')
  const { id } = await stream.event(showing(quick, 3))
  await stream.leave()
  await held.commit()

  // Who stayed, and who was away when it was committed, on either node.
  for (const node of [nodes.first, nodes.second]) {
    const back = await nodes.followParcels(node, sender, { lastEventId: id })
    await back.event(showing(slow, 2))
    await setStatus(quick, node === nodes.first ? 'APPROVED' : 'IN_TRANSIT')
    await back.event(showing(quick, node === nodes.first ? 4 : 5))
    const seen = back.parcels().map((data) => (data as Parcel).trackingId)
    expect(seen.filter((trackingId) => trackingId === slow.trackingId)).toHaveLength(1)
  }
})

test('whoever comes back, on another node, is told what they missed and nothing twice', async () => {
  const [one, two] = [await sent(), await sent()]
  const stayed = await Promise.all(
    [nodes.first, nodes.second].map((node) => nodes.followParcels(node, admin)),
  )
  const stream = await nodes.followParcels(nodes.first, receiver)
  await stream.ready()
  await setStatus(one, 'APPROVED')
  const { id: lastEventId } = await stream.event(showing(one, 2))
  await stream.leave()

  await setStatus(two, 'APPROVED')
  await setStatus(one, 'DISPATCHED')
  await setStatus(one, 'IN_TRANSIT')
  await Promise.all(stayed.map((other) => other.event(showing(one, 4))))

  const now = {
    one: (await ask(receiver).getParcel(one._id)).body.data,
    two: (await ask(receiver).getParcel(two._id)).body.data,
  }
  const byHeader = await nodes.followParcels(nodes.second, receiver, { lastEventId })
  const byQuery = await nodes.followParcels(nodes.first, receiver, {
    query: `?lastEventId=${lastEventId}`,
  })
  for (const back of [byHeader, byQuery]) {
    await back.ready()
    // Each parcel's own changes are in order; those of two parcels may stand either way round.
    expect(back.parcels()).toHaveLength(2)
    expect(back.parcels()).toEqual(expect.arrayContaining([now.two, now.one]))
  }
  const last = await nodes.followParcels(nodes.first, receiver, { lastEventId: byHeader.lastId() })
  await last.ready()
  expect(last.parcels()).toEqual([])
})

test('a visitor who comes back is shown the parcel only if it has changed', async () => {
  const parcel = await sent()
  const stream = await nodes.followParcel(nodes.first, parcel.trackingId)
  await stream.ready()
  expect([stream.parcels().length, stream.lastId()]).toEqual([1, '1'])
  await stream.leave()

  const same = await nodes.followParcel(nodes.second, parcel.trackingId, { lastEventId: '1' })
  await same.ready()
  expect(same.parcels()).toEqual([])

  await setStatus(parcel, 'APPROVED')
  await same.event(showing(parcel, 2))
  const changed = await nodes.followParcel(nodes.first, parcel.trackingId, { lastEventId: '1' })
  await changed.ready()
  expect(changed.parcels()).toEqual(same.parcels())
  expect(changed.lastId()).toBe('2')
})

test('an id that is none of ours, or far behind, is answered with advice to fetch anew', async () => {
  const stream = await nodes.followParcels(nodes.first, sender, { lastEventId: 'A'.repeat(22) })
  await stream.ready()
  // What changed just before may be told behind them.
  expect(stream.events.slice(0, 2).map(({ name }) => name)).toEqual(['reset', 'ready'])
  expect(stream.events[0]?.id).toBe(stream.events[1]?.id)
})

test('ids of events say nothing of how much goes on', async () => {
  const parcel = await sent()
  const stream = await nodes.followParcels(nodes.first, sender)
  await stream.ready()
  await setStatus(parcel, 'APPROVED')
  await stream.event(showing(parcel, 2))
  const [before = '', after = ''] = stream.events.map(({ id }) => id)
  expect([before, after].every((id) => /^[\w-]{22}$/.test(id))).toBe(true)
  const alike = before.split('').filter((letter, place) => letter === after[place])
  expect(alike.length).toBeLessThan(8)
})

test('a tracking ID that nobody has is a 404, in the words of the lookup', async () => {
  const answer = await fetch(`${nodes.first}/api/parcel/track/TRK-0000-0000-0000-0000/events`)
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { success: false, message: 'Parcel not found!' },
  ])
})
