import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Arrival } from '../../../openapi.d.ts'
import { readConfig } from '../../../server/config/config.ts'
import { tellOfDelays } from '../../../server/runs/tell-of-delays.ts'
import { mailingForFile } from '../messaging/mail/mailing-for-file.ts'
import { mailSettings } from '../messaging/mail/mail-settings.ts'
import { parseMail } from '../messaging/mail/parse-mail.ts'
import { apiForTest } from '../support/for-file.ts'
import { storedParcel } from '../support/rows.ts'
import { planning, seen } from '../support/runs.ts'

const settings = {
  TIME_ZONE: 'UTC',
  MINUTES_PER_STOP: '10',
  ACCESS_MINUTES: '240',
}
const { api, server, openNode } = await mailingForFile(settings)
const node = openNode()
const { admin, sender, receiver } = await api.residents()
const courier = await api.resident('COURIER', 'Cem Courier')
beforeEach(async () => {
  await api.reset()
  server.taken.length = 0
})

const { planner, parcelTo, givenOut: giveOut } = planning(api, { admin, sender, receiver })

/** A run of this many stops, in the order of their parcels. */
async function givenOut(stops: number) {
  const ids: string[] = []
  for (let stop = 1; stop <= stops; stop += 1) ids.push(await parcelTo(`${stop} Hill, York`))
  return { ids, run: await giveOut(courier, ids) }
}

/** The job that looks for delays every minute. */
const tellNow = () =>
  tellOfDelays(
    { db: api.db, clock: api.now, config: readConfig({ ...mailSettings(), ...settings }) },
    new AbortController().signal,
  )

/** Notifications in the center and emails about a courier who is near, by parcel. */
async function noticesOf(parcelId = '') {
  const rows = await api.db.query<{ channel: string; arrival: Arrival; name: string }>(sql`
    select 'CENTER' as channel, arrival, users.name from notifications
      join users on users.id = user_id where parcel_id = ${parcelId} and arrival is not null
    union all
    select channel, arrival, users.name from messages
      join users on users.id = user_id where parcel_id = ${parcelId} and arrival is not null
    order by channel
  `)
  return rows.map(({ channel, arrival, name }) => `${channel} ${name} ${arrival.stopsBefore}`)
}

