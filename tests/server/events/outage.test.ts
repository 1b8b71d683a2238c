import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Parcel } from '../../../openapi.d.ts'
import type { Person } from '../support/api.ts'
import { openGate } from '../stress/support/database-gate.ts'
import { showing, startTwoNodes, type Listener, type TwoNodes } from '../support/event-streams.ts'
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
      if (String(chunk).includes('live: failed')) failures += 1
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

const sent = async () =>
  (await nodes.api.ask(sender).createParcel(newParcelFor(receiver))).body.data
const setStatus = async (parcel: Parcel, status: 'APPROVED' | 'DISPATCHED') =>
  (await nodes.api.ask(admin).updateParcelStatus(parcel._id, { status })).body.data

/** How many entries each telling of a parcel had. */
const toldOf = (stream: Listener, { trackingId }: Parcel) =>
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
  'streams stay open while the database is %s; then all that was missed is told once',
  async (_how, [goAway, comeBack]) => {
    const [old, other] = [await sent(), await sent()]
    const people = [admin, sender, receiver]
    const streams = await Promise.all(
      people.map((person) => nodes.followParcels(nodes.second, person)),
    )
    const visitor = await nodes.followParcel(nodes.second, old.trackingId)
    await Promise.all([...streams, visitor].map((stream) => stream.ready()))
    await setStatus(other, 'APPROVED')
    await Promise.all(streams.map((stream) => stream.event(showing(other, 2))))

    goAway()
    await setStatus(old, 'APPROVED')
    await setStatus(old, 'DISPATCHED')
    const fresh = await sent()
    await hasFailed(2)
    expect((await nodes.followParcels(nodes.second, sender)).status).toBe(503)
    const before = [...streams, visitor].map((stream) => stream.text())

    comeBack()
    const now = await nodes.api.ask(sender).getParcel(old._id)
    for (const stream of streams) {
      await stream.event(showing(fresh, 1))
      await stream.event(showing(old, 3))
    }
    await visitor.event(showing(old, 3))
    // Whatever else were told would be told by now.
    await setStatus(fresh, 'APPROVED')
    for (const stream of streams) {
      await stream.event(showing(fresh, 2))
      expect([other, old, fresh].map((parcel) => toldOf(stream, parcel))).toEqual([
        [2],
        [3],
        [1, 2],
      ])
    }
    expect(toldOf(visitor, old)).toEqual([1, 3])
    expect(streams[1]?.parcels()).toContainEqual(now.body.data)
    for (const [index, stream] of [...streams, visitor].entries()) {
      expect(stream.text().startsWith(before[index] ?? '')).toBe(true)
    }
  },
)

test('whoever leaves a node without its database misses nothing on the other, nor coming back', async () => {
  const parcel = await sent()
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
  expect(toldOf(elsewhere, parcel)).toEqual([2, 3])

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
  // Unless the node was behind and could not know: then everything is to be fetched.
  expect([[], ['reset']]).toContainEqual(
    last.events.map(({ name }) => name).filter((name) => name !== 'ready'),
  )
})

test('a person who is blocked while the node cannot know is let go when it can', async () => {
  const theirs = await nodes.followParcels(nodes.second, sender)
  const others = await nodes.followParcels(nodes.second, receiver)
  await Promise.all([theirs, others].map((stream) => stream.ready()))
  gate.shut()
  await hasFailed(1)
  const parcel = await sent()
  await nodes.api.ask(admin).blockUser(sender.id)
  gate.openTo(nodes.api.url)

  await theirs.ended
  await others.event(showing(parcel, 1))
  expect(theirs.parcels()).toEqual([])
})

test('a stream that ran out ends in time, database or not', async () => {
  const stream = await nodes.followParcels(nodes.second, sender)
  await stream.ready()
  gate.shut()
  await hasFailed(1)
  nodes.api.secondsPass(15 * 60)
  await stream.ended
  expect(stream.parcels()).toEqual([])
})
