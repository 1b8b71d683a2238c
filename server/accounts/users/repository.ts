import { randomUUID } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import type { Language, Role, UserSort } from '../../../openapi.d.ts'
import type { Database, Queryable, Transaction } from '../../db/database.ts'
import { findPageOfIds, type PageOfIds, type PageWindow } from '../../db/pagination.ts'
import { foldText } from '../../../domain/fold.ts'
import { byName } from '../../db/name-order.ts'
import { foldedLines, patternsOf, searchPageOfIds } from '../../db/search.ts'
import { normalizeEmail } from '../../db/normalize-email.ts'

export interface UserRow {
  id: string
  name: string
  email: string
  role: Role
  is_blocked: boolean
  is_email_verified: boolean
  has_password: boolean
  /** Null if they have chosen none. */
  language: Language | null
}

/** Fields of a receiver that senders see. */
export interface ReceiverRow {
  id: string
  name: string
  email: string
}

const columns = sql`
  id, name, email, role, is_blocked, email_verified_at is not null as is_email_verified,
  password_hash is not null as has_password, language
`

export interface NewUser {
  name: string
  email: string
  /** Null for a user who was created by a login with the identity provider. */
  passwordHash: string | null
  role: Role
  /** Left out if the user has yet to confirm the address. */
  emailVerifiedAt?: Date
  language?: Language | undefined
  now: Date
}

export async function insertUser(
  transaction: Transaction,
  { name, email, passwordHash, role, emailVerifiedAt, language, now }: NewUser,
): Promise<UserRow> {
  const [row] = await transaction.query<UserRow>(sql`
    insert into users (id, name, email, password_hash, role, email_verified_at, language, created_at, updated_at)
    values (${randomUUID()}, ${name}, ${email}, ${passwordHash}, ${role}, ${emailVerifiedAt ?? null},
      ${language ?? null}, ${now}, ${now})
    returning ${columns}
  `)
  if (row === undefined) throw new Error('An inserted user has no row')
  return row
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(sql`
    select ${columns} from users where id = ${id} and deleted_at is null
  `)
  return row
}

export async function findUserByEmail(
  db: Queryable,
  email: string,
): Promise<{ id: string; password_hash: string | null } | undefined> {
  const [row] = await db.query<{ id: string; password_hash: string | null }>(sql`
    select id, password_hash from users
    where lower(email) = ${normalizeEmail(email)} and deleted_at is null
  `)
  return row
}

/** Fields of a user that a login needs. */
export interface CredentialsRow {
  /** Null if the user has no password. */
  password_hash: string | null
  has_two_factor: boolean
}

/** Called once the transaction has locked or inserted the user, who is not deleted then. */
export async function findCredentials(
  db: Queryable,
  id: string,
): Promise<CredentialsRow | undefined> {
  const [row] = await db.query<CredentialsRow>(sql`
    select users.password_hash, two_factors.confirmed_at is not null as has_two_factor
    from users left join two_factors on two_factors.user_id = users.id
    where users.id = ${id}
  `)
  return row
}

/** Returns true at the user's first login, and records it. */
export async function markFirstLogin(transaction: Transaction, id: string): Promise<boolean> {
  const marked = await transaction.query(sql`
    update users set has_logged_in = true where id = ${id} and not has_logged_in returning id
  `)
  return marked.length > 0
}

/** Null if the user has no password, undefined if the account is deleted. */
export async function findPasswordHash(
  db: Queryable,
  id: string,
): Promise<string | null | undefined> {
  const [row] = await db.query<{ password_hash: string | null }>(sql`
    select password_hash from users where id = ${id} and deleted_at is null
  `)
  return row?.password_hash
}

export async function hasUsers(db: Queryable): Promise<boolean> {
  const found = await db.query(sql`select id from users limit 1`)
  return found.length > 0
}

/** True if there is an administrator who is not blocked. */
export async function hasActiveAdmin(db: Queryable): Promise<boolean> {
  const found = await db.query(sql`
    select id from users where role = 'ADMIN' and not is_blocked limit 1
  `)
  return found.length > 0
}

export interface AccountRow {
  id: string
  email: string
  is_blocked: boolean
  /** Null if the user has no password. */
  password_hash: string | null
}

/** Finds the accounts with these addresses, in exactly this spelling, in alphabetical order. */
export const findAccounts = (db: Queryable, emails: string[]): Promise<AccountRow[]> =>
  db.query<AccountRow>(sql`
    select id, email, is_blocked, password_hash from users
    where email = any(${emails}::text[]) order by email
  `)

/**
 * Called before a session of the user is added, rotated or ended, so that no session is created during a
 * block, and the end of a session family does not miss a successor that is being created. Deleted users are
 * not found.
 */
export async function lockUser(transaction: Transaction, id: string): Promise<UserRow | undefined> {
  const [row] = await transaction.query<UserRow>(sql`
    select ${columns} from users where id = ${id} and deleted_at is null for no key update
  `)
  return row
}

/** Also waits for parcels to or from the user that are being created, and makes new ones wait. */
export async function lockUserAgainstNewParcels(
  transaction: Transaction,
  id: string,
): Promise<UserRow | undefined> {
  const [row] = await transaction.query<UserRow>(sql`
    select ${columns} from users where id = ${id} and deleted_at is null for update
  `)
  return row
}

/** True if the user is the courier of a run that is not finished, on whatever day. */
export async function hasRunToDrive(transaction: Transaction, userId: string): Promise<boolean> {
  const found = await transaction.query(sql`
    select id from runs where courier_id = ${userId} and state <> 'FINISHED' limit 1
  `)
  return found.length > 0
}

