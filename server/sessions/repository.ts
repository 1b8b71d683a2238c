import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { planKept } from '../db/kept-plans.ts'
import { findByValue, place, rowsOf, type Statement } from '../db/kept-texts.ts'
import type { Role } from '../../openapi.d.ts'
import type { Database } from '../db/schema.ts'
import { accessSeconds, hashOfToken, refreshSeconds, type Tokens } from './tokens.ts'

// The user's row is locked before any session of theirs is added, rotated or ended. So no session
// slips in beside a block, and a family's end misses no successor that is just being made.

/** The session behind an access token with its user, in one query. */
export const findByAccessToken = (db: Kysely<Database>, token: string) =>
  findByAccessHash(db, hashOfToken(token))

const findByAccessHash = findByValue((db, accessHash: RawBuilder<Buffer>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.family_id',
      'sessions.access_expires_at',
      'sessions.ended_at',
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      'users.is_blocked',
    ])
    .where('sessions.access_hash', '=', accessHash)
    .modifyEnd(planKept),
)

/** Whoever asks, in a statement of `readAsCaller`. */
export const callerId = sql.ref<string>('caller.id')

/**
 * The session behind an access token with what a statement finds for its user, in one query. Nothing
 * is found for a session that is over, a blocked user or another role.
 */
export async function readAsCaller<Row>(
  db: Kysely<Database>,
  { accessHash, roles, now }: { accessHash: Buffer; roles: readonly Role[]; now: Date },
  { key, write, values }: Statement<Row>,
): Promise<{ session: CallerSession | undefined; rows: Row[] }> {
  const rows = await rowsOf<WithCaller<Row>>(db, {
    key: `as caller ${key}`,
    write: (database) => asCaller(write(database)),
    values: { ...values, callerHash: accessHash, callerRoles: roles, callerNow: now },
  })
  return { session: rows[0]?.caller, rows }
}

// One column for the caller, as every row carries it: the driver takes long for each column.
const asCaller = <Row>(statement: RawBuilder<Row>) => sql<WithCaller<Row>>`
  with caller as materialized (
    select users.id, users.name, users.email, users.role, users.is_blocked, sessions.family_id,
      sessions.ended_at is not null or sessions.access_expires_at <= ${place('callerNow')}
        as is_over
    from sessions join users on users.id = sessions.user_id
    where sessions.access_hash = ${place('callerHash')}
  )
  select to_json(caller) as caller, work.*
  from caller left join lateral (
    select * from (${statement}) as of_caller
    where not caller.is_blocked and not caller.is_over and caller.role = any(${place('callerRoles')})
  ) as work on true
`

type WithCaller<Row> = Row & { caller: CallerSession }

export interface CallerSession {
  id: string
  name: string
  email: string
  role: Role
  is_blocked: boolean
  family_id: string
  is_over: boolean
}

export const findUserOfTokens = (db: Kysely<Database>, tokens: Partial<Tokens>) =>
  db
    .selectFrom('sessions')
    .select(['user_id', 'family_id'])
    .distinct()
    .where((session) =>
      session.or([
        session('access_hash', '=', hashOfToken(tokens.access ?? '')),
        session('refresh_hash', '=', hashOfToken(tokens.refresh ?? '')),
      ]),
    )
    .execute()

export const lockByRefreshToken = (transaction: Transaction<Database>, token: string) =>
  transaction
    .selectFrom('sessions')
    .selectAll()
    .where('refresh_hash', '=', hashOfToken(token))
    .forUpdate()
    .executeTakeFirst()

export async function insertSession(
  transaction: Transaction<Database>,
  session: { userId: string; familyId: string; tokens: Tokens; now: Date },
): Promise<void> {
  await transaction
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      family_id: session.familyId,
      user_id: session.userId,
      access_hash: hashOfToken(session.tokens.access),
      access_expires_at: secondsAfter(session.now, accessSeconds),
      refresh_hash: hashOfToken(session.tokens.refresh),
      refresh_expires_at: secondsAfter(session.now, refreshSeconds),
      created_at: session.now,
      rotated_at: null,
      successor_salt: null,
      ended_at: null,
    })
    .execute()
}

export async function markRotated(
  transaction: Transaction<Database>,
  id: string,
  { salt, now }: { salt: Buffer; now: Date },
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ rotated_at: now, successor_salt: salt })
    .where('id', '=', id)
    .execute()
}

export async function endFamily(
  transaction: Transaction<Database>,
  familyId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('family_id', '=', familyId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function endSessionsOfUser(
  transaction: Transaction<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function removeExpiredSessions(
  transaction: Transaction<Database>,
  now: Date,
): Promise<void> {
  // What another login is removing right now is left to it.
  await sql`
    delete from sessions where id in (
      select id from sessions where refresh_expires_at <= ${now}
      order by refresh_expires_at limit 100
      for update skip locked
    )
  `.execute(transaction)
}

const secondsAfter = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000)
