import sql from 'sql-template-tag'
import { asyncCommit } from '../../db/async-commit.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import { hashOfToken } from '../users/tokens.ts'
import { refreshSeconds } from '../../config/values.ts'

/** Identifies a user at the provider. */
export interface Subject {
  issuer: string
  subject: string
}

export interface ProviderAccountRow {
  issuer: string
  subject: string
  user_id: string
  email: string | null
  linked_at: Date
  last_used_at: Date | null
}

const columns = sql`issuer, subject, user_id, email, linked_at, last_used_at`

export async function findProviderAccount(
  db: Queryable,
  { issuer, subject }: Subject,
): Promise<ProviderAccountRow | undefined> {
  const [row] = await db.query<ProviderAccountRow>(sql`
    select ${columns} from provider_accounts where issuer = ${issuer} and subject = ${subject}
  `)
  return row
}

export async function findProviderAccountOfUser(
  db: Queryable,
  userId: string,
): Promise<ProviderAccountRow | undefined> {
  const [row] = await db.query<ProviderAccountRow>(sql`
    select ${columns} from provider_accounts where user_id = ${userId}
  `)
  return row
}

export interface NewProviderAccount extends Subject {
  userId: string
  email: string | null
  now: Date
  lastUsedAt: Date | null
}

/** Returns false if the account or the user is linked already. */
export async function insertProviderAccount(
  transaction: Transaction,
  { issuer, subject, userId, email, now, lastUsedAt }: NewProviderAccount,
): Promise<boolean> {
  const inserted = await transaction.query(sql`
    insert into provider_accounts (issuer, subject, user_id, email, linked_at, last_used_at)
    values (${issuer}, ${subject}, ${userId}, ${email}, ${now}, ${lastUsedAt})
    on conflict do nothing returning user_id
  `)
  return inserted.length > 0
}

export async function markProviderAccountUsed(
  transaction: Transaction,
  { issuer, subject }: Subject,
  { email, now }: { email: string | null; now: Date },
): Promise<void> {
  await transaction.query(sql`
    update provider_accounts set last_used_at = ${now}, email = coalesce(${email}, email)
    where issuer = ${issuer} and subject = ${subject}
  `)
}

/** Also deletes logins that wait for a code; returns whether there was an account. */
export async function deleteProviderAccount(
  transaction: Transaction,
  userId: string,
): Promise<boolean> {
  await transaction.query(sql`delete from provider_logins where user_id = ${userId}`)
  const removed = await transaction.query(sql`
    delete from provider_accounts where user_id = ${userId} returning user_id
  `)
  return removed.length > 0
}

/** The user who links their account at the provider, and the session in which they do so. */
export interface Linking {
  userId: string
  familyId: string
}

interface SentOff {
  state: string
  nonce: string
  verifier: string
}

interface NewRequest {
  /** Value of the browser's cookie. */
  browser: string
  next: string
  linking: Linking | null
  /** Null until a user who links their account is sent to the provider. */
  sent: SentOff | null
  expiresAt: Date
}

export async function insertRequest(
  transaction: Transaction,
  { browser, next, linking, sent, expiresAt }: NewRequest,
): Promise<void> {
  await transaction.query(sql`
    insert into provider_requests (browser_hash, state_hash, nonce, verifier, next, user_id, family_id,
      expires_at)
    values (${hashOfToken(browser)}, ${sent && hashOfToken(sent.state)}, ${sent?.nonce ?? null},
      ${sent?.verifier ?? null}, ${next}, ${linking?.userId ?? null}::uuid,
      ${linking?.familyId ?? null}::uuid, ${expiresAt})
  `)
}

export interface RequestRow {
  next: string
  nonce: string | null
  verifier: string | null
  user_id: string | null
  family_id: string | null
}

/**
 * Takes the request that was begun with this cookie and this state; with null, one that was not
 * sent to the provider yet. If two requests bring the same state simultaneously, only one finds it.
 */
export async function takeRequest(
  transaction: Transaction,
  { browser, state, now }: { browser: string; state: string | null; now: Date },
): Promise<RequestRow | undefined> {
  const [row] = await transaction.query<RequestRow>(sql`
    delete from provider_requests
    where browser_hash = ${hashOfToken(browser)} and expires_at > ${now}
      and state_hash is not distinct from ${state === null ? null : hashOfToken(state)}::bytea
    returning next, nonce, verifier, user_id, family_id
  `)
  return row
}

interface PendingLogin {
  browser: string
  userId: string
  idToken: string
  authenticatedAt: Date | null
  expiresAt: Date
}

export async function insertPendingLogin(
  transaction: Transaction,
  { browser, userId, idToken, authenticatedAt, expiresAt }: PendingLogin,
): Promise<void> {
  await transaction.query(sql`
    insert into provider_logins (browser_hash, user_id, id_token, authenticated_at, expires_at)
    values (${hashOfToken(browser)}, ${userId}, ${idToken}, ${authenticatedAt}, ${expiresAt})
  `)
}

export async function findPendingLogin(
  db: Queryable,
  browser: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ user_id: string }>(sql`
    select user_id from provider_logins
    where browser_hash = ${hashOfToken(browser)} and expires_at > ${now}
  `)
  return row?.user_id
}

interface PendingLoginRow {
  id_token: string
  authenticated_at: Date | null
}

/** Undefined if another request has already taken it. */
export async function takePendingLogin(
  transaction: Transaction,
  browser: string,
): Promise<PendingLoginRow | undefined> {
  const [row] = await transaction.query<PendingLoginRow>(sql`
    delete from provider_logins where browser_hash = ${hashOfToken(browser)}
    returning id_token, authenticated_at
  `)
  return row
}

export async function removeExpiredRequests(db: Queryable, now: Date): Promise<void> {
  // Leaves rows alone that another request is removing right now.
  await db.query(sql`
    delete from provider_requests using ${asyncCommit} where browser_hash in (
      select browser_hash from provider_requests where expires_at <= ${now}
      order by expires_at limit 100 for update skip locked
    )
  `)
  await db.query(sql`
    delete from provider_logins using ${asyncCommit} where browser_hash in (
      select browser_hash from provider_logins where expires_at <= ${now}
      order by expires_at limit 100 for update skip locked
    )
  `)
}

interface ProviderSession {
  familyId: string
  userId: string
  issuer: string | null
  idToken: string
  now: Date
}

/** Inserts the session, and removes some rows of sessions that have ended. */
export async function insertProviderSession(
  transaction: Transaction,
  { familyId, userId, issuer, idToken, now }: ProviderSession,
): Promise<void> {
  const longAgo = new Date(now.getTime() - refreshSeconds * 1000)
  await transaction.query(sql`
    with ended as (
      delete from provider_sessions where family_id in (
        select family_id from provider_sessions as old
        where created_at <= ${longAgo} and not exists (
          select 1 from sessions where sessions.family_id = old.family_id and ended_at is null
        )
        order by created_at limit 100 for update skip locked
      )
    )
    insert into provider_sessions (family_id, user_id, issuer, id_token, created_at)
    values (${familyId}, ${userId}, ${issuer}, ${idToken}, ${now})
  `)
}

interface ProviderSessionRow {
  id_token: string
  /** Null in sessions that began before this column existed. */
  issuer: string | null
}

/** The provider's ID token; undefined if the session began elsewhere, or it was already taken. */
export async function takeProviderSession(
  transaction: Transaction,
  familyId: string,
): Promise<ProviderSessionRow | undefined> {
  const [row] = await transaction.query<ProviderSessionRow>(sql`
    delete from provider_sessions where family_id = ${familyId} returning id_token, issuer
  `)
  return row
}
