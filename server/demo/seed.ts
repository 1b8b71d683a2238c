import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { feeInCents } from '../../domain/fee.ts'
import { move, newParcelState } from '../../machines/parcel-lifecycle.ts'
import type { Database } from '../db/schema.ts'
import { inTransaction, sqlState } from '../db/transaction.ts'
import { logStatus } from '../parcels/change-parcel.ts'
import { usualNote } from '../parcels/log-notes.ts'
import { insertParcel } from '../parcels/parcel-creation-rows.ts'
import { writeChange } from '../parcels/repository.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { insertUser } from '../users/repository.ts'
import { demoAccounts, type DemoPerson } from './accounts.ts'
import { demoAddresses, demoParcels, type DemoParcel } from './parcels.ts'
import { journeys, type Step } from './parcel-histories.ts'

const hour = 3_600_000
const accountAge = 60 * 24 * hour

/** Fills a database in which nobody has an account yet, and answers whether it did. */
export async function seedDemoData(db: Kysely<Database>, clock: () => Date): Promise<boolean> {
  if (await hasUsers(db)) return false
  const passwordHashes = await hashPasswords()
  try {
    await inTransaction(db, async (transaction) => {
      const ids = await insertAccounts(transaction, passwordHashes, clock())
      for (const [index, parcel] of demoParcels.entries()) {
        await walk(transaction, ids, parcel, index, clock())
      }
    })
    return true
  } catch (error) {
    // The addresses are taken: a node that started at the same time was first.
    if (sqlState(error) === '23505') return false
    throw error
  }
}

type Ids = Record<DemoPerson, string>

async function hasUsers(db: Kysely<Database>): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return user !== undefined
}

async function forEachPerson<Result>(
  work: (person: DemoPerson) => Promise<Result>,
): Promise<Record<DemoPerson, Result>> {
  return {
    admin: await work('admin'),
    sender: await work('sender'),
    sender2: await work('sender2'),
    receiver: await work('receiver'),
    receiver2: await work('receiver2'),
  }
}

/** All at once: each takes a core for a while. */
async function hashPasswords(): Promise<Record<DemoPerson, string>> {
  const hash = (person: DemoPerson) => hashPassword(demoAccounts[person].password)
  const [admin, sender, sender2, receiver, receiver2] = await Promise.all([
    hash('admin'),
    hash('sender'),
    hash('sender2'),
    hash('receiver'),
    hash('receiver2'),
  ])
  return { admin, sender, sender2, receiver, receiver2 }
}

async function insertAccounts(
  transaction: Transaction<Database>,
  passwordHashes: Record<DemoPerson, string>,
  now: Date,
): Promise<Ids> {
  const since = new Date(now.getTime() - accountAge)
  const insert = async (person: DemoPerson) => {
    const { name, email, role } = demoAccounts[person]
    const passwordHash = passwordHashes[person]
    return (await insertUser(transaction, { name, email, role, passwordHash, now: since })).id
  }
  return forEachPerson(insert)
}

async function walk(
  transaction: Transaction<Database>,
  ids: Ids,
  parcel: DemoParcel,
  index: number,
  now: Date,
): Promise<void> {
  // Odd minutes, so that not everything happened on the hour.
  const requestedAt = new Date(
    now.getTime() - parcel.hoursAgo * hour - ((index * 17) % 50) * 60_000,
  )
  const id = randomUUID()
  await insertParcel(
    transaction,
    {
      id,
      senderId: ids[parcel.from],
      receiverId: ids[parcel.to],
      parcelType: parcel.type,
      weightGrams: Math.round(parcel.weight * 1000),
      feeCents: feeInCents(parcel.weight),
      fromAddress: placeOf(parcel.from, index),
      toAddress: placeOf(parcel.to, index),
      note: parcel.note,
      createdAt: requestedAt,
    },
    newParcelState,
  )

  // Some couriers are quicker than others.
  const pace = 0.7 + ((index * 37) % 50) / 100
  let state = newParcelState
  for (const step of journeys[parcel.journey]) {
    const outcome = move(state, step.event)
    const status = outcome.allowed ? logStatus(state, outcome.next) : null
    if (!outcome.allowed || status === null) {
      throw new Error(
        `The lifecycle has no ${step.event.type} for a parcel that is ${state.delivery}`,
      )
    }
    state = outcome.next
    await writeChange(transaction, id, state, {
      status,
      note: step.note ?? usualNote(step.event),
      updatedBy: ids[whoSent(step, parcel)],
      at: new Date(requestedAt.getTime() + step.hours * pace * hour + ((index * 7) % 40) * 60_000),
    })
  }
}

function whoSent({ event }: Step, parcel: DemoParcel): DemoPerson {
  if (event.type.startsWith('SENDER.')) return parcel.from
  return event.type.startsWith('RECEIVER.') ? parcel.to : 'admin'
}

function placeOf(person: DemoParcel['from' | 'to'], index: number): string {
  const places = demoAddresses[person]
  return places[index % places.length] ?? places[0]
}
