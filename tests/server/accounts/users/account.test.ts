import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { eraseNextPiece } from '../../../../server/accounts/lifecycle/erasure-repository.ts'
import { password, type Person } from '../../support/api.ts'
import { expectRefusal, expectRefusedField, sortedStatuses } from '../../support/answers.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { holdUsers, meanwhile } from '../../support/held-rows.ts'
import { allRows } from '../../support/rows.ts'
import { everyRow } from '../../support/tables.ts'
import {
  insertWebhook,
  newApiKey,
  createdParcel,
  newParcelFor,
  newPassword,
} from '../../support/valid-requests.ts'

const api = await apiForFile()
const { admin, sender, receiver } = await api.residents()
beforeEach(() => api.reset())

const loginAs = ({ email }: Person, secret = password) =>
  api.as(null).loginUser({ email, password: secret })

/** A delivered parcel, so that nothing is on its way. */
async function deliveredParcel() {
  const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
  await api.as(admin).updateParcelStatus(body.data._id, { status: 'IN_TRANSIT' })
  await api.as(receiver).confirmDelivery(body.data._id)
  return body.data
}

describe('the name', () => {
  it('a sender who changes their name is shown with the new one, to the receiver too', async () => {
    await api.as(sender).createParcel(newParcelFor(receiver))
    const { status, body } = await api.as(sender).updateAccount({ name: ' Sam Smith ' })
    expect([status, body.data]).toEqual([
      200,
      {
        _id: sender.id,
        name: 'Sam Smith',
        email: sender.email,
        role: 'SENDER',
        isBlocked: 'UNBLOCKED',
      },
    ])
    const seen = await api.as(receiver).listIncomingParcels()
    expect(seen.body.data.map((parcel) => parcel.senderId?.name)).toEqual(['Sam Smith'])
    expect((await api.as(sender).getCurrentUser()).body.data?.name).toBe('Sam Smith')
  })
})

describe('the password', () => {
  it('a user who changes their password logs in with the new one, and only this session continues', async () => {
    const laptop = await loginAs(sender)
    expect((await api.as(sender).changePassword(newPassword)).status).toBe(200)

    expect((await api.as(sender).getCurrentUser()).status).toBe(200)
    expect((await api.as(laptop).getCurrentUser()).status).toBe(401)
    expect((await api.as(laptop).refreshSession()).status).toBe(401)
    expect((await loginAs(sender)).status).toBe(401)
    expect((await loginAs(sender, newPassword.password)).status).toBe(200)
  })

  it('a user who mistypes the current password changes nothing, and sees the error at the field', async () => {
    const before = await allRows(api)
    const change = { ...newPassword, currentPassword: 'wrong' }
    const answer = await api.as(sender).changePassword(change)
    expectRefusedField(answer, 'currentPassword', 'Password does not match')
    expect(await allRows(api)).toEqual(before)
  })

  it('a tab that renews during the change stays signed in, while another device does not', async () => {
    const laptop = await loginAs(sender)
    const others = await meanwhile(api, holdUsers)
    const answers = Promise.all([
      api.as(sender).refreshSession(),
      api.as(laptop).refreshSession(),
      api.as(sender).changePassword(newPassword),
    ])
    await others.hasWaiting(3)
    await others.commit()
    const [tab, device, change] = await answers
    expect([tab.status, change.status]).toEqual([200, 200])
    expect((await api.as(tab).getCurrentUser()).status).toBe(200)
    // Holds even if the device's renewal came first.
    expect((await api.as(device).getCurrentUser()).status).toBe(401)
    expect((await api.as(device).refreshSession()).status).toBe(401)
  })

  it('a login with the old password that began before the change gets no session', async () => {
    const others = await meanwhile(api, async (transaction) => {
      await holdUsers(transaction)
      await transaction.query(sql`update users set password_hash = 'new' where id = ${sender.id}`)
    })
    const login = loginAs(sender)
    await others.hasWaiting(1)
    await others.commit()
    expect((await login).status).toBe(401)
    expect((await allRows(api)).sessions).toHaveLength(3)
  })

  it('is changed by one of two simultaneous calls', async () => {
    const others = await meanwhile(api, holdUsers)
    const answers = Promise.all(
      ['first horse 1', 'second horse 2'].map((next) =>
        api
          .as(sender)
          .changePassword({ currentPassword: password, password: next, confirmPassword: next }),
      ),
    )
    await others.hasWaiting(2)
    await others.commit()
    expect(sortedStatuses(await answers)).toEqual([200, 400])
  })
})