describe('A receiver', () => {
  test('is notified when three stops come before theirs, in the center and by email, and not earlier', async () => {
    const { ids, run } = await givenOut(6)
    await api.as(courier).startRun(run._id)
    expect(await noticesOf(ids[3])).toEqual(['CENTER Rita Receiver 3', 'EMAIL Rita Receiver 3'])
    expect(await noticesOf(ids[4])).toEqual([])

    api.secondsPass(600)
    await api.as(courier).recordDelivery(ids[0] ?? '', { receivedBy: 'Rita' })
    expect(await noticesOf(ids[4])).toEqual(['CENTER Rita Receiver 3', 'EMAIL Rita Receiver 3'])
    const { body } = await api.as(receiver).listNotifications({ query: { page: 1, limit: 50 } })
    const first = body.data.find(({ parcel }) => parcel?._id === ids[4])
    expect(first?.parcel).toEqual({
      _id: ids[4],
      trackingId: expect.any(String),
      status: 'DISPATCHED',
      arrival: { stopsBefore: 3, from: expect.any(String), to: expect.any(String) },
      from: expect.anything(),
      to: expect.anything(),
    })
  })

  test('is notified again only if the time moves by ten minutes or more', async () => {
    const { ids, run } = await givenOut(4)
    await api.as(courier).startRun(run._id)
    api.secondsPass(600)
    await api.as(courier).recordDelivery(ids[0] ?? '', { receivedBy: 'Rita' })
    expect(await noticesOf(ids[3])).toEqual(['CENTER Rita Receiver 3', 'EMAIL Rita Receiver 3'])

    // This stop takes so long that all later ones are delayed.
    api.secondsPass(4 * 840)
    await planner().updateParcelStatus(ids[1] ?? '', { status: 'DELIVERED' })
    expect(await noticesOf(ids[3])).toEqual([
      'CENTER Rita Receiver 1',
      'EMAIL Rita Receiver 3',
      'EMAIL Rita Receiver 1',
    ])
  })

  test('is notified of a delay of more than ten minutes, but not for a parcel that is already done', async () => {
    const [done, open] = [await parcelTo('1 Hill, York'), await parcelTo('1 Hill, York')]
    const run = await giveOut(courier, [done, open])
    await api.as(courier).startRun(run._id)
    await api.as(receiver).readNotifications({})
    const told = () =>
      api.db.query(sql`
        select told_from, read_at is not null as is_read, (
          select count(*)::integer from messages
          where messages.parcel_id = planned.parcel_id and messages.arrival is not null
        ) as emails
        from run_parcels as planned join notifications using (parcel_id)
        where arrival is not null and parcel_id in (${done}, ${open})
        order by parcel_id = ${open}
      `)
    const first = { told_from: new Date('2026-03-02T09:10:00.000Z'), is_read: true, emails: 1 }
    expect(await told()).toEqual([first, first])

    api.secondsPass(1_200)
    await api.as(courier).recordDelivery(done, { receivedBy: 'Rita' })
    const second = { told_from: new Date('2026-03-02T09:23:20.000Z'), is_read: false, emails: 2 }
    expect(await told()).toEqual([first, second])
  })

  test('is notified again if a planner puts other stops before theirs, but not after a small change', async () => {
    const { ids, run } = await givenOut(4)
    await api.as(courier).startRun(run._id)
    const first = ['CENTER Rita Receiver 3', 'EMAIL Rita Receiver 3']
    expect(await noticesOf(ids[3])).toEqual(first)

    const more: string[] = []
    for (let stop = 1; stop <= 45; stop += 1) more.push(await parcelTo(`${stop} Dale, Leeds`))
    const { body } = await planner().addRunParcels(run._id, { ...seen(run), parcelIds: more })
    expect(await noticesOf(ids[3])).toEqual(first)
    const stopIds = body.data.stops.map(({ _id }) => _id)
    const [mine = ''] = stopIds.splice(3, 1)
    const order = { ...seen(body.data), stopIds: [...stopIds, mine] }
    const ordered = (await planner().orderRunStops(run._id, order)).body.data
    expect(await noticesOf(ids[3])).toEqual([
      'CENTER Rita Receiver 48',
      'EMAIL Rita Receiver 3',
      'EMAIL Rita Receiver 48',
    ])
    // The receivers at the other stops have not been told before, and the courier is not near.
    expect(await noticesOf(more[40])).toEqual([])

    const again = { ...seen(ordered), stopIds: [...stopIds.toReversed(), mine] }
    await planner().orderRunStops(run._id, again)
    expect(await noticesOf(ids[3])).toHaveLength(3)
  })

  test.each(['moved', 'taken off and added'])(
    'is notified again if their parcel is put on another run that comes later: %s',
    async (way) => {
      const parcel = await parcelTo('1 Moor, Ripon')
      const run = await giveOut(courier, [parcel])
      const { run: other } = await givenOut(20)
      for (const { _id } of [run, other]) await api.as(courier).startRun(_id)
      if (way === 'moved')
        await planner().moveRunStops(run._id, {
          ...seen(run),
          stopIds: run.stops.map(({ _id }) => _id),
          toRunId: other._id,
          toVersion: other.version,
        })
      else {
        await planner().removeRunParcels(run._id, { ...seen(run), parcelIds: [parcel] })
        await planner().addRunParcels(other._id, { ...seen(other), parcelIds: [parcel] })
      }
      expect(await noticesOf(parcel)).toEqual([
        'CENTER Rita Receiver 20',
        'EMAIL Rita Receiver 0',
        'EMAIL Rita Receiver 20',
      ])
    },
  )

  test('is notified again for every ten minutes that a courier is held up, for two hours at most', async () => {
    const { ids, run } = await givenOut(5)
    await api.as(courier).startRun(run._id)
    const first = ['CENTER Rita Receiver 1', 'EMAIL Rita Receiver 1']
    expect(await noticesOf(ids[1])).toEqual(first)

    const told: number[] = []
    for (let minute = 1; minute <= 150; minute += 1) {
      api.secondsPass(60)
      const before = (await noticesOf(ids[1])).length
      await tellNow()
      if ((await noticesOf(ids[1])).length > before) told.push(minute)
    }
    expect(told).toEqual([17, 27, 37, 47, 57, 67, 77, 87, 97, 107, 117])
    expect(await noticesOf(ids[4])).toEqual([])
  })

  test('is told of delays again once a run that was held up for two hours is assigned and started again', async () => {
    const { ids, run } = await givenOut(1)
    await api.as(courier).startRun(run._id)
    api.secondsPass(3 * 3_600)
    await tellNow()
    expect(await noticesOf(ids[0])).toHaveLength(2)

    const { body } = await planner().takeBackRun(run._id, seen(run))
    const again = (await planner().giveOutRun(run._id, seen(body.data))).body.data
    await api.as(courier).startRun(again._id)
    expect(await noticesOf(ids[0])).toHaveLength(3)
    api.secondsPass(1_800)
    await tellNow()
    expect(await noticesOf(ids[0])).toHaveLength(4)
  })

  test('is told of a delay only once, even if two nodes notice it at the same time', async () => {
    const { ids, run } = await givenOut(1)
    await api.as(courier).startRun(run._id)
    api.secondsPass(2_400)
    await Promise.all([tellNow(), tellNow()])
    expect(await noticesOf(ids[0])).toEqual([
      'CENTER Rita Receiver 0',
      'EMAIL Rita Receiver 0',
      'EMAIL Rita Receiver 0',
    ])
  })

  test('gets no waiting email once the courier has a new time or has been there', async () => {
    const { ids, run } = await givenOut(2)
    await api.as(courier).startRun(run._id)
    api.secondsPass(1_200)
    await tellNow()
    await api.as(courier).recordDelivery(ids[0] ?? '', { receivedBy: 'Rita' })
    await node.round()
    const { tracking_id: trackingId } = (await storedParcel(api.db, ids[1] ?? '')).parcel
    const near = server.taken
      .map(({ source }) => parseMail(source).text)
      .filter((text) => text.includes('We expect to bring the parcel'))
    expect(near).toEqual([expect.stringContaining('between 09:20 and')])
    expect(near[0]).toContain(trackingId)
  })

  test.each(['on no run', 'on a run that has not started'])(
    'gets no waiting email once the parcel is %s',
    async (place) => {
      const { ids, run } = await givenOut(2)
      const [id = ''] = ids
      await api.as(courier).startRun(run._id)
      const { run: later } = await givenOut(1)
      await planner().removeRunParcels(run._id, { ...seen(run), parcelIds: [id] })
      if (place !== 'on no run')
        await planner().addRunParcels(later._id, { ...seen(later), parcelIds: [id] })
      await node.round()
      const { tracking_id: trackingId } = (await storedParcel(api.db, id)).parcel
      const near = server.taken
        .map(({ source }) => parseMail(source).text)
        .filter((text) => text.includes('We expect to bring the parcel'))
      expect(near.map((text) => text.includes(trackingId))).toEqual([false])
    },
  )

  const [inCenter, byEmail] = ['CENTER Rita Receiver 0', 'EMAIL Rita Receiver 0']
  test.each([
    [
      'none of it',
      [
        ['ARRIVAL', 'CENTER'],
        ['ARRIVAL', 'EMAIL'],
      ],
      [],
    ],
    ['none in the center', [['ARRIVAL', 'CENTER']], [byEmail]],
    ['no emails of it', [['ARRIVAL', 'EMAIL']], [inCenter]],
    [
      'none of deliveries',
      [
        ['DELIVERED', 'CENTER'],
        ['DELIVERED', 'EMAIL'],
      ],
      [inCenter, byEmail],
    ],
  ] as const)('is notified as they chose: %s', async (_, choices, told) => {
    for (const [event, channel] of choices)
      await api.as(receiver).updateNotificationSettings({ event, channel, isOn: false })
    const { ids, run } = await givenOut(2)
    await api.as(courier).startRun(run._id)
    expect(await noticesOf(ids[0])).toEqual(told)
  })

  test('gets no notice while blocked', async () => {
    const { ids, run } = await givenOut(2)
    await api.db.query(sql`update users set is_blocked = true where id = ${receiver.id}`)
    expect((await api.as(courier).startRun(run._id)).body.data.state).toBe('UNDER_WAY')
    expect(await noticesOf(ids[0])).toEqual([])
  })
})

