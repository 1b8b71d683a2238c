import sql from 'sql-template-tag'
import type { AccountEvent, AccountEventKind, LoginDevice } from '../../../openapi.d.ts'
import type { Transaction } from '../../db/database.ts'
import type { AppContext } from '../../http/openapi/operation.ts'

/** Kinds of notices that name the API key, the passkey or the identity provider. */
type NamedKind =
  | 'API_KEY_CREATED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'SINGLE_SIGN_ON_ADDED'
  | 'SINGLE_SIGN_ON_REMOVED'

/** Notice to the owner of an account, with the details of its kind. */
export type OwnerNotice =
  | { kind: NamedKind; name: string }
  | { kind: 'NEW_DEVICE'; device: LoginDevice }
  | { kind: Exclude<AccountEventKind, NamedKind | 'NEW_DEVICE'> }

/** Announces notifications that the CTE `in_center` has inserted to the open tabs of their owner. */
export const announcement = sql`announced as (
  insert into parcel_changes (parcel_id, entry_number, user_id) select id, 1, user_id from in_center
)`

/**
 * Notifies the owner of an account of a change to it, in the change's transaction: in the center, announced
 * to open tabs like a parcel's change, and by an email in the queue. As with every mail about the account, it
 * cannot be turned off, and needs no confirmed address. Couriers have no center.
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
