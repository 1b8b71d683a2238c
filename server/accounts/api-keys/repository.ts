import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { ApiKeyScope, Language, Role } from '../../../openapi.d.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import { asyncCommit } from '../../db/async-commit.ts'
import { hashOfKey, hintOf } from './key.ts'

export interface ApiKeyRow {
  id: string
  name: string
  hint: string
  scopes: ApiKeyScope[]
  created_at: Date
  last_used_at: Date | null
  expires_at: Date | null
  revoked_at: Date | null
}

const columns = sql`id, name, hint, scopes, created_at, last_used_at, expires_at, revoked_at`

/** A key with its owner. */
export interface OwnedApiKeyRow {
  id: string
  scopes: ApiKeyScope[]
  last_used_at: Date | null
  expires_at: Date | null
  revoked_at: Date | null
  user_id: string
  name: string
  email: string
  role: Role
  language: Language | null
  is_blocked: boolean
  is_email_verified: boolean
  has_password: boolean
}

export async function findApiKeyWithOwner(
  db: Queryable,
  key: string,
): Promise<OwnedApiKeyRow | undefined> {
  const [row] = await db.query<OwnedApiKeyRow>(sql`
    select api_keys.id, api_keys.scopes, api_keys.last_used_at, api_keys.expires_at,
      api_keys.revoked_at, api_keys.user_id, users.name, users.email, users.role, users.language, users.is_blocked,
      users.email_verified_at is not null as is_email_verified,
      users.password_hash is not null as has_password
    from api_keys join users on users.id = api_keys.user_id
    where api_keys.hash = ${hashOfKey(key)}
  `)
  return row
}

const maxListed = 100

/** Lists active keys before expired and revoked ones, each newest first. */
export const listApiKeyRows = (db: Queryable, userId: string, now: Date): Promise<ApiKeyRow[]> =>
  db.query<ApiKeyRow>(sql`
    select ${columns} from api_keys
    where user_id = ${userId}
    order by revoked_at is not null or coalesce(expires_at <= ${now}, false), created_at desc, id
    limit ${maxListed}
  `)

/** Keys that are neither expired nor revoked. */
export async function countLiveKeys(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<number> {
  const rows = await transaction.query<{ id: string }>(sql`
    select id from api_keys
    where user_id = ${userId} and revoked_at is null
      and (expires_at is null or expires_at > ${now})
  `)
  return rows.length
}

export interface NewApiKeyRow {
  key: string
  userId: string
  name: string
  scopes: ApiKeyScope[]
  expiresAt: Date | null
  now: Date
}

export async function insertApiKey(
  transaction: Transaction,
  { key, userId, name, scopes, expiresAt, now }: NewApiKeyRow,
): Promise<ApiKeyRow> {
  const [row] = await transaction.query<ApiKeyRow>(sql`
    insert into api_keys (id, user_id, name, hash, hint, scopes, expires_at, created_at)
    values (${randomUUID()}, ${userId}, ${name}, ${hashOfKey(key)}, ${hintOf(key)},
      ${scopes}::text[], ${expiresAt}, ${now})
    returning ${columns}
  `)
  if (row === undefined) throw new Error('An inserted key has no row')
  return row
}

export async function revokeAll(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  await transaction.query(sql`
    update api_keys set revoked_at = ${now} where user_id = ${userId} and revoked_at is null
  `)
}

/** Undefined if the user has no such key. A key that was already revoked keeps its time. */
export async function markRevoked(
  transaction: Transaction,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<ApiKeyRow | undefined> {
  const [row] = await transaction.query<ApiKeyRow>(sql`
    update api_keys set revoked_at = coalesce(revoked_at, ${now})
    where id = ${id} and user_id = ${userId}
    returning ${columns}
  `)
  return row
}

/**
 * Written at most once a minute, so that a busy key does not mean a busy row. The commit is
 * asynchronous, because reads must not wait for a standby that is away; a lost time of use does no
 * harm.
 */
export async function markUsed(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(sql`
    update api_keys set last_used_at = ${now}
    from ${asyncCommit}
    where id = ${id} and (last_used_at is null or last_used_at <= ${minuteBefore(now)})
  `)
}

export const minuteBefore = (time: Date) => new Date(time.getTime() - 60_000)
