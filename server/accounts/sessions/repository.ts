import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Language, Role } from '../../../openapi.d.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import type { RequirementConfig } from './two-factor-requirement.ts'
import { hashOfToken, type Tokens } from '../users/tokens.ts'
import { refreshSeconds } from '../../config/values.ts'

/** A session with its user. */
export interface SessionRow {
  family_id: string
  access_expires_at: Date
  ended_at: Date | null
  /** Null if it is not known. */
  authenticated_at: Date | null
  user_id: string
  name: string
  email: string
  role: Role
  language: Language | null
  is_blocked: boolean
  is_email_verified: boolean
  has_password: boolean
  has_two_factor: boolean
  is_two_factor_verified: boolean
}

export async function findSessionByAccessToken(
  db: Queryable,
  token: string,
): Promise<SessionRow | undefined> {
  const [row] = await db.query<SessionRow>(sql`
    select sessions.family_id, sessions.access_expires_at, sessions.ended_at, sessions.user_id,
      sessions.is_passkey_verified as is_two_factor_verified, sessions.authenticated_at,
      users.name, users.email, users.role, users.language, users.is_blocked,
      users.email_verified_at is not null as is_email_verified,
      users.password_hash is not null as has_password,
      two_factors.confirmed_at is not null as has_two_factor
    from sessions join users on users.id = sessions.user_id
      left join two_factors on two_factors.user_id = users.id
    where sessions.access_hash = ${hashOfToken(token)}
  `)
  return row
}

export interface SessionFamily {
  user_id: string
  family_id: string
}

/** A family is the session of one login with all its renewals. */
export const findFamiliesOfTokens = (
  db: Queryable,
  { access = '', refresh = '' }: Partial<Tokens>,
): Promise<SessionFamily[]> =>
  db.query<SessionFamily>(sql`
    select distinct user_id, family_id from sessions
    where access_hash = ${hashOfToken(access)} or refresh_hash = ${hashOfToken(refresh)}
  `)

/** Fields of a session that a renewal needs. */
export interface RefreshableSessionRow {
  id: string
  family_id: string
  user_id: string
  refresh_expires_at: Date
  rotated_at: Date | null
  successor_salt: Buffer | null
  ended_at: Date | null
  began_at: Date
  authenticated_at: Date | null
  has_two_factor: boolean
  is_two_factor_verified: boolean
  /** A login in the same browser has ended it. */
  is_replaced: boolean
}

export async function lockSessionByRefreshToken(
  transaction: Transaction,
  token: string,
): Promise<RefreshableSessionRow | undefined> {
  const [row] = await transaction.query<RefreshableSessionRow>(sql`
    select id, family_id, user_id, refresh_expires_at, rotated_at, successor_salt, ended_at,
      authenticated_at, is_passkey_verified as is_two_factor_verified,
      coalesce(began_at, created_at) as began_at,
      exists (
        select 1 from two_factors
        where two_factors.user_id = sessions.user_id and confirmed_at is not null
      ) as has_two_factor,
      exists (
        select 1 from sessions as next
        where next.user_id = sessions.user_id and next.family_id <> sessions.family_id
          and next.began_at = sessions.ended_at
      ) as is_replaced
    from sessions where refresh_hash = ${hashOfToken(token)} for update
  `)
  return row
}

export interface NewSession {
  userId: string
  familyId: string
  tokens: Tokens
  accessMinutes: number
  now: Date
  /** By a passkey that has verified its user, or at a provider that has verified two factors. */
  isTwoFactorVerified: boolean
  /** When the user last proved who they are; null if that is not known. */
  authenticatedAt: Date | null
  /** Time of the login, for a renewal. */
  beganAt?: Date
  /** Left out if it is not known. */
  client?: SessionClient
}

/** Client that a session was begun or renewed with. */
export interface SessionClient {
  userAgent: string | null
  network: string
}

export async function insertSession(
  transaction: Transaction,
  { userId, familyId, tokens, accessMinutes, now, beganAt = now, client, ...proof }: NewSession,
): Promise<void> {
  await transaction.query(sql`
    insert into sessions (id, family_id, user_id, access_hash, access_expires_at, refresh_hash,
      refresh_expires_at, created_at, began_at, user_agent, network, is_passkey_verified,
      authenticated_at)
    values (${randomUUID()}, ${familyId}, ${userId}, ${hashOfToken(tokens.access)},
      ${secondsAfter(now, accessMinutes * 60)}, ${hashOfToken(tokens.refresh)},
      ${secondsAfter(now, refreshSeconds)}, ${now}, ${beganAt},
      ${client?.userAgent ?? null}, ${client?.network ?? null}, ${proof.isTwoFactorVerified},
      ${proof.authenticatedAt})
  `)
}

