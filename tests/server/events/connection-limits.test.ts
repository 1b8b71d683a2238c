import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusalBody } from '../support/answers.ts'
import {
  startTwoNodesWithUsers,
  type Subscriber,
  type TwoNodesWithUsers,
} from '../support/event-streams.ts'

const maxStreams = 70
const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }
let nodes: TwoNodesWithUsers
let trackingId: string
beforeEach(async () => {
  nodes = await startTwoNodesWithUsers(settings, { maxStreams })
  trackingId = (await nodes.createParcel()).trackingId
})
afterEach(() => nodes.stop())

const follow = (node: string, address: string) => nodes.followParcel(node, trackingId, { address })

async function followTimes(count: number, node: (turn: number) => string, address: string) {
  const streams: Subscriber[] = []
  for (let turn = 0; turn < count; turn += 1) streams.push(await follow(node(turn), address))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  return streams
}

const refusalOf = async (stream: Subscriber) => {
  await stream.ended
  return [stream.status, stream.headers['retry-after'], JSON.parse(stream.text()) as unknown]
}
const tooMany = refusalBody('Too many tries. Please wait a moment.')
const busy = refusalBody('The service is busy or being restarted. Please try again.')

describe('a visitor', () => {
  test('can open 60 streams a minute from one address, counted over both nodes', async () => {
    const either = (turn: number) => (turn % 2 === 0 ? nodes.first : nodes.second)
    await followTimes(60, either, '203.0.113.7')
    nodes.api.secondsPass(20)
    for (const node of [nodes.first, nodes.second]) {
      expect(await refusalOf(await follow(node, '203.0.113.7'))).toEqual([429, '40', tooMany])
      expect((await follow(node, '203.0.113.8')).status).toBe(200)
    }
    nodes.api.secondsPass(40)
    expect((await follow(nodes.first, '203.0.113.7')).status).toBe(200)
  })

  test('can have 60 of them open on a node, however slowly they were opened', async () => {
    // One household has a whole network of IPv6 addresses.
    const home = (turn: number) => `2001:db8:1:2::${turn + 1}`
    const streams: Subscriber[] = []
    for (let turn = 0; turn < 60; turn += 1) {
      if (turn === 30) nodes.api.secondsPass(60)
      streams.push(await follow(nodes.second, home(turn)))
    }
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    expect(await refusalOf(await follow(nodes.second, home(60)))).toEqual([429, '30', tooMany])
    expect((await follow(nodes.second, '2001:db8:1:3::1')).status).toBe(200)
    expect((await follow(nodes.first, home(60))).status).toBe(200)

    await streams[0]?.leave()
    nodes.api.secondsPass(60)
    await expect
      .poll(async () => (await follow(nodes.second, home(61))).status, { timeout: 15_000 })
      .toBe(200)
    expect((await follow(nodes.second, home(62))).status).toBe(429)
  })
})

test('a node with as many streams as it can hold refuses the next one with a 503 for a while', async () => {
  const streams = await followTimes(maxStreams - 11, () => nodes.second, '198.51.100.1')
  streams.push(...(await followTimes(10, () => nodes.second, '198.51.100.2')))
  const own = await nodes.readyParcels(nodes.second, nodes.sender)

  const next = nodes.receiver
  expect(await refusalOf(await nodes.followParcels(nodes.second, next))).toEqual([503, '30', busy])
  expect(await refusalOf(await follow(nodes.second, '198.51.100.3'))).toEqual([503, '30', busy])
  // All other requests are served, and the other node has room.
  const list = await fetch(`${nodes.second}/api/parcel/me`, {
    headers: { cookie: `accessToken=${nodes.sender.cookies['accessToken']}` },
  })
  expect(list.status).toBe(200)
  expect((await nodes.followParcels(nodes.first, next)).status).toBe(200)
  // The open streams stay open.
  const parcel = await nodes.createParcel()
  expect((await own.event(({ name }) => name === 'parcel')).data).toEqual(parcel)

  await streams[0]?.leave()
  await expect
    .poll(async () => (await nodes.followParcels(nodes.second, next)).status, { timeout: 15_000 })
    .toBe(200)
  expect((await nodes.followParcels(nodes.second, next)).status).toBe(503)
})

test('a visitor whose request fails does not use up a connection', async () => {
  const unknown = () =>
    nodes.followParcel(nodes.second, 'TRK-0000-0000-0000-0000', { address: '192.0.2.1' })
  for (let turn = 0; turn < 60; turn += 1) expect((await unknown()).status).toBe(404)
  nodes.api.secondsPass(60)
  await followTimes(60, () => nodes.second, '192.0.2.1')
})
