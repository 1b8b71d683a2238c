import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { maxKeptChanges } from '../../../server/events/repository.ts'
import { meanwhile } from '../support/held-rows.ts'
import { showing, startGatedNodes, type GatedNodes } from '../support/event-streams.ts'

// Subscribers that were away too long get a `reset`: they have to fetch everything again.
let nodes: GatedNodes
beforeEach(async () => {
  nodes = await startGatedNodes()
})
afterEach(() => nodes.stop())

test('a sender who missed 200 parcels gets each of them, and with one more is told to fetch everything', async () => {
  const stayed = await nodes.followParcels(nodes.first, nodes.admin)
  const stream = await nodes.followParcels(nodes.first, nodes.sender)
  const { id: lastEventId } = await stream.ready()
  await stayed.ready()
  await stream.leave()

  await insertParcels(200)
  await allNumbered()
  await stayed.event(showing({ trackingId: numberedTrackingId(200) }, 1))
  const back = await nodes.readyParcels(nodes.first, nodes.sender, { lastEventId })
  expect(back.events.at(-1)?.name).toBe('ready')
  const missed = back.parcels().map((data) => (data as { trackingId: string }).trackingId)
  expect(missed.toSorted()).toEqual(
    Array.from({ length: 200 }, (_, index) => numberedTrackingId(index + 1)),
  )

  const last = await nodes.createParcel()
  await stayed.event(showing(last, 1))
  const tooLate = await nodes.followParcels(nodes.first, nodes.sender, { lastEventId })
  const { id } = await tooLate.ready()
  expect(tooLate.events.map((event) => [event.name, event.id])).toEqual([
    ['reset', id],
    ['ready', id],
  ])
  // Only their own parcels count: another sender has missed none.
  const unconcerned = await nodes.readyParcels(nodes.first, await nodes.api.signedIn('SENDER'), {
    lastEventId,
  })
  expect(unconcerned.events.map(({ name }) => name)).toEqual(['ready'])

  // After the reset, everything is as usual.
  const after = await nodes.createParcel()
  await tooLate.event(showing(after, 1))
  expect(tooLate.parcels()).toEqual([after])
})

test('a sender who missed more changes than are kept is told to fetch everything', async () => {
  const stayed = await nodes.followParcels(nodes.first, nodes.admin)
  const stream = await nodes.followParcels(nodes.first, nodes.sender)
  const { id: lastEventId } = await stream.ready()
  await stayed.ready()
  await stream.leave()
  const eventsFrom = async () => {
    const back = await nodes.readyParcels(nodes.first, nodes.sender, { lastEventId })
    await back.leave()
    return back.events.map(({ name }) => name)
  }

  const parcel = await nodes.createParcel()
  await stayed.event(showing(parcel, 1))
  await insertChanges(maxKeptChanges - 1)
  await allNumbered()
  // Every change that they missed is still stored.
  expect(await eventsFrom()).toEqual(['parcel', 'ready'])

  const later = await nodes.createParcel()
  await stayed.event(showing(later, 1))
  expect(await eventsFrom()).toEqual(['reset', 'ready'])
})

test('a node that was cut off during more changes than are kept tells every subscriber to fetch everything', async () => {
  const watching = await nodes.followParcels(nodes.first, nodes.admin)
  const streams = await Promise.all(
    [nodes.sender, nodes.receiver].map((caller) => nodes.followParcels(nodes.second, caller)),
  )
  const ids = await Promise.all(streams.map(async (stream) => (await stream.ready()).id))
  nodes.gate.shut()
  const missed = await nodes.createParcel()
  await watching.event(showing(missed, 1))
  await insertChanges(maxKeptChanges + 500)
  await allNumbered()
  expect(streams.flatMap((stream) => stream.parcels())).toEqual([])

  nodes.gate.openTo(nodes.api.url)
  await Promise.all(streams.map((stream) => stream.ended))
  // The callers come back immediately, while the node may still be reading, and on the other node.
  for (const node of [nodes.second, nodes.first]) {
    for (const [index, caller] of [nodes.sender, nodes.receiver].entries()) {
      const lastEventId = ids[index] ?? ''
      const back = await nodes.readyParcels(node, caller, { lastEventId })
      expect(back.events.map(({ name }) => name)).toEqual(['reset', 'ready'])
    }
  }
})

test('an administrator who comes back to a node that lags behind is told to fetch everything', async () => {
  const [one, other] = [await nodes.createParcel(), await nodes.createParcel()]
  const before = await nodes.followParcels(nodes.first, nodes.admin)
  const { id: lastEventId } = await before.ready()
  await before.leave()
  const visitors = [
    await nodes.followParcel(nodes.second, one.trackingId),
    await nodes.followParcel(nodes.first, other.trackingId),
  ]
  await Promise.all(visitors.map((stream) => stream.ready()))

  // The second node waits before the first change, while the other one reads all of them.
  const lock = await holdParcels()
  await nodes.api.db.query(sql`
    insert into parcel_changes (parcel_id, entry_number) values (${one._id}, 2)
  `)
  await lock.hasWaiting(1)
  await insertChanges(maxKeptChanges + 500)
  await allNumbered()

  const back = await nodes.readyParcels(nodes.second, nodes.admin, { lastEventId })
  expect(back.events.map(({ name }) => name)).toEqual(['reset', 'ready'])
  await lock.commit()
})

/** Blocks all reads of parcels until the transaction is committed. */
const holdParcels = () =>
  meanwhile(nodes.api, (transaction) =>
    transaction.query(sql`lock table parcels in access exclusive mode`),
  )

const numberedTrackingId = (number: number) =>
  `TRK-0000-0000-0000-${String(number).padStart(4, '0')}`

/** Creates the only parcels, all from the sender to the receiver, in one transaction. */
async function insertParcels(count: number): Promise<void> {
  const { sender, receiver } = nodes
  const { db, now } = nodes.api
  await db.transaction(async (transaction) => {
    await transaction.query(sql`
      insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
        fee_cents, delivery_status, from_address, to_address, created_at, updated_at)
      select gen_random_uuid(), 'TRK-0000-0000-0000-' || lpad(number::text, 4, '0'), ${sender.id},
        ${receiver.id}, 'PACKAGE', 100, 500, 'REQUESTED', 'Here', 'There', ${now()}, ${now()}
      from generate_series(1, ${count}::integer) as number
    `)
    await transaction.query(sql`
      insert into status_logs (parcel_id, entry_number, status, updated_by, created_at)
      select id, 1, 'REQUESTED', sender_id, created_at from parcels
    `)
    await transaction.query(sql`
      insert into parcel_changes (parcel_id, entry_number) select id, 1 from parcels
    `)
  })
}

/** Uses a parcel that is gone, so no subscriber gets these changes. */
async function insertChanges(count: number): Promise<void> {
  await nodes.api.db.query(sql`
    insert into parcel_changes (parcel_id, entry_number)
    select ${randomUUID()}::uuid, number from generate_series(1, ${count}::integer) as number
  `)
}

/** Waits until the first node, which has a subscriber, has numbered them. */
async function allNumbered(): Promise<void> {
  await expect
    .poll(
      async () => {
        const [row] = await nodes.api.db.query<{ waiting: number }>(sql`
          select count(*)::int as waiting from parcel_changes where number is null
        `)
        return row?.waiting
      },
      { timeout: 15_000 },
    )
    .toBe(0)
}
