import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { removeOldNotifications } from '../../../../server/messaging/notifications/repository.ts'
import { mailSettings } from '../mail/mail-settings.ts'
import type { Person } from '../../support/api.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { placeParcel } from '../../support/placed-parcels.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

const api = await apiForFile(mailSettings())
const admin = await api.signedIn('ADMIN', 'Ada')
const sender = await api.signedIn('SENDER', 'Sam')
const receiver = await api.signedIn('RECEIVER', 'Rita')
const amir = await api.signedIn('ADMIN', 'Amir')

const create = async (): Promise<string> =>
  (await api.as(sender).createParcel(newParcelFor(receiver))).body.data._id

/** Names the users who were notified of each log entry of the parcel. */
async function told(parcelId: string) {
  return api.db.query<{ entry: number; name: string; channel: string }>(sql`
    select entry_number as entry, name, 'CENTER' as channel
    from notifications join users on users.id = user_id where parcel_id = ${parcelId}
    union all
    select entry_number, name, channel
    from messages join users on users.id = user_id where parcel_id = ${parcelId}
    order by entry, channel, name
  `)
}

const rows = (entry: number, ...of: [name: string, channel: string][]) =>
  of.map(([name, channel]) => ({ entry, name, channel }))

const chooses = ({ id }: Person, event: string, channel: string, isOn: boolean) =>
  api.db.query(sql`
    insert into notification_choices (user_id, event, channel, is_on)
    values (${id}, ${event}, ${channel}, ${isOn}) on conflict do nothing
  `)

describe('A parcel that is sent and delivered', () => {
  test('notifies both parties once of each change that the other or the courier makes', async () => {
    const id = await create()
    for (const status of ['APPROVED', 'DISPATCHED', 'DISPATCHED', 'IN_TRANSIT'] as const) {
      await api.as(admin).updateParcelStatus(id, { status })
    }
    await api.as(receiver).confirmDelivery(id)
    expect(await told(id)).toEqual([
      ...rows(1, ['Rita', 'CENTER']),
      ...rows(2, ['Sam', 'CENTER']),
      ...rows(3, ['Rita', 'CENTER'], ['Sam', 'CENTER'], ['Rita', 'EMAIL']),
      ...rows(4, ['Rita', 'CENTER'], ['Sam', 'CENTER'], ['Rita', 'EMAIL']),
      ...rows(5, ['Sam', 'CENTER'], ['Sam', 'EMAIL']),
    ])
  })
})

test('A failed delivery is announced to sender and receiver, to the receiver by email as well', async () => {
  const id = await create()
  await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
  await api.as(admin).recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' })
  await api.as(admin).recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' })
  const each: [string, string][] = [
    ['Rita', 'CENTER'],
    ['Sam', 'CENTER'],
    ['Rita', 'EMAIL'],
  ]
  expect((await told(id)).slice(4)).toEqual([...rows(3, ...each), ...rows(4, ...each)])
})

describe('A block', () => {
  test('notifies administrators who opted in, except the one who blocked the parcel', async () => {
    await chooses(amir, 'BLOCKED', 'CENTER', true)
    await chooses(admin, 'BLOCKED', 'CENTER', true)
    const id = await create()
    await api.as(admin).blockParcel(id, { block: true })
    expect((await told(id)).slice(1)).toEqual(
      rows(2, ['Amir', 'CENTER'], ['Sam', 'CENTER'], ['Sam', 'EMAIL']),
    )
  })

  test('does not notify a sender who chose otherwise', async () => {
    const id = await create()
    await chooses(sender, 'BLOCKED', 'EMAIL', false)
    await chooses(sender, 'BLOCKED', 'CENTER', false)
    await api.as(admin).blockParcel(id, { block: true })
    expect((await told(id)).filter(({ name }) => name !== 'Amir')).toEqual(
      rows(1, ['Rita', 'CENTER']),
    )
  })
})

