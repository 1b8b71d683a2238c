import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../../db/database.ts'
import { hashOfToken } from '../users/tokens.ts'

export interface TwoFactorRow {
  secret: string
  last_step: number | null
  confirmed_at: Date | null
}

/** Also finds one that is not confirmed yet. */
export async function findTwoFactor(
  db: Queryable,
  userId: string,
): Promise<TwoFactorRow | undefined> {
  const [row] = await db.query<TwoFactorRow>(sql`
    select secret, last_step, confirmed_at from two_factors where user_id = ${userId}
  `)
  return row
}

export interface TwoFactorState {
  is_on: boolean
  recovery_codes_left: number
}

export async function findTwoFactorState(db: Queryable, userId: string): Promise<TwoFactorState> {
  const [row] = await db.query<TwoFactorState>(sql`
    select exists (
        select 1 from two_factors where user_id = ${userId} and confirmed_at is not null
      ) as is_on,
      (select count(*)::integer from recovery_codes where user_id = ${userId}) as recovery_codes_left
  `)
  if (row === undefined) throw new Error('A query without a table has no row')
  return row
}

/** Replaces an earlier one that was only begun; the caller has checked that none is on. */
export async function insertPendingTwoFactor(
  transaction: Transaction,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<void> {
  await transaction.query(sql`
    insert into two_factors (user_id, secret, created_at) values (${userId}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
  `)
}

export async function confirmPendingTwoFactor(
  transaction: Transaction,
  { userId, step, now }: { userId: string; step: number; now: Date },
): Promise<void> {
  await transaction.query(sql`
    update two_factors set confirmed_at = ${now}, last_step = ${step} where user_id = ${userId}
  `)
}

export async function setLastStep(
  transaction: Transaction,
  userId: string,
  step: number,
): Promise<void> {
  await transaction.query(sql`
    update two_factors set last_step = ${step} where user_id = ${userId}
  `)
}

/** Uses up the code; returns whether the user had it. */
export async function removeRecoveryCode(
  transaction: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const removed = await transaction.query(sql`
    delete from recovery_codes where user_id = ${userId} and hash = ${hashOfToken(code)}
    returning hash
  `)
  return removed.length > 0
}

/** The user's earlier codes become void. */
export async function replaceCodes(
  transaction: Transaction,
  { userId, codes, now }: { userId: string; codes: string[]; now: Date },
): Promise<void> {
  await transaction.query(sql`delete from recovery_codes where user_id = ${userId}`)
  await transaction.query(sql`
    insert into recovery_codes (hash, user_id, created_at)
    select hash, ${userId}::uuid, ${now}::timestamptz
    from unnest(${codes.map(hashOfToken)}::bytea[]) as hash
  `)
}

/** Returns whether there was any, confirmed or not. */
export async function removeTwoFactor(transaction: Transaction, userId: string): Promise<boolean> {
  await transaction.query(sql`delete from recovery_codes where user_id = ${userId}`)
  const removed = await transaction.query(sql`
    delete from two_factors where user_id = ${userId} returning confirmed_at
  `)
  return removed.length > 0
}

export async function hasVerifiedPasskey(db: Queryable, userId: string): Promise<boolean> {
  const found = await db.query(sql`
    select id from passkeys where user_id = ${userId} and is_user_verified limit 1
  `)
  return found.length > 0
}
