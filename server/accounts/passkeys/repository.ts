import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { PasskeyTransport } from '../../../openapi.d.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import { hashOfToken } from '../users/tokens.ts'

export interface PasskeyRow {
  id: string
  credential_id: Buffer
  transports: PasskeyTransport[]
  name: string
  created_at: Date
  last_used_at: Date | null
}

const columns = sql`id, credential_id, transports, name, created_at, last_used_at`

/** Newest first. */
export const listPasskeyRows = (db: Queryable, userId: string): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>(sql`
    select ${columns} from passkeys where user_id = ${userId} order by created_at desc, id
  `)

/** Fields of a passkey that a login needs. */
export interface PasskeyKeyRow {
  id: string
  user_id: string
  public_key: Buffer
  counter: number
}

export async function findPasskeyByCredential(
  db: Queryable,
  credentialId: Buffer,
): Promise<PasskeyKeyRow | undefined> {
  const [row] = await db.query<PasskeyKeyRow>(sql`
    select id, user_id, public_key, counter::float8 as counter
    from passkeys where credential_id = ${credentialId}
  `)
  return row
}

export interface NewPasskeyRow {
  userId: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  isUserVerified: boolean
  transports: PasskeyTransport[]
  name: string
  now: Date
}

/** Undefined if a user has registered it already. */
export async function insertPasskey(
  transaction: Transaction,
  {
    userId,
    credentialId,
    publicKey,
    counter,
    isUserVerified,
    transports,
    name,
    now,
  }: NewPasskeyRow,
): Promise<PasskeyRow | undefined> {
  const [row] = await transaction.query<PasskeyRow>(sql`
    insert into passkeys (id, user_id, credential_id, public_key, counter, is_user_verified,
      transports, name, created_at)
    values (${randomUUID()}, ${userId}, ${credentialId}, ${publicKey}, ${counter},
      ${isUserVerified}, ${transports}::text[], ${name}, ${now})
    on conflict (credential_id) do nothing
    returning ${columns}
  `)
  return row
}

interface OwnPasskey {
  id: string
  userId: string
}

/** Undefined if the user has no such passkey. */
export async function setPasskeyName(
  transaction: Transaction,
  { id, userId }: OwnPasskey,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await transaction.query<PasskeyRow>(sql`
    update passkeys set name = ${name} where id = ${id} and user_id = ${userId} returning ${columns}
  `)
  return row
}

export async function markPasskeyUsed(
  transaction: Transaction,
  id: string,
  { counter, isUserVerified, now }: { counter: number; isUserVerified: boolean; now: Date },
): Promise<void> {
  await transaction.query(sql`
    update passkeys set counter = ${counter}, last_used_at = ${now},
      is_user_verified = is_user_verified or ${isUserVerified}
    where id = ${id}
  `)
}

/** Undefined if the user has no such passkey. */
export async function deletePasskey(
  transaction: Transaction,
  { id, userId }: OwnPasskey,
): Promise<PasskeyRow | undefined> {
  const [row] = await transaction.query<PasskeyRow>(sql`
    delete from passkeys where id = ${id} and user_id = ${userId} returning ${columns}
  `)
  return row
}

/** Returns the names of the removed passkeys. */
export async function deletePasskeysOfUser(
  transaction: Transaction,
  userId: string,
): Promise<string[]> {
  const removed = await transaction.query<{ name: string }>(sql`
    delete from passkeys where user_id = ${userId} returning name
  `)
  return removed.map(({ name }) => name)
}

export async function insertChallenge(
  transaction: Transaction,
  { challenge, userId, expiresAt }: { challenge: string; userId: string | null; expiresAt: Date },
): Promise<void> {
  await transaction.query(sql`
    insert into passkey_challenges (hash, user_id, expires_at)
    values (${hashOfToken(challenge)}, ${userId}, ${expiresAt})
  `)
}

/** Returns whether it was valid; if two requests spend it simultaneously, only one succeeds. */
export async function spendChallenge(
  transaction: Transaction,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<boolean> {
  const spent = await transaction.query(sql`
    delete from passkey_challenges
    where hash = ${hashOfToken(challenge)} and user_id is not distinct from ${userId}::uuid
      and expires_at > ${now}
    returning hash
  `)
  return spent.length > 0
}

export async function removeExpiredChallenges(transaction: Transaction, now: Date): Promise<void> {
  // Leaves rows alone that another request is removing right now.
  await transaction.query(sql`
    delete from passkey_challenges where hash in (
      select hash from passkey_challenges where expires_at <= ${now}
      order by expires_at limit 100
      for update skip locked
    )
  `)
}
