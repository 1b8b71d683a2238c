import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import type { NotifiableEvent, Notification } from '../../../../openapi.d.ts'
import { mailSettings } from '../mail/mail-settings.ts'
import type { Person } from '../../support/api.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { expectRefusedField } from '../../support/answers.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

const api = await apiForFile()
const admin = await api.signedIn('ADMIN')

/** A sender and a receiver without notifications, and a parcel between them. */
async function startParcel() {
  const sender = await api.signedIn('SENDER')
  const receiver = await api.signedIn('RECEIVER')
  const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
  const set = async (status: 'APPROVED' | 'DISPATCHED' | 'IN_TRANSIT' | 'DELIVERED') => {
    api.secondsPass(1)
    expect((await api.as(admin).updateParcelStatus(body.data._id, { status })).status).toBe(200)
  }
  return { sender, receiver, parcel: body.data, set }
}

const list = async (person: Person, query: { page?: number; limit?: number; unread?: boolean }) =>
  (await api.as(person).listNotifications({ query })).body
const statuses = (found: Notification[]) => found.map(({ parcel }) => parcel?.status)
const unread = async (person: Person) => (await api.as(person).countUnread()).body.data

it('a sender finds the changes of their parcel, newest first, in pages', async () => {
  const { sender, receiver, parcel, set } = await startParcel()
  await set('APPROVED')
  await set('DISPATCHED')
  await set('IN_TRANSIT')

  const first = await list(sender, { page: 1, limit: 2 })
  expect(first.message).toBe('Notifications')
  expect(statuses(first.data)).toEqual(['IN_TRANSIT', 'DISPATCHED'])
  expect(first.meta).toEqual({ page: 1, limit: 2, total: 3 })
  expect(first.data[0]).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    createdAt: api.now().toISOString(),
    readAt: null,
    parcel: {
      _id: parcel._id,
      trackingId: parcel.trackingId,
      status: 'IN_TRANSIT',
      from: { name: sender.name, address: parcel.fromAddress },
      to: { name: receiver.name, address: parcel.toAddress },
    },
  })
  expect(statuses((await list(sender, { page: 2, limit: 2 })).data)).toEqual(['APPROVED'])
  expect(statuses((await list(receiver, {})).data)).toEqual([
    'IN_TRANSIT',
    'DISPATCHED',
    'REQUESTED',
  ])
  expect(await unread(sender)).toEqual({ count: 3, isCapped: false })
})

it('a sender marks one as read, which leaves the others unread', async () => {
  const { sender, set } = await startParcel()
  await set('APPROVED')
  await set('DISPATCHED')
  const [newest] = (await list(sender, {})).data

  const { status, body } = await api.as(sender).readNotifications({ ids: [newest?.id ?? ''] })
  expect([status, body.message]).toEqual([200, 'Notifications marked as read'])
  expect(body.data).toEqual({ count: 1, isCapped: false })
  const now = await list(sender, {})
  expect(now.data.map(({ readAt }) => readAt)).toEqual([api.now().toISOString(), null])
  expect(statuses((await list(sender, { unread: true })).data)).toEqual(['APPROVED'])
  expect(statuses((await list(sender, { unread: false })).data)).toHaveLength(2)

  // The time when it was first read stays.
  api.secondsPass(60)
  await api.as(sender).readNotifications({ ids: [newest?.id ?? ''] })
  expect((await list(sender, {})).data[0]?.readAt).toBe(now.data[0]?.readAt)
})

it('a receiver marks the notifications as read that they have seen, and later ones stay unread', async () => {
  const { receiver, set } = await startParcel()
  await set('DISPATCHED')
  const [seen] = (await list(receiver, {})).data
  await set('IN_TRANSIT')

  const before = seen?.createdAt ?? ''
  const { body } = await api.as(receiver).readNotifications({ before })
  expect(body.data).toEqual({ count: 1, isCapped: false })
  expect(statuses((await list(receiver, { unread: true })).data)).toEqual(['IN_TRANSIT'])

  expect((await api.as(receiver).readNotifications({})).body.data.count).toBe(0)
})

