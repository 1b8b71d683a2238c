import { createCompany, type Company } from '../../config/company.ts'
import { randomUUID } from 'node:crypto'
import { feeInCents } from '../../../domain/fee.ts'
import { eventOf } from '../../../domain/notifiable-events.ts'
import { move, newParcelState } from '../../../machines/parcel-lifecycle.ts'
import type { NotifiableEvent } from '../../../openapi.d.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { sqlState } from '../../db/errors.ts'
import { markAllRead } from '../../messaging/notifications/center-repository.ts'
import { recipientRoles } from '../../messaging/notifications/defaults.ts'
import { fanOut } from '../../messaging/notifications/repository.ts'
import { logStatus } from '../../parcels/change-parcel.ts'
import { failureNote } from '../../../domain/fixed-notes.ts'
import { defaultNote } from '../../parcels/change-parcel.ts'
import { insertParcel, writeChange } from '../../parcels/repository.ts'
import { newTrackingId } from '../../parcels/tracking-ids.ts'
import { hashPassword } from '../../accounts/users/passwords.ts'
import { hasUsers, insertUser, type NewUser } from '../../accounts/users/repository.ts'
import { webhookEventOf } from '../../messaging/webhooks/payload.ts'
import { demoAccounts, type DemoPerson } from '../../accounts/users/demo-accounts.ts'
import { demoRuns, demoWaiting, type DemoStop } from './runs.ts'
import { insertDemoRun } from './seed-runs.ts'
import { demoAddresses, demoParcels, histories, type DemoParcel, type Step } from './parcels.ts'

const minute = 60_000
const hour = 60 * minute
const accountAge = 60 * 24 * hour
/** Age up to which notifications are unread. */
const unreadTime = 24 * hour

/** Fills a database that has no account yet, and returns whether it did. */
export async function seedDemoData(
  db: Database,
  clock: () => Date,
  company: Pick<Company, 'dayOf'> = createCompany({}),
): Promise<boolean> {
  if (await hasUsers(db)) return false
  const accounts = await newAccounts(new Date(clock().getTime() - accountAge))
  try {
    await db.transaction(async (transaction) => {
      const ids = await insertAccounts(transaction, accounts)
      for (const [index, parcel] of demoParcels.entries()) {
        await insertWithHistory(transaction, ids, parcel, index, clock())
      }
      await insertToday(transaction, ids, clock(), company)
      for (const id of Object.values(ids)) {
        const upTo = new Date(clock().getTime() - unreadTime)
        await markAllRead(transaction, id, { upTo, now: clock() })
      }
    })
    return true
  } catch (error) {
    // The emails are taken: a node that started at the same time was first.
    if (sqlState(error) === '23505') return false
    throw error
  }
}

type Ids = Record<DemoPerson, string>

/** Hashes all passwords concurrently, because each takes a core for a while. */
async function newAccounts(now: Date): Promise<Record<DemoPerson, NewUser>> {
  const account = async (person: DemoPerson): Promise<NewUser> => {
    const { password, ...user } = demoAccounts[person]
    return { ...user, passwordHash: await hashPassword(password), emailVerifiedAt: now, now }
  }
  const [admin, sender, sender2, receiver, receiver2, courier, courier2] = await Promise.all([
    account('admin'),
    account('sender'),
    account('sender2'),
    account('receiver'),
    account('receiver2'),
    account('courier'),
    account('courier2'),
  ])
  return { admin, sender, sender2, receiver, receiver2, courier, courier2 }
}

async function insertAccounts(
  transaction: Transaction,
  accounts: Record<DemoPerson, NewUser>,
): Promise<Ids> {
  const insert = async (person: DemoPerson) => (await insertUser(transaction, accounts[person])).id
  return {
    admin: await insert('admin'),
    sender: await insert('sender'),
    sender2: await insert('sender2'),
    receiver: await insert('receiver'),
    receiver2: await insert('receiver2'),
    courier: await insert('courier'),
    courier2: await insert('courier2'),
  }
}

