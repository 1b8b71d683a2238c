import { isDeepStrictEqual } from 'node:util'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailingForFile } from '../mail/mailing-for-file.ts'
import { parseMail } from '../mail/parse-mail.ts'
import { coded } from '../../support/answers.ts'
import type { Person } from '../../support/api.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

const { api, server, openNode } = await mailingForFile({ GATHER_SECONDS: '5' })
const nodes = [openNode(), openNode()]
const { admin, sender, receiver } = await api.residents()
beforeEach(async () => {
  await api.reset()
  server.taken.length = 0
})

const create = async (to = receiver): Promise<string> =>
  (await api.as(sender).createParcel({ ...newParcelFor(to), toAddress: 'Hill 7' })).body.data._id
async function createMany(count: number, to = receiver): Promise<string[]> {
  const ids: string[] = []
  for (let created = 0; created < count; created += 1) ids.push(await create(to))
  return ids
}
const set =
  (status: 'APPROVED' | 'DISPATCHED' | 'DELIVERED', by = admin) =>
  async (id: string) =>
    expect((await api.as(by).updateParcelStatus(id, { status })).status).toBe(200)
const wants = (person: Person, event: 'APPROVED', channel: 'CENTER' | 'EMAIL') =>
  api.as(person).updateNotificationSettings({ event, channel, isOn: true })
const wantsMail = (person: Person, event: 'APPROVED') => wants(person, event, 'EMAIL')
const list = async (person: Person) => (await api.as(person).listNotifications()).body.data
const unread = async (person: Person) => (await api.as(person).countUnread()).body.data.count

/** Moves the due times of everything that waits by this interval. */
async function timePasses(time: string): Promise<void> {
  await api.db.query(sql`
    update notification_batches set closes_at = closes_at - ${time}::interval,
      begun_at = begun_at - ${time}::interval
  `)
  await api.db.query(sql`
    update messages set next_at = next_at - ${time}::interval where state = 'WAITING'
  `)
}
/** All nodes look for due messages at the same time. */
const round = () => Promise.all(nodes.map((node) => node.round()))
const mailsTo = ({ email }: Person) =>
  server.taken.filter(({ to }) => to.includes(email)).map(({ source }) => parseMail(source))

/** Columns of a mail that was sent. */
const wasSent = sql`state = 'SENT', next_at = null, finished_at = now()`

