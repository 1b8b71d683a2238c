import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  showing,
  startTwoNodesWithUsers,
  type Subscriber,
  type TwoNodesWithUsers,
} from '../support/event-streams.ts'

let nodes: TwoNodesWithUsers
beforeEach(async () => {
  // Only heartbeats use fake intervals; everything else runs in real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  nodes = await startTwoNodesWithUsers()
})
afterEach(async () => {
  await nodes.stop()
  vi.useRealTimers()
})

// Waiting with `expect.poll` would advance the clock.
const hasBeats = async (stream: Subscriber, count: number) => {
  await stream.event(() => stream.beats.length >= count)
  expect(stream.beats).toHaveLength(count)
}

test('every subscriber gets a heartbeat every second, and no more often', async () => {
  const parcel = await nodes.createParcel()
  const streams = [
    await nodes.followParcels(nodes.first, nodes.sender),
    await nodes.followParcels(nodes.second, nodes.receiver),
    await nodes.followParcel(nodes.second, parcel.trackingId),
  ]
  const ready = await Promise.all(streams.map((stream) => stream.ready()))
  expect(ready.map(({ data }) => data)).toEqual(streams.map(() => ({ beat: 1_000 })))

  vi.advanceTimersByTime(999)
  await nodes.setStatus(parcel, 'APPROVED')
  for (const stream of streams) {
    await stream.event(showing(parcel, 2))
    expect(stream.beats).toEqual([])
  }
  vi.advanceTimersByTime(1)
  for (const stream of streams) await hasBeats(stream, 1)
  vi.advanceTimersByTime(10 * 1_000)
  for (const stream of streams) {
    await hasBeats(stream, 11)
    expect(stream.beats.every(({ data }) => JSON.stringify(data) === '{}')).toBe(true)
    // The comment is for proxies in between, which cannot see events.
    expect(stream.text().match(/^: still here$/gm)).toHaveLength(11)
  }
})

test('a sender continues from the ID of the last heartbeat, on either node', async () => {
  const other = await nodes.api.signedIn('SENDER')
  const quiet = await nodes.followParcels(nodes.first, nodes.sender)
  const busy = await nodes.followParcels(nodes.first, nodes.admin)
  await Promise.all([quiet, busy].map((stream) => stream.ready()))
  const before = quiet.lastId()

  // A parcel of others: the sender does not get it, but their ID moves on with it.
  const foreign = await nodes.createParcel(other)
  await busy.event(showing(foreign, 1))
  vi.advanceTimersByTime(1_000)
  await hasBeats(quiet, 1)
  const lastEventId = quiet.lastId()
  expect(lastEventId).toBe(busy.lastId())
  expect(lastEventId).not.toBe(before)
  await quiet.leave()

  const own = await nodes.createParcel()
  await busy.event(showing(own, 1))
  for (const node of [nodes.first, nodes.second]) {
    const back = await nodes.readyParcels(node, nodes.sender, { lastEventId })
    expect(back.events.map(({ name }) => name)).toEqual(['parcel', 'ready'])
    expect(back.parcels()).toEqual([own])
  }
})

test('a visitor’s heartbeat does not move their position', async () => {
  const parcel = await nodes.createParcel()
  const stream = await nodes.readyParcel(nodes.first, parcel.trackingId)
  vi.advanceTimersByTime(1_000)
  await hasBeats(stream, 1)
  expect(stream.beats[0]?.id).toBe('')
  expect(stream.text()).toMatch(/: still here\nevent: beat\ndata: \{\}\n\n$/)
})

test('a node that shuts down leaves no timer behind', async () => {
  const stream = await nodes.readyParcels(nodes.second, nodes.sender)
  const before = vi.getTimerCount()
  await nodes.other.close()
  await stream.ended
  // The node's heartbeat, and the timer of each of its fourteen jobs.
  expect(vi.getTimerCount()).toBe(before - 15)
})