it('a user neither sees, counts nor reads the notifications of another', async () => {
  const { sender, receiver, set } = await startParcel()
  const stranger = await api.signedIn('SENDER')
  await set('DISPATCHED')
  const ids = (await list(sender, {})).data.map(({ id }) => id)

  for (const other of [stranger, receiver, admin]) {
    expect((await api.as(other).readNotifications({ ids })).status).toBe(200)
    await api.as(other).readNotifications({})
    const own = (await list(other, {})).data.map(({ id }) => id)
    expect(own.filter((id) => ids.includes(id))).toEqual([])
  }
  expect((await list(stranger, {})).data).toEqual([])
  expect(await unread(stranger)).toEqual({ count: 0, isCapped: false })
  expect(await unread(sender)).toEqual({ count: 1, isCapped: false })
  expect((await list(sender, {})).data.map(({ readAt }) => readAt)).toEqual([null])
})

it('a sender reads that an endpoint was disabled, and why', async () => {
  const sender = await api.signedIn('SENDER')
  const id = '7b0f5c1e-93a4-4a5e-8a43-4a1f6a1d0b11'
  await api.db.query(sql`
    insert into webhook_endpoints
      (id, user_id, url, events, secret, disabled_at, disabled_because, created_at)
    values (${id}, ${sender.id}, 'https://shop.example/hook', '{parcel.created}', 's', now(),
      'GONE', now())
  `)
  await api.db.query(sql`
    insert into notifications (user_id, endpoint_id, created_at)
    values (${sender.id}, ${id}, '2026-03-02T09:00:00.123456Z')
  `)
  const told = async () => (await list(sender, {})).data
  expect((await told())[0]).toMatchObject({
    webhook: { id, url: 'https://shop.example/hook', reason: 'GONE' },
  })
  expect((await told())[0]).not.toHaveProperty('parcel')
  // The time in JSON is a little before the one in the database; a notification of a millisecond
  // later stays unread.
  const before = (await told())[0]?.createdAt ?? ''
  await api.db.query(sql`
    insert into notifications (user_id, endpoint_id, created_at)
    values (${sender.id}, ${id}, '2026-03-02T09:00:00.124Z')
  `)
  const { body } = await api.as(sender).readNotifications({ before })
  expect(body.data.count).toBe(1)
  expect((await list(sender, { unread: true })).data).toMatchObject([
    { createdAt: '2026-03-02T09:00:00.124Z' },
  ])
  for (const state of [
    sql`disabled_because = 'OWNER'`,
    sql`disabled_at = null, disabled_because = null`,
  ]) {
    await api.db.query(sql`update webhook_endpoints set ${state} where id = ${id}`)
    expect((await told())[0]?.webhook?.reason).toBeNull()
  }
})

it('more than 99 unread notifications count as 99, and all can be read together', async () => {
  const { receiver, parcel } = await startParcel()
  await api.db.query(sql`
    insert into status_logs (parcel_id, entry_number, status, updated_by, created_at)
    select ${parcel._id}, number, 'IN_TRANSIT', ${admin.id}, now()
    from generate_series(2, 12001) as number
  `)
  await api.db.query(sql`
    insert into notifications (user_id, parcel_id, entry_number, created_at)
    select ${receiver.id}, ${parcel._id}, number, now() from generate_series(2, 12001) as number
  `)
  expect(await unread(receiver)).toEqual({ count: 99, isCapped: true })
  const { meta } = await list(receiver, { unread: true, page: 1000 })
  expect(meta).toEqual({ page: 1000, limit: 10, total: 10_000, totalIsCapped: true })

  expect((await api.as(receiver).readNotifications({})).body.data).toEqual({
    count: 0,
    isCapped: false,
  })
  await api.db.query(sql`
    update notifications set read_at = null
    where user_id = ${receiver.id} and entry_number <= 99
  `)
  expect(await unread(receiver)).toEqual({ count: 99, isCapped: false })
})

it('a blocked parcel is announced with the reason', async () => {
  const { sender, parcel } = await startParcel()
  await api.as(admin).blockParcel(parcel._id, { block: true, note: 'Customs form missing' })
  expect((await list(sender, {})).data[0]?.parcel).toMatchObject({
    status: 'BLOCKED',
    note: 'Customs form missing',
  })
})

const settings = async (person: Person) =>
  (await api.as(person).getNotificationSettings()).body.data
