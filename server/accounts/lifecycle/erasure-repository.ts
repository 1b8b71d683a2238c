import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { foldText } from '../../../domain/fold.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { foldedLines, likeLiteral } from '../../db/search.ts'
import type { UserRow } from '../users/repository.ts'

/**
 * Keeps the row, because parcels and log entries refer to it, but without personal data. It is
 * blocked, so that every query that leaves out blocked users leaves it out.
 */
export async function eraseUser(
  transaction: Transaction,
  { id, email }: UserRow,
  now: Date,
): Promise<void> {
  await transaction.query(sql`
    update users set name = 'Deleted user', email = ${`deleted-${randomUUID()}@deleted.invalid`},
      password_hash = '', phone = null, language = null, is_blocked = true, email_verified_at = null, updated_at = ${now}, deleted_at = ${now}
    where id = ${id}
  `)
  await transaction.query(sql`delete from sessions where user_id = ${id}`)
  await transaction.query(sql`delete from reset_links where user_id = ${id}`)
  await transaction.query(sql`delete from email_links where user_id = ${id}`)
  await transaction.query(sql`delete from two_factors where user_id = ${id}`)
  await transaction.query(sql`delete from recovery_codes where user_id = ${id}`)
  await transaction.query(sql`delete from passkeys where user_id = ${id}`)
  await transaction.query(sql`delete from passkey_challenges where user_id = ${id}`)
  await transaction.query(sql`delete from provider_accounts where user_id = ${id}`)
  await transaction.query(sql`delete from provider_requests where user_id = ${id}`)
  await transaction.query(sql`delete from provider_logins where user_id = ${id}`)
  await transaction.query(sql`delete from provider_sessions where user_id = ${id}`)
  await transaction.query(sql`delete from api_keys where user_id = ${id}`)
  await transaction.query(sql`delete from notification_choices where user_id = ${id}`)
  await transaction.query(sql`delete from mail_schedules where user_id = ${id}`)
  await transaction.query(sql`delete from notification_batches where user_id = ${id}`)
  await transaction.query(sql`delete from batch_entries where user_id = ${id}`)
  await transaction.query(sql`delete from notifications where user_id = ${id}`)
  await transaction.query(sql`delete from webhook_endpoints where user_id = ${id}`)
  await transaction.query(sql`delete from messages where user_id = ${id}`)
  await transaction.query(sql`delete from addresses where user_id = ${id}`)
  await transaction.query(sql`update addresses set receiver_id = null where receiver_id = ${id}`)
  await transaction.query(sql`
    update parcels set receiver_phone = null where receiver_id = ${id} and receiver_phone is not null
  `)
  await transaction.query(sql`
    delete from delivery_proofs using parcels
    where parcels.id = delivery_proofs.parcel_id and parcels.receiver_id = ${id}
  `)
  const isDone = await eraseSearchTexts(transaction, { user_id: id, email })
  if (isDone) return
  await transaction.query(sql`insert into erasures (user_id, email) values (${id}, ${email})`)
}

interface ErasureRow {
  user_id: string
  email: string
}

/** Erases a batch of a user's search texts that were too many for one request; false if none are left. */
export const eraseNextPiece = (db: Database): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [erasure] = await transaction.query<ErasureRow>(sql`
      select user_id, email from erasures limit 1 for update skip locked
    `)
    if (erasure === undefined) return false
    if (await eraseSearchTexts(transaction, erasure)) {
      await transaction.query(sql`delete from erasures where user_id = ${erasure.user_id}`)
    }
    return true
  })

const maxTexts = 500

/** Erases the search texts of up to `maxTexts` parcels, and returns whether these were the last. */
async function eraseSearchTexts(
  transaction: Transaction,
  { user_id: userId, email }: ErasureRow,
): Promise<boolean> {
  const pattern = `%${likeLiteral(foldText(email))}%`
  const erased = await transaction.query(sql`
    with erased as (
      select words.id, ${foldedLines([
        "replace(parcel.tracking_id, '-', '')",
        'parcel.from_address',
        'parcel.to_address',
        'sender.name',
        'sender.email',
        'receiver.name',
        'receiver.email',
      ])} as text
      from parcel_search as words
        join parcels as parcel on parcel.id = words.id
        join users as sender on sender.id = parcel.sender_id
        join users as receiver on receiver.id = parcel.receiver_id
      where words.text like ${pattern} and ${userId} in (sender.id, receiver.id)
    )
    update parcel_search set text = erased.text from (
      select erased.id, erased.text
      from erased join parcel_search as words on words.id = erased.id
      where words.text <> erased.text limit ${maxTexts}
    ) as erased
    where parcel_search.id = erased.id
    returning parcel_search.id
  `)
  return erased.length < maxTexts
}
