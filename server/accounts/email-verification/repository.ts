import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../../db/database.ts'
import { hashOfToken } from '../users/tokens.ts'

/** Queues a mail with a link to confirm the address; it is sent only if the transaction commits. */
export async function queueVerificationMail(
  transaction: Transaction,
  userId: string,
): Promise<void> {
  await transaction.query(sql`
    insert into messages (channel, user_id, account_mail, next_at, created_at)
    values ('EMAIL', ${userId}, 'VERIFY_EMAIL', now(), now())
  `)
}

export interface NewEmailLink {
  token: string
  userId: string
  expiresAt: Date
  now: Date
}

export async function insertEmailLink(
  transaction: Transaction,
  { token, userId, expiresAt, now }: NewEmailLink,
): Promise<void> {
  await transaction.query(sql`
    with expired as (
      delete from email_links where hash in (
        select hash from email_links where expires_at <= ${now}
        order by expires_at limit 100 for update skip locked
      )
    )
    insert into email_links (hash, user_id, expires_at, created_at)
    values (${hashOfToken(token)}, ${userId}, ${expiresAt}, ${now})
  `)
}

/** Finds the user of a link; undefined if it is unknown or expired. */
export async function findUserOfEmailLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ user_id: string }>(sql`
    select user_id from email_links where hash = ${hashOfToken(token)} and expires_at > ${now}
  `)
  return row?.user_id
}

/** Called with the user locked. */
export async function setEmailVerified(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  await transaction.query(sql`
    update users set email_verified_at = ${now}, updated_at = ${now}
    where id = ${userId} and email_verified_at is null
  `)
}
