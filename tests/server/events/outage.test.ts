import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Parcel } from '../../../openapi.d.ts'
import {
  showing,
  startGatedNodes,
  type GatedNodes,
  type Subscriber,
} from '../support/event-streams.ts'
import { logBook } from '../support/log-book.ts'

// The second node reaches its database through a gate; the first one stays connected.
let log: ReturnType<typeof logBook>
let nodes: GatedNodes
beforeEach(async () => {
  log = logBook('warn')
  nodes = await startGatedNodes({ logger: log.logger })
})
afterEach(() => nodes.stop())

/** Reads the number of log entries in each event of the parcel. */
const entriesSent = (stream: Subscriber, { trackingId }: Parcel) =>
  stream
    .parcels()
    .filter((data) => (data as Parcel).trackingId === trackingId)
    .map((data) => (data as Parcel).statusLogs.length)

const hasFailed = async (times: number) => {
  const failures = () => log.text().split('events: failed').length - 1
  await expect.poll(failures, { timeout: 20_000 }).toBeGreaterThanOrEqual(times)
}

const outages = {
  'cut off': [() => nodes.gate.shut(), () => nodes.gate.openTo(nodes.api.url)],
  'without an answer': [() => nodes.gate.hold(), () => nodes.gate.letGo()],
} as const

test.each(Object.entries(outages))(
  'streams stay open while the database is %s; then all missed events are sent once',
  async (_how, [goAway, comeBack]) => {
    const [old, other] = [await nodes.createParcel(), await nodes.createParcel()]
    const callers = [nodes.admin, nodes.sender, nodes.receiver]
    const streams = await Promise.all(
      callers.map((caller) => nodes.followParcels(nodes.second, caller)),
    )
    const visitor = await nodes.followParcel(nodes.second, old.trackingId)
    await Promise.all([...streams, visitor].map((stream) => stream.ready()))
    await nodes.setStatus(other, 'APPROVED')
    await Promise.all(streams.map((stream) => stream.event(showing(other, 2))))

    goAway()
    await nodes.setStatus(old, 'APPROVED')
    await nodes.setStatus(old, 'DISPATCHED')
    const fresh = await nodes.createParcel()
    await hasFailed(2)
    expect((await nodes.followParcels(nodes.second, nodes.sender)).status).toBe(503)
    const before = [...streams, visitor].map((stream) => stream.text())

    comeBack()
    const now = await nodes.api.as(nodes.sender).getParcel(old._id)
    for (const stream of streams) {
      await stream.event(showing(fresh, 1))
      await stream.event(showing(old, 3))
    }
    await visitor.event(showing(old, 3))
    // Any other event would have been sent before this one.
    await nodes.setStatus(fresh, 'APPROVED')
    for (const stream of streams) {
      await stream.event(showing(fresh, 2))
      expect([other, old, fresh].map((parcel) => entriesSent(stream, parcel))).toEqual([
        [2],
        [3],
        [1, 2],
      ])
    }
    expect(entriesSent(visitor, old)).toEqual([1, 3])
    expect(streams[1]?.parcels()).toContainEqual(now.body.data)
    for (const [index, stream] of [...streams, visitor].entries()) {
      expect(stream.text().startsWith(before[index] ?? '')).toBe(true)
    }
  },
)

test('a sender who leaves a node without its database misses nothing, there or on the other node', async () => {
  const parcel = await nodes.createParcel()
  const stream = await nodes.followParcels(nodes.second, nodes.sender)
  const { id: lastEventId } = await stream.ready()
  nodes.gate.shut()
  await nodes.setStatus(parcel, 'APPROVED')
  await hasFailed(1)
  await stream.leave()

  const elsewhere = await nodes.followParcels(nodes.first, nodes.sender, { lastEventId })
  await elsewhere.event(showing(parcel, 2))
  await nodes.setStatus(parcel, 'DISPATCHED')
  await elsewhere.event(showing(parcel, 3))
  expect(entriesSent(elsewhere, parcel)).toEqual([2, 3])

  nodes.gate.openTo(nodes.api.url)
  const back = async () => {
    const again = await nodes.followParcels(nodes.second, nodes.sender, {
      lastEventId: elsewhere.lastId(),
    })
    if (again.status === 200) await again.ready()
    return again
  }
  await expect.poll(async () => (await back()).status, { timeout: 15_000 }).toBe(200)
  const last = await back()
  // A node that is still behind sends some events again rather than none.
  expect(last.events.map(({ name }) => name)).not.toContain('reset')
})

test('a sender who is blocked during a node’s outage is disconnected after it', async () => {
  const blocked = await nodes.followParcels(nodes.second, nodes.sender)
  const other = await nodes.followParcels(nodes.second, nodes.receiver)
  await Promise.all([blocked, other].map((stream) => stream.ready()))
  nodes.gate.shut()
  await hasFailed(1)
  const parcel = await nodes.createParcel()
  await nodes.api.as(nodes.admin).blockUser(nodes.sender.id)
  nodes.gate.openTo(nodes.api.url)

  await blocked.ended
  await other.event(showing(parcel, 1))
  expect(blocked.parcels()).toEqual([])
})

test('a stream whose access token has expired is closed, even without the database', async () => {
  const stream = await nodes.readyParcels(nodes.second, nodes.sender)
  nodes.gate.shut()
  await hasFailed(1)
  nodes.api.secondsPass(15 * 60)
  await stream.ended
  expect(stream.parcels()).toEqual([])
})
