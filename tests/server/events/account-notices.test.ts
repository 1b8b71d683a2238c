import sql from 'sql-template-tag'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { password } from '../support/api.ts'
import { showing, startTwoNodesWithUsers, type Subscriber } from '../support/event-streams.ts'

const nodes = await startTwoNodesWithUsers()
afterAll(() => nodes.stop())
const { api, second } = nodes
beforeEach(() => nodes.leaveAll())

const changePassword = async (person: Parameters<typeof api.as>[0]) => {
  const next = { currentPassword: password, password: 'another horse 8' }
  const { status } = await api
    .as(person)
    .changePassword({ ...next, confirmPassword: 'another horse 8' })
  expect(status).toBe(200)
}

const noticesIn = ({ events }: Subscriber) => events.filter(({ name }) => name === 'notification')
const notice = ({ name }: { name: string }) => name === 'notification'

/** Sends all pending events: an event of a new parcel comes after all that happened before it. */
async function untilAllIsSent(streams: Subscriber[]): Promise<void> {
  const parcel = await nodes.createParcel()
  await Promise.all(streams.map((stream) => stream.event(showing(parcel, 1))))
}

test('all tabs of a user whose password was changed learn of the notice, and no other user does', async () => {
  const { admin, sender, receiver } = nodes
  const own = [
    await nodes.readyParcels(nodes.first, sender),
    await nodes.readyParcels(second, sender),
  ]
  const others = [
    await nodes.readyParcels(second, admin),
    await nodes.readyParcels(second, receiver),
  ]
  await changePassword(sender)
  await Promise.all(own.map((stream) => stream.event(notice)))
  await untilAllIsSent([...own, ...others])
  expect(own.map(noticesIn)).toEqual(own.map(() => [{ id: '', name: 'notification', data: {} }]))
  expect(others.map(noticesIn)).toEqual([[], []])

  const written = await api.db.query(sql`
    select change.user_id, change.number is not null as is_numbered, account_event ->> 'kind' as kind
    from parcel_changes as change join notifications on notifications.id = change.parcel_id
  `)
  expect(written).toEqual([{ user_id: sender.id, is_numbered: true, kind: 'PASSWORD_CHANGED' }])
})

test('an administrator who comes back learns what happened to their own account in the meantime', async () => {
  const [ada, ben] = [await api.signedIn('ADMIN', 'Ada'), await api.signedIn('ADMIN', 'Ben')]
  const streams = [await nodes.readyParcels(second, ada), await nodes.readyParcels(second, ben)]
  await untilAllIsSent(streams)
  await Promise.all(streams.map((stream) => stream.leave()))
  await changePassword(ada)
  const [adasEnd, bensEnd] = streams.map((stream) => stream.lastId())
  await nodes.createParcel()

  const adas = await nodes.readyParcels(second, ada, { lastEventId: adasEnd ?? '' })
  await adas.event(notice)
  const bens = await nodes.readyParcels(second, ben, { lastEventId: bensEnd ?? '' })
  await untilAllIsSent([adas, bens])
  expect([noticesIn(adas).length, noticesIn(bens).length]).toEqual([1, 0])
})

test('a courier, who has no notification center, learns nothing', async () => {
  const cem = await api.signedIn('COURIER')
  await changePassword(cem)
  expect(
    await api.db.query(sql`select number from parcel_changes where user_id = ${cem.id}`),
  ).toEqual([])
})
