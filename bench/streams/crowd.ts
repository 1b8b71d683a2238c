import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { newParcelState } from '../../machines/parcel-lifecycle.ts'
import type { Role } from '../../openapi.d.ts'
import type { Database } from '../../server/db/schema.ts'
import { insertParcel } from '../../server/parcels/parcel-creation-rows.ts'
import { insertSession } from '../../server/sessions/repository.ts'
import { newTokens } from '../../server/sessions/tokens.ts'

interface Person {
  id: string
  token: string
}

export interface CrowdParcel {
  id: string
  trackingId: string
  sender: number
  receiver: number
}

/** Who listens: 1% administrators, a quarter senders and receivers each, the rest visitors. */
export interface Crowd {
  admins: Person[]
  senders: Person[]
  receivers: Person[]
  visitors: number
  parcels: CrowdParcel[]
}

export async function settle(db: Kysely<Database>, streams: number): Promise<Crowd> {
  const admins = await join(db, 'ADMIN', Math.ceil(streams / 100))
  const senders = await join(db, 'SENDER', Math.ceil(streams / 4) - admins.length)
  const receivers = await join(db, 'RECEIVER', Math.ceil(streams / 4))
  const parcels = await send(db, senders, receivers)
  const visitors = streams - admins.length - senders.length - receivers.length
  return { admins, senders, receivers, visitors, parcels }
}

async function join(db: Kysely<Database>, role: Role, count: number): Promise<Person[]> {
  const now = new Date()
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), tokens: newTokens() }))
  await db.transaction().execute(async (transaction) => {
    for (const { id, tokens } of people) {
      await transaction
        .insertInto('users')
        .values({
          id,
          name: `${role} ${id}`,
          email: `${id}@example.com`,
          password_hash: 'none',
          role,
          is_blocked: false,
          created_at: now,
          updated_at: now,
        })
        .execute()
      await insertSession(transaction, { userId: id, familyId: randomUUID(), tokens, now })
    }
  })
  return people.map(({ id, tokens }) => ({ id, token: tokens.access }))
}

async function send(
  db: Kysely<Database>,
  senders: Person[],
  receivers: Person[],
): Promise<CrowdParcel[]> {
  const parcels = receivers.map((_, index) => ({
    id: randomUUID(),
    sender: index % senders.length,
    receiver: index,
  }))
  await db.transaction().execute(async (transaction) => {
    for (const { id, sender, receiver } of parcels) {
      await insertParcel(
        transaction,
        {
          id,
          senderId: senders[sender]?.id ?? '',
          receiverId: receivers[receiver]?.id ?? '',
          parcelType: 'PACKAGE',
          weightGrams: 2_500,
          feeCents: 1_250,
          fromAddress: 'Hafenstrasse 12, Hamburg',
          toAddress: 'Rua das Flores 7, Porto',
          note: null,
          createdAt: new Date(),
        },
        newParcelState,
      )
    }
  })
  const { rows } = await sql<{ id: string; tracking_id: string }>`
    select id, tracking_id from parcels
  `.execute(db)
  const trackingIds = new Map(rows.map((row) => [row.id, row.tracking_id]))
  return parcels.map((parcel) => ({ ...parcel, trackingId: trackingIds.get(parcel.id) ?? '' }))
}