it('guesses at the password within sessions are counted together, and do not block logins', async () => {
  const limited = await apiForTest({ RATE_LIMITS: 'on' })
  const person = await limited.signedIn('SENDER')
  const guess = () => limited.as(person).deleteAccount({ password: 'wrong' })
  for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(400)
  const refused = await guess()
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900'])
  expect((await limited.as(person).changePassword(newPassword)).status).toBe(429)
  const { email } = person
  expect((await limited.as(null).loginUser({ email, password })).status).toBe(200)
})

describe('a deletion', () => {
  it('removes all data of the person, and leaves the parcels to the other party', async () => {
    const parcel = await deliveredParcel()
    await insertWebhook(api, sender)
    const made = await api.as(sender).createApiKey(newApiKey)
    await api
      .as(sender)
      .updateNotificationSettings({ event: 'DELIVERED', channel: 'EMAIL', isOn: false })
    const schedule = { frequency: 'DAILY', hour: 7, timeZone: 'Europe/Berlin' } as const
    expect((await api.as(sender).updateMailSchedule(schedule)).status).toBe(200)
    const deletion = await api.as(sender).deleteAccount({ password })
    expect([deletion.status, deletion.body.data, deletion.cookies]).toEqual([
      200,
      null,
      { accessToken: '', refreshToken: '' },
    ])

    const rows = await allRows(api)
    expect(rows.users.find(({ id }) => id === sender.id)).toMatchObject({
      name: 'Deleted user',
      email: expect.stringMatching(/^deleted-[\da-f-]{36}@deleted\.invalid$/),
      password_hash: '',
      is_blocked: true,
      deleted_at: api.now(),
    })
    expect(rows.sessions.map(({ user_id: id }) => id)).not.toContain(sender.id)
    expect([rows.apiKeys, rows.webhooks]).toEqual([[], []])
    const choices = await api.db.query(sql`select user_id from notification_choices`)
    const notifications = await api.db.query(sql`
      select id from notifications where user_id = ${sender.id}
    `)
    const batches = await api.db.query(sql`
      select batch_id from batch_entries where user_id = ${sender.id}
      union all select id from notification_batches where user_id = ${sender.id}
      union all select user_id from mail_schedules where user_id = ${sender.id}
    `)
    expect([choices, notifications, batches]).toEqual([[], [], []])
    // A guessable replacement address could be registered beforehand.
    const { email = '' } = rows.users.find(({ id }) => id === sender.id) ?? {}
    expect(email).not.toContain(sender.id)
    expect((await loginAs({ ...sender, email })).status).toBe(401)
    const whole = JSON.stringify([rows, await api.db.query(sql`select * from parcel_search`)])
    expect(whole.toLowerCase()).not.toContain('sam sender')
    expect(whole.toLowerCase()).not.toContain(sender.email)

    const history = await api.as(receiver).listDeliveryHistory()
    expect(history.body.data.map(({ _id, senderId: by }) => [_id, by?.name])).toEqual([
      [parcel._id, 'Deleted user'],
    ])
    const key = { cookies: {}, key: made.body.data.key }
    expect((await api.as(key).listMyParcels()).status).toBe(401)
    expect((await api.as(sender).getCurrentUser()).status).toBe(401)
    expect((await api.as(sender).refreshSession()).status).toBe(401)
    expect((await loginAs(sender)).status).toBe(401)
  })

  it('removes the name and email of a receiver from the sender’s webhook deliveries as well', async () => {
    await insertWebhook(api, sender)
    const before = await deliveredParcel()
    await api.as(receiver).updateAccount({ name: 'Rita Renamed' })
    await deliveredParcel()
    expect((await everyRow(api.db)).filter((row) => row.includes('Rita Renamed'))).not.toEqual([])
    await api.as(receiver).deleteAccount({ password })
    await api.as(admin).updateAccount({ name: 'Ada Adams' })
    const rows = await everyRow(api.db)
    for (const text of ['Rita Receiver', 'Rita Renamed', receiver.email, 'Ada Admin'])
      expect(rows.filter((row) => row.toLowerCase().includes(text.toLowerCase()))).toEqual([])
    const messages = (await allRows(api)).messages.filter((row) => row.channel === 'WEBHOOK')
    expect(messages.map(({ parcel_id: id }) => id)).toContain(before._id)
  })

  it('frees the email for a new account, which has nothing of the old one', async () => {
    await deliveredParcel()
    await api.as(sender).deleteAccount({ password })
    const { email } = sender
    const account = { name: 'Sam Again', email, password, confirmPassword: password }
    expect((await api.as(null).registerUser({ ...account, role: 'SENDER' })).status).toBe(201)
    const again = await loginAs(sender)
    expect((await api.as(again).listMyParcels()).body.data).toEqual([])
  })

  it('keeps the proofs of what others received', async () => {
    const ids: string[] = []
    for (const person of [receiver, await api.signedIn('RECEIVER')]) {
      const { _id: id } = await createdParcel(api, sender, person)
      await api.as(admin).updateParcelStatus(id, { status: 'DISPATCHED' })
      await api.as(admin).recordDelivery(id, { receivedBy: 'Nadia' })
      ids.push(id)
    }
    await api.as(receiver).deleteAccount({ password })
    expect(await api.db.query(sql`select parcel_id from delivery_proofs`)).toEqual([
      { parcel_id: ids[1] },
    ])
  })

  it('removes the user from the lists in which administrators unblock users', async () => {
    await api.as(receiver).deleteAccount({ password })
    const users = await api.as(admin).listUsers()
    expect(users.body.data.map(({ name }) => name)).toEqual(['Ada Admin', 'Sam Sender'])
    expect((await api.as(sender).listReceivers()).body.data).toEqual([])
    for (const answer of [
      await api.as(admin).unblockUser(receiver.id),
      await api.as(admin).blockUser(receiver.id),
    ]) {
      expectRefusal(answer, 404, 'User not found')
    }
  })

  it('is refused with a wrong password', async () => {
    const before = await allRows(api)
    const answer = await api.as(sender).deleteAccount({ password: 'wrong' })
    expectRefusedField(answer, 'password', 'Password does not match')
    expect(await allRows(api)).toEqual(before)
  })

  it.each(['APPROVED', 'DISPATCHED', 'IN_TRANSIT', null] as const)(
    'is refused to both parties of a parcel that is %s, until it has arrived',
    async (status) => {
      const { _id: id } = await createdParcel(api, sender, receiver)
      if (status !== null) await api.as(admin).updateParcelStatus(id, { status })
      for (const person of [sender, receiver]) {
        expectRefusal(
          await api.as(person).deleteAccount({ password }),
          409,
          'You have parcels under way. Your account can be deleted once all are delivered or canceled.',
        )
      }
      await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
      await api.as(receiver).confirmDelivery(id)
      for (const person of [sender, receiver])
        expect((await api.as(person).deleteAccount({ password })).status).toBe(200)
    },
  )

  it('leaves a courier’s deliveries without their name, and is refused while they have a run', async () => {
    const courier = await api.signedIn('COURIER', 'Cleo Courier')
    const day = api.now().toISOString().slice(0, 10)
    const { body } = await api.as(admin).createRun({ day, courierId: courier.id })
    const { _id: id, trackingId } = await createdParcel(api, sender, receiver)
    await api.as(admin).updateParcelStatus(id, { status: 'APPROVED' })
    const added = await api
      .as(admin)
      .addRunParcels(body.data._id, { parcelIds: [id], version: body.data.version })
    await api.as(admin).giveOutRun(body.data._id, { version: added.body.data.version })
    const refuse = async () =>
      expectRefusal(
        await api.as(courier).deleteAccount({ password }),
        409,
        'You still have a run. Your account can be deleted once it is finished or goes to someone else.',
      )
    await refuse()
    for (const status of ['DISPATCHED', 'IN_TRANSIT', 'DELIVERED'] as const)
      await api.as(courier).scanParcel({ trackingId, status })
    await refuse()
    await api.as(courier).finishRun(body.data._id)
    expect((await api.as(courier).deleteAccount({ password })).status).toBe(200)

    const rows = (await everyRow(api.db)).filter((row) => row.includes('Cleo Courier'))
    expect(rows).toEqual([])
    const run = await api.as(admin).getRun(body.data._id)
    expect([run.body.data.courier.name, run.body.data.state]).toEqual(['Deleted user', 'FINISHED'])
    const { statusLogs } = (await api.as(sender).getParcel(id)).body.data
    expect(statusLogs.at(-1)).toMatchObject({
      status: 'DELIVERED',
      updatedBy: { name: 'Deleted user', role: 'COURIER' },
    })
  })

  it('is allowed to both parties of a canceled parcel', async () => {
    const { _id: id } = await createdParcel(api, sender, receiver)
    await api.as(sender).cancelParcel(id)
    for (const person of [sender, receiver])
      expect((await api.as(person).deleteAccount({ password })).status).toBe(200)
  })

  it('is refused to the last active administrator', async () => {
    const other = await api.signedIn('ADMIN')
    const answers = await Promise.all(
      [admin, other].map((person) => api.as(person).deleteAccount({ password })),
    )
    expect(sortedStatuses(answers)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe('The last active administrator cannot be deleted')
  })

  it('happens once for two simultaneous calls', async () => {
    const others = await meanwhile(api, holdUsers)
    const answers = Promise.all([1, 2].map(() => api.as(sender).deleteAccount({ password })))
    await others.hasWaiting(2)
    await others.commit()
    expect(sortedStatuses(await answers)).toEqual([200, 401])
  })

  it('happens before or after the creation of a parcel, not during it', async () => {
    const others = await meanwhile(api, (transaction) =>
      transaction.query(sql`select id from users for update`),
    )
    const answers = Promise.all([
      api.as(receiver).deleteAccount({ password }),
      api.as(sender).createParcel(newParcelFor(receiver)),
    ])
    await others.hasWaiting(2)
    await others.commit()
    const [deletion, creation] = await answers
    expect([
      [200, 400],
      [409, 201],
    ]).toContainEqual([deletion.status, creation.status])
  })

  it('is finished later for a sender with more parcels than one call can handle, and none can be found', async () => {
    await api.db.query(sql`
      insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
        fee_cents, delivery_status, from_address, to_address, created_at, updated_at)
      select gen_random_uuid(), 'TRK-' || number, ${sender.id}::uuid, ${receiver.id}::uuid,
        'PACKAGE', 1, 1, 'CANCELED', 'A', 'B', ${api.now()}::timestamptz, ${api.now()}::timestamptz
      from generate_series(1, 600) as number
    `)
    await api.as(sender).deleteAccount({ password })
    const found = () =>
      api.db.query(sql`select id from parcel_search where text like ${`%${sender.email}%`}`)
    expect(await found()).toHaveLength(100)
    while (await eraseNextPiece(api.db));
    expect(await found()).toHaveLength(0)
    expect(await api.db.query(sql`select user_id from erasures`)).toEqual([])
  })
})
