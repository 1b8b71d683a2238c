import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, BrowserContextOptions } from '@playwright/test'
import { expect } from '@playwright/test'
import sql from 'sql-template-tag'
import type { NewParcel, Parcel, Role } from '../../../openapi.d.ts'
import type { Database } from '../../../server/db/database.ts'
import { hashPassword } from '../../../server/accounts/users/passwords.ts'
import { insertSession } from '../../../server/accounts/sessions/repository.ts'
import { newTokens } from '../../../server/accounts/users/tokens.ts'
import { insertUser } from '../../../server/accounts/users/repository.ts'

/** Password of all users of tests. */
export const password = 'a-long-enough-password'
// Computed once for all users, because hashing is slow on purpose.
const passwordHash = hashPassword(password)

/** A server and its database. */
export interface Node {
  address: string
  db: Database
}

/** A user in a browser of their own. */
export type Person = Awaited<ReturnType<typeof openAs>>

export const emailOf = (name: string) =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@waybill.test`

/** Answers the new user's ID. */
export async function createUser({ db }: { db: Database }, role: Role, name: string) {
  const user = { name, email: emailOf(name), passwordHash: await passwordHash, role }
  const { id } = await db.transaction((transaction) =>
    insertUser(transaction, { ...user, now: new Date() }),
  )
  return id
}

/** Opens a browser in which this user is signed in, by a session inserted into the database. */
export async function openAs(
  browser: Browser,
  { address, db }: Node,
  userId: string,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ baseURL: address, ...options })
  const tokens = newTokens()
  const now = new Date()
  const proof = { isTwoFactorVerified: false, authenticatedAt: now }
  const session = { ...proof, userId, familyId: randomUUID(), tokens, accessMinutes: 15, now }
  await db.transaction((transaction) => insertSession(transaction, session))
  const cookie = { domain: '127.0.0.1', httpOnly: true, sameSite: 'Lax' } as const
  await context.addCookies([
    { ...cookie, name: 'accessToken', value: tokens.access, path: '/' },
    { ...cookie, name: 'refreshToken', value: tokens.refresh, path: '/api' },
  ])
  return { context, request: context.request, page: await context.newPage(), id: userId }
}

export async function userIdOf({ db }: { db: Database }, email: string): Promise<string> {
  const [user] = await db.query<{ id: string }>(sql`select id from users where email = ${email}`)
  if (user === undefined) throw new Error(`No user has the email address ${email}`)
  return user.id
}

export async function sendParcel(
  sender: { request: APIRequestContext },
  receiver: { id: string },
  change: Partial<NewParcel> = {},
): Promise<Parcel> {
  const answer = await sender.request.post('/api/parcel', {
    data: {
      receiverId: receiver.id,
      fromAddress: 'Hafenstrasse 12, 20457 Hamburg',
      toAddress: 'Rua das Flores 7, 4050-262 Porto',
      parcelType: 'PACKAGE',
      weight: 2.5,
      ...change,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: Parcel }).data
}

export async function setStatus(
  admin: { request: APIRequestContext },
  parcel: Pick<Parcel, '_id'>,
  status: Parcel['status'],
) {
  const answer = await admin.request.patch(`/api/parcel/status/${parcel._id}`, { data: { status } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
