import { randomUUID } from 'node:crypto'
import { sql, type ExpressionBuilder, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Role, UserSort } from '../../openapi.d.ts'
import type { Database } from '../db/schema.ts'

export type UserRow = Omit<Selectable<Database['users']>, 'password_hash'>

const columns = ['id', 'name', 'email', 'role', 'is_blocked', 'created_at', 'updated_at'] as const

export interface UserFilter {
  search: string | undefined
  /** Only receivers who are not blocked. */
  canReceive?: boolean
}

export async function insertUser(
  db: Kysely<Database>,
  user: { name: string; email: string; passwordHash: string; role: Role; now: Date },
): Promise<UserRow> {
  return db
    .insertInto('users')
    .values({
      id: randomUUID(),
      name: user.name,
      email: user.email,
      password_hash: user.passwordHash,
      role: user.role,
      is_blocked: false,
      created_at: user.now,
      updated_at: user.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export const findUserByEmail = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()

export const lockUser = (
  transaction: Transaction<Database>,
  id: string,
): Promise<UserRow | undefined> =>
  transaction
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** In one order, so that two administrators who block each other wait instead of deadlocking. */
export const lockActiveAdmins = (transaction: Transaction<Database>): Promise<UserRow[]> =>
  transaction
    .selectFrom('users')
    .select(columns)
    .where('role', '=', 'ADMIN')
    .where('is_blocked', '=', false)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const findUser = (db: Kysely<Database>, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()

export const setBlocked = (
  transaction: Transaction<Database>,
  id: string,
  { isBlocked, now }: { isBlocked: boolean; now: Date },
): Promise<UserRow> =>
  transaction
    .updateTable('users')
    .set({ is_blocked: isBlocked, updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export function listUserRows(
  db: Kysely<Database>,
  filter: UserFilter,
  window: { sort: UserSort; limit: number; offset: number },
): Promise<UserRow[]> {
  const [column, direction] = orders[window.sort]
  return db
    .selectFrom('users')
    .select(columns)
    .where((user) => matches(user, filter))
    .orderBy(column, direction)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export async function countUserRows(db: Kysely<Database>, filter: UserFilter): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((user) => user.fn.countAll().as('total'))
    .where((user) => matches(user, filter))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function matches(
  user: ExpressionBuilder<Database, 'users'>,
  { search = '', canReceive = false }: UserFilter,
) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return user.and([
    ...(canReceive ? [user('role', '=', 'RECEIVER'), user('is_blocked', '=', false)] : []),
    ...(search === ''
      ? []
      : [user.or([user('name', 'ilike', pattern), user('email', 'ilike', pattern)])]),
  ])
}

const orders = {
  name: [sql`lower(name)`, 'asc'],
  '-name': [sql`lower(name)`, 'desc'],
  email: [sql`lower(email)`, 'asc'],
  '-email': [sql`lower(email)`, 'desc'],
  role: ['role', 'asc'],
  '-role': ['role', 'desc'],
  // By the words on the wire: BLOCKED stands before UNBLOCKED.
  isBlocked: ['is_blocked', 'desc'],
  '-isBlocked': ['is_blocked', 'asc'],
} as const
