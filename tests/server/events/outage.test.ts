import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Parcel } from '../../../openapi.d.ts'
import type { Person } from '../support/api.ts'
import { openGate } from '../stress/support/database-gate.ts'
import { showing, startTwoNodes, type Subscriber, type TwoNodes } from '../support/event-streams.ts'
import { newParcelFor } from '../support/valid-requests.ts'

// The second node reaches its database through a gate; the first goes on all the time.
let gate: Awaited<ReturnType<typeof openGate>>
let failures: number
let nodes: TwoNodes
let admin: Person
let sender: Person
let receiver: Person
beforeEach(async () => {
  gate = await openGate()
  failures = 0
  const stream = new Writable({
    write(chunk, _encoding, done) {
      if (String(chunk).includes('events: failed')) failures += 1
      done()
    },
  })
  nodes = await startTwoNodes(
    {},
    {
      logger: { level: 'warn', stream },
      reach(url) {
        gate.openTo(url)
        return gate.through(url)
      },
    },
  )
  admin = await nodes.api.signedIn('ADMIN')
  sender = await nodes.api.signedIn('SENDER')
  receiver = await nodes.api.signedIn('RECEIVER')
})
afterEach(async () => {
  gate.letGo()
  await nodes.stop()
  await gate.close()
})

const createParcel = async () =>
  (await nodes.api.as(sender).createParcel(newParcelFor(receiver))).body.data
const setStatus = async (parcel: Parcel, status: 'APPROVED' | 'DISPATCHED') =>
  (await nodes.api.as(admin).updateParcelStatus(parcel._id, { status })).body.data

/** How many log entries each event of the parcel had. */
const entriesSent = (stream: Subscriber, { trackingId }: Parcel) =>
  stream
    .parcels()
    .filter((data) => (data as Parcel).trackingId === trackingId)
    .map((data) => (data as Parcel).statusLogs.length)

const hasFailed = async (times: number) => {
  await expect.poll(() => failures, { timeout: 20_000 }).toBeGreaterThanOrEqual(times)
}

const outages = {
  'cut off': [() => gate.shut(), () => gate.openTo(nodes.api.url)],
  'without an answer': [() => gate.hold(), () => gate.letGo()],
} as const

test.each(Object.entries(outages))(
  'streams stay open while the database is %s; then all that was missed is sent once',
  async (_how, [goAway, comeBack]) => {
    const [old, other] = [await createParcel(), await createParcel()]
    const callers = [admin, sender, receiver]
    const streams = await Promise.all(
      callers.map((caller) => nodes.followParcels(nodes.second, caller)),
    )
    const visitor = await nodes.followParcel(nodes.second, old.trackingId)
    await Promise.all([...streams, visitor].map((stream) => stream.ready()))
    await setStatus(other, 'APPROVED')
    await Promise.all(streams.map((stream) => stream.event(showing(other, 2))))

    goAway()
    await setStatus(old, 'APPROVED')
    await setStatus(old, 'DISPATCHED')
    const fresh = await createParcel()
    await hasFailed(2)
    expect((await nodes.followParcels(nodes.second, sender)).status).toBe(503)
    const before = [...streams, visitor].map((stream) => stream.text())

    comeBack()
    const now = await nodes.api.as(sender).getParcel(old._id)
    for (const stream of streams) {
      await stream.event(showing(fresh, 1))
      await stream.event(showing(old, 3))
    }
    await visitor.event(showing(old, 3))
    // Anything else would have been sent before this.
    await setStatus(fresh, 'APPROVED')
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

test('a sender who leaves a node without its database misses nothing on the other, nor coming back', async () => {
  const parcel = await createParcel()
  const stream = await nodes.followParcels(nodes.second, sender)
  const { id: lastEventId } = await stream.ready()
  gate.shut()
  await setStatus(parcel, 'APPROVED')
  await hasFailed(1)
  await stream.leave()

  const elsewhere = await nodes.followParcels(nodes.first, sender, { lastEventId })
  await elsewhere.event(showing(parcel, 2))
  await setStatus(parcel, 'DISPATCHED')
  await elsewhere.event(showing(parcel, 3))
  expect(entriesSent(elsewhere, parcel)).toEqual([2, 3])

  gate.openTo(nodes.api.url)
  const back = async () => {
    const again = await nodes.followParcels(nodes.second, sender, {
      lastEventId: elsewhere.lastId(),
    })
    if (again.status === 200) await again.ready()
    return again
  }
  await expect.poll(async () => (await back()).status, { timeout: 15_000 }).toBe(200)
  const last = await back()
  // A node that is still behind sends some of it again rather than nothing.
  expect(last.events.map(({ name }) => name)).not.toContain('reset')
})

test('a sender who is blocked while the node cannot know is disconnected once it can', async () => {
  const blocked = await nodes.followParcels(nodes.second, sender)
  const other = await nodes.followParcels(nodes.second, receiver)
  await Promise.all([blocked, other].map((stream) => stream.ready()))
  gate.shut()
  await hasFailed(1)
  const parcel = await createParcel()
  await nodes.api.as(admin).blockUser(sender.id)
  gate.openTo(nodes.api.url)

  await blocked.ended
  await other.event(showing(parcel, 1))
  expect(blocked.parcels()).toEqual([])
})

test('a stream whose access token has ended is closed, database or not', async () => {
  const stream = await nodes.followParcels(nodes.second, sender)
  await stream.ready()
  gate.shut()
  await hasFailed(1)
  nodes.api.secondsPass(15 * 60)
  await stream.ended
  expect(stream.parcels()).toEqual([])
})
