import { randomBytes, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import sql from 'sql-template-tag'
import { accountEventKinds } from '../../../domain/account-event-texts.ts'
import type { AccountEvent, Parcel } from '../../../openapi.d.ts'
import type { Database } from '../../../server/db/database.ts'
import { unsubscribeToken } from '../../../server/messaging/unsubscribe/token.ts'
import { expect } from '../support/waybill.ts'
import type { Waybill } from '../support/waybill.ts'
import { sendParcel, setStatus, type Person } from '../support/people.ts'
import type { DemoPerson } from '../../../server/accounts/users/demo-accounts.ts'

/** Data beyond the demo's, in every state that a screen has to show. */
export interface World {
  /** Two parcels on their way, which anyone can track. */
  trackingIds: [string, string]
  /** Parcels between the demo's sender and receiver; a screen changes only those that it says it changes. */
  parcels: {
    requested: Parcel
    /** On its way, after a failed attempt. */
    attempted: Parcel
    /** With a proof of delivery. */
    delivered: Parcel
    toScan: Parcel
    toScanLast: Parcel
  }
  /** Emailed in a link. */
  unsubscribeToken: string
}

type SignIn = (person: DemoPerson) => Promise<Person>

export async function makeWorld(waybill: Waybill, signIn: SignIn): Promise<World> {
  const { db } = waybill
  const [admin, sender, receiver] = [
    await signIn('admin'),
    await signIn('sender'),
    await signIn('receiver'),
  ]
  const send = () => sendParcel(sender, receiver, { note: 'Ring twice' })
  const parcels = {
    requested: await send(),
    attempted: await send(),
    delivered: await send(),
    toScan: await send(),
    toScanLast: await send(),
  }
  for (const parcel of [parcels.attempted, parcels.delivered])
    await setStatus(admin, parcel, 'IN_TRANSIT')
  for (const parcel of [parcels.toScan, parcels.toScanLast])
    await setStatus(admin, parcel, 'APPROVED')
  await post(admin.request, `/api/parcel/attempts/${parcels.attempted._id}`, {
    reason: 'OTHER',
    note: 'A dog guards the gate',
  })
  await deliver(admin, receiver, parcels.delivered)

  await post(sender.request, '/api/keys', {
    name: 'The warehouse system of the depot in Leeds, second floor',
    scopes: ['parcels:read', 'parcels:create', 'parcels:cancel'],
    expiresInDays: 90,
  })
  // Nothing listens at that address, so that the endpoint shows a failure.
  const events = ['parcel.created', 'parcel.delivered']
  await post(sender.request, '/api/webhooks', { url: 'http://127.0.0.1:1025/orders/hook', events })
  await post(sender.request, '/api/addresses', {
    label: 'Depot',
    address: '8 Quay Road, Hull',
    receiverId: receiver.id,
  })
  await db.query(sql`
    insert into users (id, name, email, password_hash, role, created_at, updated_at)
    values (${randomUUID()}, ${`Noor ${'Long'.repeat(12)}`}, ${`${'n'.repeat(60)}@waybill.test`}, 'none',
      'SENDER', now(), now())
  `)
  await insertPasskeys(db, sender.id)
  await insertAccountNotices(db, admin.id)
  const [one, two] = await db.query<{ tracking_id: string }>(sql`
    select tracking_id from parcels where delivery_status = 'IN_TRANSIT'
    order by created_at limit 2
  `)
  return {
    trackingIds: [one?.tracking_id ?? '', two?.tracking_id ?? ''],
    parcels,
    unsubscribeToken: await unsubscribeToken(db, { userId: receiver.id, event: 'DISPATCHED' }),
  }
}

async function insertPasskeys(db: Database, userId: string): Promise<void> {
  for (const name of ['Work laptop', `Phone with ${'a long name '.repeat(6)}`.trim()])
    await db.query(sql`
      insert into passkeys
        (id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at)
      values (${randomUUID()}, ${userId}, ${randomBytes(16)}, ${randomBytes(77)}, 0, '{internal}',
        ${name}, now(), ${name === 'Work laptop' ? new Date() : null})
    `)
}

/** Inserts a notice of each kind. */
async function insertAccountNotices(db: Database, userId: string): Promise<void> {
  const device = { browser: 'Chrome', system: 'Windows', network: '198.51.100.*' }
  for (const kind of accountEventKinds) {
    const isNamed = /^(?:API_KEY|PASSKEY|SINGLE_SIGN_ON)_/.test(kind)
    const event: AccountEvent = {
      kind,
      ...(kind === 'NEW_DEVICE' && { device }),
      ...(isNamed && { name: 'Example Logistics Ltd' }),
    }
    await db.query(sql`
      insert into notifications (user_id, account_event, created_at)
      values (${userId}, ${JSON.stringify(event)}, now())
    `)
  }
}

async function deliver(admin: Person, receiver: Person, parcel: Parcel): Promise<void> {
  const seen = await receiver.request.get(`/api/parcel/${parcel._id}`)
  const { data } = (await seen.json()) as { data: { handoverCode: string } }
  await receiver.page.setContent('<p style="font: 40px cursive">Noah Lindqvist</p>')
  const picture = (await receiver.page.screenshot()).toString('base64')
  await post(admin.request, `/api/parcel/deliveries/${parcel._id}`, {
    receivedBy: 'Noah Lindqvist',
    handoverCode: data.handoverCode,
    signature: picture,
    photo: picture,
  })
}

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}
