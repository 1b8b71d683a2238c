import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import type { Role, UserSort } from '../../openapi.d.ts'
import type { PlaceOf } from '../db/kept-texts.ts'
import { createPages, type FoundPage } from '../db/list-page.ts'
import type { Read } from '../db/reading.ts'
import type { Database } from '../db/schema.ts'
import { sameEmail } from './normalize-email.ts'
import { partsOfText } from '../db/search-patterns.ts'

const columns = ['id', 'name', 'email', 'role', 'is_blocked'] as const

export type UserRow = Pick<Selectable<Database['users']>, (typeof columns)[number]>

export interface UserFilter {
  search: string | undefined
  /** Only receivers who are not blocked. */
  canReceive?: boolean
  /** Only people with these addresses. */
  emails?: string[] | undefined
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
    .where(sql`lower(email)`, '=', sameEmail(email))
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

/** The window's people, and how many there are in all windows together. */
export function findUserPage(
  db: Kysely<Database>,
  filter: UserFilter,
  { sort, limit, offset }: { sort: UserSort; limit: number; offset: number },
  read?: Read,
): Promise<FoundPage<UserRow>> {
  const { search = '', canReceive = false, emails } = filter
  const asked = {
    name: JSON.stringify(['users', filter]),
    shape: { sort, canReceive, hasEmails: emails !== undefined },
    values: { emails: emails?.map(sameEmail) },
    patterns: search === '' ? [] : partsOfText(search),
    limit,
    offset,
    keepsPlan: search === '' && emails === undefined && sort === 'name' && usualLimits.has(limit),
  }
  return findPage(db, asked, read)
}

/** The face's sizes of page. */
const usualLimits = new Set([5, 10, 25, 50])

interface ListShape {
  sort: UserSort
  canReceive: boolean
  hasEmails: boolean
}

const findPage = createPages(
  (
    place: PlaceOf<{ emails: string[] | undefined }>,
    { sort, canReceive, hasEmails }: ListShape,
  ) => ({
    from: sql`users as item`,
    where: sql.join(
      [
        canReceive ? sql`item.role = 'RECEIVER' and not item.is_blocked` : sql`true`,
        ...(hasEmails ? [sql`${byEmail} = any(${place('emails')}::text[])`] : []),
      ],
      sql` and `,
    ),
    order: orders[sort],
    search: {
      from: sql`users as item`,
      text: searchText,
      textOfNext: sql`(select ${searchText} from users as item where item.id = next.id)`,
      isInPart: false,
    },
  }),
  (db) =>
    db
      .selectFrom('users')
      .select(columns)
      .where('id', '=', sql<string>`page.id`),
)

/** The person, if a parcel may be addressed to them. */
export const openReceiver = (userId: RawBuilder<string>) => sql`
  select id from users where id = ${userId} and role = 'RECEIVER' and not is_blocked
`

// The index of triples has exactly this expression.
const searchText = sql`lower(chr(10) || item.name || chr(10) || item.email)`

const byName = sql`lower(item.name)`
const byEmail = sql`lower(item.email)`
const id = sql`item.id`
const rising = (by: typeof id) => ({ by, direction: 'asc' as const })
const falling = (by: typeof id) => ({ by, direction: 'desc' as const })

const orders = {
  name: [rising(byName), rising(id)],
  '-name': [falling(byName), falling(id)],
  email: [rising(byEmail), rising(id)],
  '-email': [falling(byEmail), falling(id)],
  role: [rising(sql`item.role`), rising(byName), rising(id)],
  '-role': [falling(sql`item.role`), rising(byName), rising(id)],
  // By the words on the wire: BLOCKED stands before UNBLOCKED.
  isBlocked: [falling(sql`item.is_blocked`), rising(byName), rising(id)],
  '-isBlocked': [rising(sql`item.is_blocked`), rising(byName), rising(id)],
} as const satisfies Record<UserSort, unknown>
