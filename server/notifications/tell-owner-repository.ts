import sql from 'sql-template-tag'
import type { AccountEvent, AccountEventKind, LoginDevice } from '../../openapi.d.ts'
import type { Transaction } from '../db/database.ts'
import type { AppContext } from '../openapi/operation.ts'

/** Kinds that have a name: of the key or the passkey, or of the provider. */
type NamedKind =
  | 'API_KEY_CREATED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'SINGLE_SIGN_ON_ADDED'
  | 'SINGLE_SIGN_ON_REMOVED'

/** What the owner of an account is told of, with all that its kind has to say. */
export type OwnerNotice =
  | { kind: NamedKind; name: string }
  | { kind: 'NEW_DEVICE'; device: LoginDevice }
  | { kind: Exclude<AccountEventKind, NamedKind | 'NEW_DEVICE'> }

/** Lets the tabs of its owner know of a notice that `in_center`, the part of a statement before, has inserted. */
export const announcement = sql`announced as (
  insert into parcel_changes (parcel_id, entry_number, user_id) select id, 1, user_id from in_center
)`

/**
 * Tells the owner of an account what happened to it, in the transaction in which it happens: in the center,
 * whose tabs learn of it as of a parcel's change, and by an email that waits in the queue like all others. No
 * choice turns it off, and no address has to be confirmed for it, as for every mail about the account itself.
 * Couriers have no center.
 */
export async function tellOwner(
  transaction: Transaction,
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  userId: string,
  notice: OwnerNotice,
): Promise<void> {
  const event: AccountEvent = notice
  const json = JSON.stringify(event)
  const now = clock()
  await transaction.query(sql`
    with in_center as (
      insert into notifications (user_id, account_event, created_at)
      select id, ${json}::jsonb, ${now}::timestamptz from users
      where id = ${userId} and role <> 'COURIER'
      returning id, user_id
    ), ${announcement}
    insert into messages (channel, user_id, account_mail, account_event, next_at, created_at)
    select 'EMAIL', id, 'ACCOUNT_EVENT', ${json}::jsonb, now(), ${now}::timestamptz from users
    where id = ${userId} and ${config.smtpUrl !== undefined}::boolean
  `)
}