const mail = mailSettings()
const verified = { ...mail, EMAIL_VERIFICATION: 'on' }
test.each([
  ['in the center alone if no emails are sent', {}, false, ['CENTER']],
  ['by email if no address has to be confirmed', mail, false, ['CENTER', 'EMAIL']],
  ['by email once the address is confirmed', verified, true, ['CENTER', 'EMAIL']],
  ['in the center alone until the address is confirmed', verified, false, ['CENTER']],
])('A receiver is told that the courier is near %s', async (_, settings, isVerified, channels) => {
  const own = await apiForTest({ TIME_ZONE: 'UTC', ...settings })
  const users = await own.signedInUsers()
  const person = await own.signedIn('COURIER')
  if (isVerified) await own.db.query(sql`update users set email_verified_at = now()`)
  const plan = planning(own, users)
  const run = await plan.givenOut(person, [await plan.parcelTo('1 Hill, York')])
  expect((await own.as(person).startRun(run._id)).status).toBe(200)
  const told = await own.db.query<{ channel: string }>(sql`
    select 'CENTER' as channel from notifications where arrival is not null
    union all select channel from messages where arrival is not null order by channel
  `)
  expect(told.map(({ channel }) => channel)).toEqual(channels)
})

test('A sender and an administrator cannot choose notifications about a courier who is near', async () => {
  for (const person of [sender, admin]) {
    const choice = { event: 'ARRIVAL', channel: 'CENTER', isOn: true } as const
    const answer = await api.as(person).updateNotificationSettings(choice)
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: 'Only receivers are told that the courier is near',
        errors: [{ path: 'event' }],
      },
    })
  }
})
