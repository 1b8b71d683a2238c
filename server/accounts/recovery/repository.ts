import sql from 'sql-template-tag'
import type { Config } from '../../config/config.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import { asyncCommit } from '../../db/async-commit.ts'
import { hashOfToken } from '../users/tokens.ts'

/** Inserts a request for any address, known or not; `queueResetMails` looks up its account. */
export async function insertResetRequest(
  db: Queryable,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await db.query(sql`
    insert into reset_requests (email, created_at)
    select ${email}::text, ${now}::timestamptz from ${asyncCommit}
  `)
}

/** Requests handled at a time; the next run of the job takes more. */
const maxRequests = 100

/** Takes the waiting requests, and queues one mail for each account that can log in. */
export async function queueResetMails(
  db: Queryable,
  { oidcOnly }: Pick<Config, 'oidcOnly'>,
): Promise<void> {
  await db.query(sql`
    with taken as (
      delete from reset_requests using ${asyncCommit} where id in (
        select id from reset_requests order by created_at limit ${maxRequests}
        for update skip locked
      )
      returning email
    )
    insert into messages (channel, user_id, account_mail, next_at, created_at)
    select distinct 'EMAIL', users.id, 'RESET_PASSWORD', now(), now()
    from taken join users on lower(users.email) = taken.email
    where not users.is_blocked and (users.role <> 'ADMIN' or ${oidcOnly === 'off'})
  `)
}

export interface NewResetLink {
  token: string
  userId: string
  expiresAt: Date
  /** True for a link sent by email, whose holder has shown that the address is theirs. */
  isMailed: boolean
  now: Date
}

export async function insertResetLink(
  transaction: Transaction,
  { token, userId, expiresAt, isMailed, now }: NewResetLink,
): Promise<void> {
  await transaction.query(sql`
    with expired as (
      delete from reset_links where hash in (
        select hash from reset_links where expires_at <= ${now}
        order by expires_at limit 100 for update skip locked
      )
    )
    insert into reset_links (hash, user_id, expires_at, is_mailed, created_at)
    values (${hashOfToken(token)}, ${userId}, ${expiresAt}, ${isMailed}, ${now})
  `)
}

/** Finds the user of a link; undefined if it is unknown, used or expired. */
export async function findUserOfResetLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ user_id: string }>(sql`
    select user_id from reset_links where hash = ${hashOfToken(token)} and expires_at > ${now}
  `)
  return row?.user_id
}

/** True if the link was sent by email, and so proves that the address belongs to its user. */
export async function isMailedLink(transaction: Transaction, token: string): Promise<boolean> {
  const [row] = await transaction.query<{ is_mailed: boolean }>(sql`
    select is_mailed from reset_links where hash = ${hashOfToken(token)}
  `)
  return row?.is_mailed === true
}

/** Removes all links, so that older mails are useless once one was used. Called with the user locked. */
export async function removeResetLinks(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(sql`delete from reset_links where user_id = ${userId}`)
}