test.each([receiver, sender, amir])(
  '$name is not notified while blocked, and the others are',
  async ({ id: userId, name }) => {
    for (const channel of ['CENTER', 'EMAIL']) await chooses(amir, 'IN_TRANSIT', channel, true)
    const id = await create()
    const setBlocked = (isBlocked: boolean) =>
      api.db.query(sql`update users set is_blocked = ${isBlocked} where id = ${userId}`)
    onTestFinished(async () => void (await setBlocked(false)))
    await setBlocked(true)
    await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
    const inCenter = rows(2, ['Amir', 'CENTER'], ['Rita', 'CENTER'], ['Sam', 'CENTER'])
    const all = [...inCenter, ...rows(2, ['Amir', 'EMAIL'], ['Rita', 'EMAIL'])]
    expect((await told(id)).slice(1)).toEqual(all.filter((row) => row.name !== name))
  },
)

const mail = mailSettings()
const isRequired = { ...mail, EMAIL_VERIFICATION: 'on' }
test.each([
  ['in the center alone if no emails are sent', {}, false, ['CENTER']],
  ['by email if no address has to be confirmed', mail, false, ['CENTER', 'EMAIL']],
  ['by email once the address is confirmed', isRequired, true, ['CENTER', 'EMAIL']],
  ['in the center alone until the address is confirmed', isRequired, false, ['CENTER']],
])('A receiver is notified of a dispatch %s', async (_, settings, isVerified, channels) => {
  const own = await apiForTest(settings)
  const users = await own.signedInUsers()
  if (isVerified) await own.db.query(sql`update users set email_verified_at = now()`)
  const id = await placeParcel(own, users.sender, users.receiver)
  await own.as(users.admin).updateParcelStatus(id, { status: 'DISPATCHED' })
  const rows = await own.db.query<{ channel: string }>(sql`
    select 'CENTER' as channel from notifications where user_id = ${users.receiver.id}
    union all select channel from messages where user_id = ${users.receiver.id} order by channel
  `)
  expect(rows.map(({ channel }) => channel)).toEqual(channels)
})

test('A change that is refused notifies no user', async () => {
  const id = await create()
  expect((await api.as(receiver).confirmDelivery(id)).status).toBe(409)
  expect(await told(id)).toEqual(rows(1, ['Rita', 'CENTER']))
})

test('Notifications of 90 days ago are removed piece by piece, and a batch a day after it closed', async () => {
  await api.db.query(sql`delete from notifications`)
  await api.db.query(sql`delete from batch_entries`)
  await api.db.query(sql`delete from notification_batches`)
  const recent = await create()
  await create()
  await create()
  const age = sql`case when parcel_id = ${recent} then 89 else 91 end * interval '1 day'`
  await api.db.query(sql`update notifications set created_at = now() - ${age}`)
  await api.db.query(sql`update batch_entries set created_at = now() - ${age}`)
  await api.db.query(sql`
    update notification_batches set closes_at = now() - interval '25 hours'
  `)
  await api.db.query(sql`
    insert into notification_batches (user_id, channel, actor_id, event, id, begun_at, closes_at)
    values (${sender.id}, 'CENTER', ${admin.id}, 'APPROVED', gen_random_uuid(), now() - interval '24 hours',
      now() - interval '23 hours')
  `)
  const tellings = () =>
    api.db.query(sql`
      select 'notification' as kind, parcel_id from notifications
      union all select 'entry', parcel_id from batch_entries
      order by kind desc, parcel_id
    `)
  expect(await tellings()).toHaveLength(6)

  expect(await removeOldNotifications(api.db, 1)).toBe(true)
  expect(await tellings()).toHaveLength(4)
  expect(await removeOldNotifications(api.db, 500)).toBe(false)
  expect(await tellings()).toEqual([
    { kind: 'notification', parcel_id: recent },
    { kind: 'entry', parcel_id: recent },
  ])
  expect(await api.db.query(sql`select user_id from notification_batches`)).toEqual([
    { user_id: sender.id },
  ])
})