export async function markRotated(
  transaction: Transaction,
  id: string,
  { salt, now }: { salt: Buffer; now: Date },
): Promise<void> {
  await transaction.query(sql`
    update sessions set rotated_at = ${now}, successor_salt = ${salt} where id = ${id}
  `)
}

export async function endFamily(
  transaction: Transaction,
  familyId: string,
  now: Date,
): Promise<void> {
  await transaction.query(sql`
    update sessions set ended_at = ${now} where family_id = ${familyId} and ended_at is null
  `)
}

/** The user has shown a second factor in the meantime. */
export async function markTwoFactorVerified(
  transaction: Transaction,
  familyId: string,
): Promise<void> {
  await transaction.query(sql`
    update sessions set is_passkey_verified = true
    where family_id = ${familyId} and ended_at is null
  `)
}

/** The passkey that was the second factor is removed; two factors at the identity provider still count. */
export async function unmarkTwoFactorVerified(
  transaction: Transaction,
  familyId: string,
): Promise<void> {
  await transaction.query(sql`
    update sessions set is_passkey_verified = false
    where family_id = ${familyId} and ended_at is null
      and not exists (select 1 from provider_sessions where provider_sessions.family_id = ${familyId})
  `)
}

export async function endSessionsOfUser(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  await transaction.query(sql`
    update sessions set ended_at = ${now} where user_id = ${userId} and ended_at is null
  `)
}

export async function removeExpiredSessions(transaction: Transaction, now: Date): Promise<void> {
  // Leaves rows alone that another login is removing right now.
  await transaction.query(sql`
    delete from sessions where id in (
      select id from sessions where refresh_expires_at <= ${now}
      order by refresh_expires_at limit 100
      for update skip locked
    )
  `)
}

/** All families except the caller's. */
export async function endOtherFamilies(
  transaction: Transaction,
  { userId, familyId }: { userId: string; familyId: string },
  now: Date,
): Promise<void> {
  await transaction.query(sql`
    update sessions set ended_at = ${now}
    where user_id = ${userId} and family_id <> ${familyId} and ended_at is null
  `)
}

export async function isLiveFamily(transaction: Transaction, familyId: string): Promise<boolean> {
  const found = await transaction.query(sql`
    select id from sessions where family_id = ${familyId} and ended_at is null limit 1
  `)
  return found.length > 0
}

/** True also of a family that has ended. */
export async function isFamilyOf(
  db: Queryable,
  { userId, familyId }: { userId: string; familyId: string },
): Promise<boolean> {
  const found = await db.query(sql`
    select id from sessions where family_id = ${familyId} and user_id = ${userId} limit 1
  `)
  return found.length > 0
}

/** True if the user has had another session with this client in this network, even one that has ended. */
export async function isKnownClient(
  transaction: Transaction,
  {
    userId,
    familyId,
    client: { userAgent, network },
  }: { userId: string; familyId: string; client: SessionClient },
): Promise<boolean> {
  const found = await transaction.query(sql`
    select id from sessions
    where user_id = ${userId} and family_id <> ${familyId} and network = ${network}
      and user_agent is not distinct from ${userAgent}
    limit 1
  `)
  return found.length > 0
}

/** One login that can still be renewed. */
export interface LiveSessionRow {
  family_id: string
  /** Client of its last renewal. */
  user_agent: string | null
  network: string | null
  began: Date
  renewed: Date
  ends: Date
}

/** Newest first. */
export const findLiveSessions = (
  db: Queryable,
  userId: string,
  now: Date,
): Promise<LiveSessionRow[]> =>
  db.query<LiveSessionRow>(sql`
    select family_id, (array_agg(user_agent order by created_at desc))[1] as user_agent,
      (array_agg(network order by created_at desc))[1] as network,
      min(coalesce(began_at, created_at)) as began,
      max(created_at) as renewed, max(refresh_expires_at) as ends
    from sessions
    where user_id = ${userId}
    group by family_id
    having bool_or(ended_at is null and refresh_expires_at > ${now})
    order by began desc
  `)

/** The families that have not ended, and whose user is not blocked and has the required factors. */
export async function findLiveFamilies(
  db: Queryable,
  families: string[],
  { requireTwoFactor }: RequirementConfig,
): Promise<Set<string>> {
  const rows = await db.query<{ family_id: string }>(sql`
    select distinct sessions.family_id
    from sessions join users on users.id = sessions.user_id
    where sessions.family_id = any(${families}::uuid[])
      and sessions.ended_at is null and not users.is_blocked
      and (${requireTwoFactor === 'off'} or users.role <> 'ADMIN'
        or sessions.is_passkey_verified or exists (
        select 1 from two_factors
        where two_factors.user_id = users.id and confirmed_at is not null
      ))
  `)
  return new Set(rows.map((row) => row.family_id))
}

const secondsAfter = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000)
