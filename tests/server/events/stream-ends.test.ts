import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { createConnection } from '../../../server/events/connection.ts'
import { createEventHub } from '../../../server/events/event-hub.ts'
import type { HttpError } from '../../../server/http/errors.ts'
import { password, type Person } from '../support/api.ts'
import {
  showing,
  startTwoNodes,
  withUsers,
  type TwoNodesWithUsers,
} from '../support/event-streams.ts'
import { meanwhile } from '../support/held-rows.ts'

const both = await startTwoNodes()
let nodes: TwoNodesWithUsers
afterAll(() => both.stop())
beforeEach(async () => {
  nodes = await withUsers(both)
})
afterEach(() => nodes.leaveAll())

test('blocking a sender ends their streams on every node, and no stream of another user', async () => {
  const parcel = await nodes.createParcel()
  const blocked = await Promise.all(
    [nodes.first, nodes.second].map((node) => nodes.followParcels(node, nodes.sender)),
  )
  const other = await nodes.followParcels(nodes.second, nodes.receiver)
  await Promise.all([...blocked, other].map((stream) => stream.ready()))

  await nodes.api.as(nodes.admin).blockUser(nodes.sender.id)
  await Promise.all(blocked.map((stream) => stream.ended))
  await nodes.setStatus(parcel, 'APPROVED')
  await other.event(showing(parcel, 2))

  expect(blocked.flatMap((stream) => stream.parcels())).toEqual([])
  const again = await nodes.followParcels(nodes.first, nodes.sender)
  expect(again.status).toBe(403)
})

test('a logout ends the stream of that session only', async () => {
  const elsewhere = { ...nodes.sender, ...(await secondSession(nodes.sender)) }
  const [here, there] = [
    await nodes.followParcels(nodes.second, nodes.sender),
    await nodes.followParcels(nodes.second, elsewhere),
  ]
  await Promise.all([here.ready(), there.ready()])

  await nodes.api.as(nodes.sender).logoutUser()
  await here.ended

  const parcel = await nodes.createParcel(elsewhere)
  const created = await there.event(showing(parcel, 1))
  expect(created.data).toEqual(parcel)
  expect(here.parcels()).toEqual([])
})

test('a stream ends when the access token that opened it expires', async () => {
  const stream = await nodes.readyParcels(nodes.first, nodes.sender)
  nodes.api.secondsPass(15 * 60)
  await stream.ended
  expect((await nodes.followParcels(nodes.first, nodes.sender)).status).toBe(401)
})

test('a user can have ten streams on a node; the eleventh waits until one of them ends', async () => {
  const streams = []
  for (let turn = 0; turn < 10; turn += 1) {
    streams.push(await nodes.followParcels(nodes.first, nodes.sender))
  }
  const tooMany = await nodes.followParcels(nodes.first, nodes.sender)
  expect([tooMany.status, tooMany.headers['retry-after']]).toEqual([429, '30'])
  expect((await nodes.followParcels(nodes.first, nodes.receiver)).status).toBe(200)

  await streams[0]?.leave()
  await expect
    .poll(async () => (await nodes.followParcels(nodes.first, nodes.sender)).status)
    .toBe(200)
})

test('a node that shuts down ends its streams with a time to come back, and closes', async () => {
  const own = await startTwoNodes()
  const stream = await own.readyParcels(own.second, await own.api.signedIn('SENDER'))
  const closed = own.other.close()
  await stream.ended
  await closed
  expect(stream.text()).toMatch(/retry: [1-5]\d{3}\n\n$/)
  await own.stop()
})

test('a subscriber that does not read is cut off before much is buffered for it', async () => {
  let onClose = () => {}
  const closed = new Promise<void>((resolve) => (onClose = resolve))
  const connection = createConnection(onClose)
  let response: ServerResponse | undefined
  const server = createServer((_request, ofRequest) => {
    response = ofRequest
    connection.writeTo(ofRequest)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  const begun = new Promise<void>((resolve) => socket.once('data', () => resolve()))
  connection.open(': hello\n\n')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await begun
  socket.pause()

  const text = `: ${'x'.repeat(64 * 1024)}\n\n`
  let maxUnread = 0
  for (let turn = 0; turn < 1_000; turn += 1) {
    connection.send(text)
    maxUnread = Math.max(maxUnread, response?.writableLength ?? Infinity)
  }

  await closed
  expect(maxUnread).toBeGreaterThan(text.length)
  expect(maxUnread).toBeLessThan(512 * 1024)
  socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

test('a visitor who comes while a node begins to shut down is sent to another node', async () => {
  const { api } = nodes
  const { _id } = await nodes.createParcel()
  const hub = createEventHub(
    { db: api.db, clock: api.now, config: readConfig({}) },
    { failed: () => undefined },
  )
  const lock = await meanwhile(api, (transaction) =>
    transaction.query(sql`lock table parcel_changes in access exclusive mode`),
  )
  const status = hub.subscribeToParcel(_id, '192.0.2.1', undefined).then(
    () => 200,
    (error: HttpError) => error.status,
  )
  await lock.hasWaiting(1)
  hub.close()
  await lock.commit()
  expect(await status).toBe(503)
  expect(hub.state()).toMatchObject({ visitors: 0 })
})

async function secondSession(person: Person): Promise<Pick<Person, 'cookies'>> {
  const { cookies } = await nodes.api.as(null).loginUser({ email: person.email, password })
  return { cookies }
}