describe('Changes in quick succession', () => {
  test('110 approvals for one sender become one notification, and one email that lists them', async () => {
    const other = await api.signedIn('RECEIVER', 'Rolf')
    for (const person of [receiver, other]) {
      await wants(person, 'APPROVED', 'CENTER')
      await wantsMail(person, 'APPROVED')
    }
    await wantsMail(sender, 'APPROVED')
    const ids = [...(await createMany(100)), ...(await createMany(10, other))]
    await api.db.query(sql`delete from notifications`)
    for (let at = 0; at < ids.length; at += 6) {
      await Promise.all(ids.slice(at, at + 6).map(set('APPROVED')))
    }

    const [told, ...more] = await list(sender)
    expect(more).toEqual([])
    expect(told).toMatchObject({ count: 110, readAt: null })
    const receivers = new Map(told?.parcels?.map(({ _id, to }) => [_id, to]))
    expect([...receivers.keys()].sort()).toEqual([...ids].sort())
    expect(ids.map((id) => receivers.get(id))).toEqual([
      ...Array.from({ length: 100 }, () => ({ name: 'Rita Receiver', address: 'Hill 7' })),
      ...Array.from({ length: 10 }, () => ({ name: 'Rolf', address: 'Hill 7' })),
    ])
    expect((await list(receiver)).map(({ count }) => count)).toEqual([100])
    expect((await list(other)).map(({ count }) => count)).toEqual([10])
    expect(await unread(sender)).toBe(1)

    await round()
    expect(server.taken).toEqual([])
    await timePasses('1 minute')
    await round()
    await round()
    expect(server.taken).toHaveLength(3)
    const [mail] = mailsTo(sender)
    expect(mail?.headers.get('subject')).toBe('110 parcels approved')
    expect(
      mail?.text.match(/^- TRK-.*: To Rita Receiver, Hill 7$|^- TRK-.*: To Rolf, Hill 7$/gm),
    ).toHaveLength(50)
    expect(mail?.text).toContain('and 60 more')
    expect(mailsTo(other)[0]?.headers.get('subject')).toBe('10 parcels approved')
    expect(mailsTo(receiver)[0]?.headers.get('subject')).toBe('100 parcels approved')
  })

  test('two failed attempts are listed with the reason and note of each', async () => {
    const ids = await createMany(2)
    for (const id of ids) {
      await set('DISPATCHED')(id)
      await api.as(admin).recordDeliveryAttempt(id, { reason: 'OTHER', note: 'Flooded' })
    }
    const told = (await list(sender)).find(({ parcels }) => parcels?.[0]?.failedAttempt)
    expect(told?.parcels?.map(({ failedAttempt, note }) => [failedAttempt, note])).toEqual([
      ['OTHER', 'Flooded'],
      ['OTHER', 'Flooded'],
    ])
  })

  test('later changes come in another email', async () => {
    await wantsMail(sender, 'APPROVED')
    const [one = '', two = '', three = ''] = await createMany(3)
    await Promise.all([one, two].map(set('APPROVED')))
    await timePasses('1 minute')
    await round()
    api.secondsPass(1)
    await set('APPROVED')(three)
    await timePasses('1 minute')
    await round()
    expect((await list(sender)).map(({ count }) => count)).toEqual([undefined, 2])
    expect(mailsTo(sender).map(({ headers }) => headers.get('subject'))).toEqual([
      '2 parcels approved',
      expect.stringMatching(/^Your parcel was approved \(TRK-/),
    ])
  })

  test('a change that joins a read notification makes it unread again', async () => {
    const [one = '', two = ''] = await createMany(2)
    await set('APPROVED')(one)
    await api.as(sender).readNotifications({})
    expect(await unread(sender)).toBe(0)
    await set('APPROVED')(two)
    expect(await unread(sender)).toBe(1)
    expect((await list(sender)).map(({ count, readAt }) => ({ count, readAt }))).toEqual([
      { count: 2, readAt: null },
    ])
  })

  test('no user waits longer than two minutes, even if more changes keep coming', async () => {
    const [one = '', two = '', three = ''] = await createMany(3)
    await set('APPROVED')(one)
    await api.db.query(sql`
      update notification_batches set begun_at = begun_at - interval '118 seconds'
      where event = 'APPROVED'
    `)
    await set('APPROVED')(two)
    await api.db.query(sql`
      update notification_batches set closes_at = begun_at + interval '119 seconds'
      where event = 'APPROVED'
    `)
    await timePasses('2 seconds')
    api.secondsPass(1)
    await set('APPROVED')(three)
    expect((await list(sender)).map(({ count }) => count)).toEqual([undefined, 2])
  })

  test.each([
    ['that waits is postponed by a change that joins', sql`attempts = 0`, true],
    ['that was tried is not postponed', sql`attempts = 1`, false],
    ['that is on its way is not postponed', sql`leased_until = now() + interval '1 minute'`, false],
    ['that is sent is not postponed', wasSent, null],
  ])('a mail %s', async (_, state, waits) => {
    await wantsMail(sender, 'APPROVED')
    const [one = '', two = ''] = await createMany(2)
    await set('APPROVED')(one)
    await api.db.query(sql`
      update notification_batches set closes_at = clock_timestamp() + interval '1 minute'
    `)
    await api.db.query(sql`update messages set ${state} where user_id = ${sender.id}`)
    await set('APPROVED')(two)
    const rows = await api.db.query(sql`
      select message.next_at = batch.closes_at as waits
      from messages as message join notification_batches as batch on batch.id = message.batch_id
      where message.user_id = ${sender.id}
    `)
    expect(rows).toEqual([{ waits }])
  })

  test('a mail that is being sent includes a change that joins it at that moment', async () => {
    await wantsMail(sender, 'APPROVED')
    const [one = '', two = ''] = await createMany(2)
    await set('APPROVED')(one)
    const joining = api.db.transaction(async (transaction) => {
      await transaction.query(sql`
        select from notification_batches where user_id = ${sender.id} for update
      `)
      await timePassesFor(sender)
      const sending = round()
      await transaction.query(sql`
        insert into batch_entries (user_id, batch_id, parcel_id, entry_number, created_at)
        select user_id, id, ${two}, 1, now() from notification_batches
        where user_id = ${sender.id} and channel = 'EMAIL'
      `)
      return { sending }
    })
    await (
      await joining
    ).sending
    expect(mailsTo(sender)[0]?.text.match(/^- TRK-/gm)).toHaveLength(2)
  })
})

const timePassesFor = ({ id }: Person) =>
  api.db.query(sql`update messages set next_at = now() where user_id = ${id} and state = 'WAITING'`)

describe('A sender who wants one mail a day', () => {
  const daily = { frequency: 'DAILY' as const, hour: 8, timeZone: 'Europe/Berlin' }

  test('gets all changes of a day in one mail, grouped, and none on a day without changes', async () => {
    await api.as(sender).updateMailSchedule(daily)
    await wantsMail(sender, 'APPROVED')
    const [one = '', two = '', three = ''] = await createMany(3)
    for (const id of [one, two]) await set('APPROVED')(id)
    await set('DELIVERED', await api.signedIn('ADMIN'))(three)
    expect(await due(sender)).toEqual(['08'])

    await round()
    expect(mailsTo(sender)).toEqual([])
    await timePasses('25 hours')
    await round()
    await round()
    const [mail, ...more] = mailsTo(sender)
    expect(more).toEqual([])
    expect(mail?.headers.get('subject')).toBe('Your day: 3 updates about parcels')
    expect(mail?.text).toContain('2 parcels approved:\n- TRK-')
    expect(mail?.text).toContain('1 parcel delivered:\n- TRK-')
    expect(mail?.headers.get('list-unsubscribe')).toContain('/unsubscribe/ALL-')

    await timePasses('25 hours')
    await round()
    expect(mailsTo(sender)).toHaveLength(1)
    await set('DELIVERED')(one)
    await timePasses('25 hours')
    await round()
    expect(mailsTo(sender)).toHaveLength(2)
  })

  test('stops all of them by the link, even those already pending', async () => {
    await api.as(sender).updateMailSchedule(daily)
    const [one = '', two = ''] = await createMany(2)
    await wantsMail(sender, 'APPROVED')
    await set('APPROVED')(one)
    await set('DELIVERED')(two)
    await timePasses('25 hours')
    await round()
    const token = /unsubscribe\/([\w-]+)/.exec(mailsTo(sender)[0]?.text ?? '')?.[1] ?? ''
    await set('DELIVERED')(one)
    expect((await api.as(null).unsubscribe({ token })).status).toBe(200)
    await timePasses('25 hours')
    await round()
    expect(mailsTo(sender)).toHaveLength(1)
  })

  test('gets waiting mails immediately after choosing mails as it happens', async () => {
    await api.as(sender).updateMailSchedule(daily)
    await set('DELIVERED')(await create())
    const { body } = await api.as(sender).updateMailSchedule({ frequency: 'AS_IT_HAPPENS' })
    expect(body.data.daily).toBeNull()
    await round()
    expect(mailsTo(sender).map(({ headers }) => headers.get('subject'))).toEqual([
      expect.stringMatching(/^Your parcel was delivered \(TRK-/),
    ])
  })

  test.each([
    ['moves a waiting mail', sql`attempts = 0`, true],
    ['does not move a mail that was tried', sql`attempts = 1`, false],
    [
      'does not move a mail that is on its way',
      sql`leased_until = now() + interval '1 minute'`,
      false,
    ],
    ['does not move a mail that was sent', wasSent, false],
    ['does not move a mail that is not a daily one', null, false],
  ])('%s by choosing another hour', async (_, state, moves) => {
    for (const person of [sender, receiver]) {
      if (state !== null) await api.as(person).updateMailSchedule(daily)
    }
    await set('DELIVERED')(await create())
    if (state !== null)
      await api.db.query(sql`update messages set ${state} where user_id = ${sender.id}`)
    const dueTo = ({ id }: Person) =>
      api.db.query(sql`select next_at from messages where user_id = ${id}`)
    const before = [await dueTo(sender), await dueTo(receiver)]
    const hours = await due(sender)
    expect(before.map(({ length }) => length)).toEqual([1, 1])
    const theirBatch = () =>
      api.db.query(
        sql`select closes_at from notification_batches where user_id = ${receiver.id} order by closes_at`,
      )
    const batch = await theirBatch()
    const { status } = await api.as(sender).updateMailSchedule({ ...daily, hour: 9 })
    expect(status).toBe(200)
    expect([await dueTo(receiver), await theirBatch()]).toEqual([before[1], batch])
    const after = await dueTo(sender)
    expect(isDeepStrictEqual(after, before[0])).toBe(!moves)
    expect(await due(sender)).toEqual(moves ? ['09'] : hours)
  })

  test('gets it at that hour in UTC if the database does not know their time zone', async () => {
    await wantsMail(sender, 'APPROVED')
    await api.as(sender).updateMailSchedule({ frequency: 'DAILY', hour: 8, timeZone: 'UTC' })
    await api.db.query(sql`update mail_schedules set time_zone = 'Atlantis/Lost'`)
    await set('APPROVED')(await create())
    const waiting = await api.db.query(sql`
      select to_char(next_at at time zone 'UTC', 'HH24:MI') as due from messages
      where channel = 'EMAIL' and user_id = ${sender.id}
    `)
    expect(waiting).toEqual([{ due: '08:00' }])
  })

  test('is told if a time zone does not exist', async () => {
    const { status, body } = await api
      .as(sender)
      .updateMailSchedule({ ...daily, timeZone: 'Europe/Atlantis' })
    expect([status, body.errors]).toEqual([
      400,
      coded([{ path: 'timeZone', message: 'This time zone is not known' }]),
    ])
    const settings = await api.as(sender).getNotificationSettings()
    expect(settings.body.data.daily).toBeNull()
  })
})

/** The hours at which their mails are due, in their time zones. */
async function due({ id }: Person): Promise<string[]> {
  const rows = await api.db.query<{ hour: string }>(sql`
    select to_char(next_at at time zone 'Europe/Berlin', 'HH24') as hour from messages
    where user_id = ${id} and state = 'WAITING'
  `)
  return rows.map(({ hour }) => hour)
}