const on = (found: { event: NotifiableEvent; center: boolean; email: boolean }[]) => ({
  center: found.filter(({ center }) => center).map(({ event }) => event),
  email: found.filter(({ email }) => email).map(({ event }) => event),
})

it('each role begins with its default settings', async () => {
  const { sender, receiver } = await startParcel()
  const ofSender = await settings(sender)
  expect([ofSender.sendsEmail, ofSender.email]).toEqual([false, sender.email])
  expect(ofSender.settings.map(({ event }) => event)).toEqual([
    'APPROVED',
    'DISPATCHED',
    'IN_TRANSIT',
    'DELIVERY_ATTEMPT_FAILED',
    'DELIVERED',
    'CANCELED',
    'BLOCKED',
    'UNBLOCKED',
  ])
  expect(on(ofSender.settings).email).toEqual(['DELIVERED', 'CANCELED', 'BLOCKED'])
  const ofReceiver = await settings(receiver)
  expect(ofReceiver.settings).toHaveLength(10)
  expect(on(ofReceiver.settings).email).toEqual([
    'DISPATCHED',
    'IN_TRANSIT',
    'ARRIVAL',
    'DELIVERY_ATTEMPT_FAILED',
    'DELIVERED',
  ])
  expect(on((await settings(admin)).settings)).toEqual({ center: [], email: [] })
})

it('a receiver changes a setting, sees it from then on, and returns to the default', async () => {
  const { receiver, set } = await startParcel()
  const other = await api.signedIn('RECEIVER')
  const theirs = { event: 'DISPATCHED', channel: 'CENTER', isOn: false } as const
  await api.as(other).updateNotificationSettings(theirs)
  const choose = (event: NotifiableEvent, channel: 'CENTER' | 'EMAIL', isOn: boolean) =>
    api.as(receiver).updateNotificationSettings({ event, channel, isOn })
  const stored = ({ id } = receiver) =>
    api.db.query(sql`
      select event, channel, is_on from notification_choices where user_id = ${id} order by event
    `)

  const usual = on((await settings(receiver)).settings)
  const { status, body } = await choose('DISPATCHED', 'CENTER', false)
  expect([status, body.message]).toEqual([200, 'Notification settings'])
  expect(on(body.data.settings)).toEqual({
    center: usual.center.filter((event) => event !== 'DISPATCHED'),
    email: usual.email,
  })
  await choose('APPROVED', 'CENTER', true)
  await choose('APPROVED', 'CENTER', true)
  expect(await stored()).toEqual([
    { event: 'APPROVED', channel: 'CENTER', is_on: true },
    { event: 'DISPATCHED', channel: 'CENTER', is_on: false },
  ])
  await set('APPROVED')
  await set('DISPATCHED')
  expect(statuses((await list(receiver, {})).data)).toEqual(['APPROVED', 'REQUESTED'])

  const approved = { event: 'APPROVED', channel: 'CENTER', is_on: true }
  await choose('DISPATCHED', 'EMAIL', false)
  await choose('DISPATCHED', 'CENTER', true)
  expect(await stored()).toEqual([
    approved,
    { event: 'DISPATCHED', channel: 'EMAIL', is_on: false },
  ])
  await choose('DISPATCHED', 'EMAIL', true)
  expect(await stored()).toEqual([approved])
  // Each user has their own choices.
  expect(await stored(other)).toEqual([{ event: 'DISPATCHED', channel: 'CENTER', is_on: false }])
  const shown = on((await settings(other)).settings).center
  expect(['APPROVED', 'DISPATCHED'].filter((event) => shown.some((one) => one === event))).toEqual(
    [],
  )
  await choose('APPROVED', 'CENTER', false)
  expect(await stored()).toEqual([])
})

it('a sender cannot choose notifications of their own changes', async () => {
  const { sender } = await startParcel()
  const { status, body } = await api
    .as(sender)
    .updateNotificationSettings({ event: 'REQUESTED', channel: 'EMAIL', isOn: true })
  const message = 'You are not notified of changes that only you can make'
  expectRefusedField({ status, body }, 'event', message)
})

it('the settings say whether the installation sends emails', async () => {
  const mailing = await apiForTest(mailSettings())
  const receiver = await mailing.signedIn('RECEIVER')
  const { body } = await mailing.as(receiver).getNotificationSettings()
  expect(body.data.sendsEmail).toBe(true)
})
