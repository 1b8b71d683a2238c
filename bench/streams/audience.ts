import { randomUUID } from 'node:crypto'
import type { Role } from '../../openapi.d.ts'
import { insertSession, withDatabase, type Sql } from '../database.ts'

interface Account {
  id: string
  accessToken: string
}

export interface AudienceParcel {
  id: string
  trackingId: string
  /** Indexes in the lists of senders and receivers. */
  sender: number
  receiver: number
}

/** Subscribers: 1 % administrators, a quarter each senders and receivers, the rest visitors. */
export interface Audience {
  admins: Account[]
  senders: Account[]
  receivers: Account[]
  visitors: number
  parcels: AudienceParcel[]
}

export const seedAudience = (url: string, streams: number): Promise<Audience> =>
  withDatabase(url, async (sql) => {
    const admins = await insertAccounts(sql, 'ADMIN', Math.ceil(streams / 100))
    const senders = await insertAccounts(sql, 'SENDER', Math.ceil(streams / 4) - admins.length)
    const receivers = await insertAccounts(sql, 'RECEIVER', Math.ceil(streams / 4))
    const parcels = await insertParcels(sql, senders, receivers)
    const visitors = streams - admins.length - senders.length - receivers.length
    return { admins, senders, receivers, visitors, parcels }
  })

export async function insertAccounts(sql: Sql, role: Role, count: number): Promise<Account[]> {
  const accounts: Account[] = []
  for (let number = 0; number < count; number += 1) {
    const id = randomUUID()
    await sql`
      insert into users (id, name, email, password_hash, role, created_at, updated_at)
      values (${id}, ${`${role} ${number}`}, ${`${id}@example.com`}, 'none', ${role}, now(), now())
    `
    accounts.push({ id, accessToken: await insertSession(sql, id) })
  }
  return accounts
}

/** Inserts one parcel for each receiver. */
async function insertParcels(
  sql: Sql,
  senders: Account[],
  receivers: Account[],
): Promise<AudienceParcel[]> {
  const parcels: AudienceParcel[] = []
  for (const [receiver, { id: receiverId }] of receivers.entries()) {
    const id = randomUUID()
    const sender = receiver % senders.length
    const senderId = senders[sender]?.id
    const trackingId = newTrackingId()
    await sql`
      insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
        fee_cents, delivery_status, from_address, to_address, created_at, updated_at)
      values (${id}, ${trackingId}, ${senderId}, ${receiverId}, 'PACKAGE', 2500, 1250, 'REQUESTED',
        'Hafenstrasse 12, Hamburg', 'Rua das Flores 7, Porto', now(), now())
    `
    await sql`
      insert into status_logs (parcel_id, entry_number, status, updated_by, created_at)
      values (${id}, 1, 'REQUESTED', ${senderId}, now())
    `
    parcels.push({ id, trackingId, sender, receiver })
  }
  return parcels
}

const newTrackingId = () => {
  const letters = randomUUID().replaceAll('-', '').toUpperCase().slice(0, 16)
  return `TRK-${letters.match(/.{4}/g)?.join('-')}`
}