/** Locks in one order, so that two administrators who block each other wait instead of deadlocking. */
export const lockActiveAdmins = (transaction: Transaction): Promise<UserRow[]> =>
  transaction.query<UserRow>(sql`
    select ${columns} from users where role = 'ADMIN' and not is_blocked
    order by id for no key update
  `)

export async function setBlocked(
  transaction: Transaction,
  id: string,
  { isBlocked, now }: { isBlocked: boolean; now: Date },
): Promise<UserRow> {
  const [row] = await transaction.query<UserRow>(sql`
    update users set is_blocked = ${isBlocked}, updated_at = ${now} where id = ${id}
    returning ${columns}
  `)
  if (row === undefined) throw new Error(`A locked user has no row: ${id}`)
  return row
}

export async function setName(
  transaction: Transaction,
  id: string,
  { name, now }: { name: string; now: Date },
): Promise<UserRow | undefined> {
  const [row] = await transaction.query<UserRow>(sql`
    update users set name = ${name}, updated_at = ${now} where id = ${id} and deleted_at is null
    returning ${columns}
  `)
  return row
}

export async function setLanguage(
  transaction: Transaction,
  id: string,
  { language, now }: { language: Language; now: Date },
): Promise<UserRow | undefined> {
  const [row] = await transaction.query<UserRow>(sql`
    update users set language = ${language}, updated_at = ${now} where id = ${id} and deleted_at is null
    returning ${columns}
  `)
  return row
}

export async function findPhone(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.query<{ phone: string | null }>(sql`
    select phone from users where id = ${id}
  `)
  return row?.phone ?? null
}

export async function setRole(
  transaction: Transaction,
  id: string,
  { role, now }: { role: Role; now: Date },
): Promise<void> {
  await transaction.query(sql`
    update users set role = ${role}, updated_at = ${now} where id = ${id}
  `)
}

/** Does nothing if the user has been deleted in between. */
export async function setPhone(
  transaction: Transaction,
  id: string,
  { phone, now }: { phone: string | null; now: Date },
): Promise<void> {
  await transaction.query(sql`
    update users set phone = ${phone}, updated_at = ${now} where id = ${id} and deleted_at is null
  `)
}

export async function setPasswordHash(
  transaction: Transaction,
  id: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await transaction.query(sql`
    update users set password_hash = ${passwordHash}, updated_at = ${now} where id = ${id}
  `)
}

/** Returns false if the password has changed in between. */
export async function replacePasswordHash(
  transaction: Transaction,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const replaced = await transaction.query(sql`
    update users set password_hash = ${to} where id = ${id} and password_hash = ${from} returning id
  `)
  return replaced.length > 0
}

export interface UserFilter {
  search: string | undefined
  /** Only receivers who are not blocked. */
  canReceive?: boolean
  /** Only the users with these addresses. */
  emails?: string[] | undefined
}

/** Lists one page of the users, with the number of all. */
export async function listUserIds(
  db: Database,
  filter: UserFilter,
  { sort, ...window }: PageWindow & { sort: UserSort },
): Promise<PageOfIds> {
  const { search: words = '', canReceive = false, emails } = filter
  const rows = sql`
    from users as item
    where ${canReceive ? sql`item.role = 'RECEIVER' and not item.is_blocked` : sql`item.deleted_at is null`}
      ${emails === undefined ? sql`` : sql`and lower(item.email) = any(${emails.map(normalizeEmail)}::text[])`}
  `
  const list = {
    name: JSON.stringify(['users', filter]),
    rows,
    columns: sql`item.id, item.name, item.email, item.role, item.is_blocked`,
    order: orders[sort],
  }
  // The trigram index is on exactly this expression.
  const text = foldedLines(['item.name', 'item.email'])
  const search = foldText(words)
  return search === ''
    ? findPageOfIds(db, list, window)
    : searchPageOfIds(
        db,
        list,
        {
          patterns: patternsOf(search),
          rowsWithText: rows,
          text,
          textOfItem: text,
          isNarrowed: false,
        },
        window,
      )
}

export const findUsersInOrder = (db: Queryable, ids: string[]): Promise<UserRow[]> =>
  db.query<UserRow>(sql`
    select users.id, users.name, users.email, users.role, users.is_blocked,
      users.email_verified_at is not null as is_email_verified,
      users.password_hash is not null as has_password, users.language
    from unnest((select ${ids}::uuid[])) with ordinality as page (id, place)
      join users on users.id = page.id
    order by page.place
  `)

// Sorted like the values of the contract: BLOCKED before UNBLOCKED, so true before false.
export const orders: Record<UserSort, Sql> = {
  name: sql`${byName(sql`item.name`)}, item.id`,
  '-name': sql`${byName(sql`item.name`)} desc, item.id desc`,
  email: sql`lower(item.email), item.id`,
  '-email': sql`lower(item.email) desc, item.id desc`,
  role: sql`item.role, ${byName(sql`item.name`)}, item.id`,
  '-role': sql`item.role desc, ${byName(sql`item.name`)}, item.id`,
  isBlocked: sql`item.is_blocked desc, ${byName(sql`item.name`)}, item.id`,
  '-isBlocked': sql`item.is_blocked, ${byName(sql`item.name`)}, item.id`,
}

/** Looks for parcels as sender or receiver; the conditions match a partial index. */
export async function hasParcelsUnderWay(
  transaction: Transaction,
  userId: string,
): Promise<boolean> {
  const found = await transaction.query(sql`
    (select id from parcels
      where sender_id = ${userId} and delivery_status not in ('DELIVERED', 'CANCELED') limit 1)
    union all
    (select id from parcels
      where receiver_id = ${userId} and delivery_status not in ('DELIVERED', 'CANCELED') limit 1)
  `)
  return found.length > 0
}