/** Inserts today's parcels, with the runs that some of them are on. */
async function insertToday(
  transaction: Transaction,
  ids: Ids,
  now: Date,
  company: Pick<Company, 'dayOf'>,
): Promise<void> {
  const day = company.dayOf(now)
  let index = demoParcels.length
  const place = async ({ parcel, address }: DemoStop) => {
    index += 1
    return insertWithHistory(transaction, ids, parcel, index, now, address)
  }
  for (const run of demoRuns) {
    const stops = []
    for (const stop of run.stops) stops.push({ ...stop, parcelId: await place(stop) })
    await insertDemoRun(transaction, run, stops, { courierId: ids[run.courier], now, day })
  }
  for (const stop of demoWaiting) await place(stop)
}

async function insertWithHistory(
  transaction: Transaction,
  ids: Ids,
  parcel: DemoParcel,
  index: number,
  now: Date,
  toAddress?: string,
): Promise<string> {
  const [from, to, parcelType, kilograms, requestedHoursAgo, history, note = null] = parcel
  // Odd minutes, so that not everything happened on the hour.
  const requestedAt = now.getTime() - requestedHoursAgo * hour - ((index * 17) % 50) * minute
  const row = {
    id: randomUUID(),
    trackingId: newTrackingId(),
    senderId: ids[from],
    receiverId: ids[to],
    parcelType,
    weightGrams: Math.round(kilograms * 1000),
    feeCents: feeInCents(kilograms),
    fromAddress: addressOf(from, index),
    toAddress: toAddress ?? addressOf(to, index),
    note,
    receiverPhone: null,
    createdAt: new Date(requestedAt),
  }
  if (!(await insertParcel(transaction, row, newParcelState))) {
    throw new Error(`${to} cannot receive the demo parcel ${index + 1}`)
  }
  await insertInCenter(transaction, row.id, newParcelState.delivery)

  // Some couriers are faster than others.
  const pace = 0.7 + ((index * 37) % 50) / 100
  const steps: Step[] = histories[history]
  let state = newParcelState
  for (const { event, hours, note: logNote, failure } of steps) {
    const outcome = move(state, event)
    const changed = outcome.allowed ? logStatus(state, outcome.next) : null
    const status = failure ? state.delivery : changed
    if (!outcome.allowed || status === null) {
      throw new Error(`The lifecycle has no ${event.type} for a parcel that is ${state.delivery}`)
    }
    state = outcome.next
    await writeChange(transaction, row.id, state, {
      status,
      note: logNote ?? (failure ? failureNote(failure) : defaultNote(event)),
      failedAttempt: failure && { reason: failure },
      updatedBy: ids[actorOf(event, from, to)],
      at: new Date(requestedAt + hours * pace * hour + ((index * 7) % 40) * minute),
    })
    await insertInCenter(transaction, row.id, eventOf({ status, failedAttempt: failure }))
  }
  return row.id
}

/** Notifies of the newest log entry, without emails about the past; there are no endpoints for webhooks. */
const insertInCenter = (transaction: Transaction, parcelId: string, event: NotifiableEvent) =>
  fanOut(transaction, parcelId, {
    event,
    rolesInCenter: recipientRoles(event, 'CENTER'),
    rolesByEmail: [],
    sendsEmail: false,
    isVerifiedOnly: false,
    gatherSeconds: 0,
    webhookEvent: webhookEventOf(event),
    payload: '{}',
  })

function actorOf({ type }: Step['event'], from: DemoParcel[0], to: DemoParcel[1]): DemoPerson {
  if (type.startsWith('SENDER.')) return from
  return type.startsWith('RECEIVER.') ? to : 'admin'
}

function addressOf(person: DemoParcel[0 | 1], index: number): string {
  const addresses = demoAddresses[person]
  return addresses[index % addresses.length] ?? addresses[0]
}
