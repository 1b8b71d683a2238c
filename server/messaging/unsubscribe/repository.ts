import sql from 'sql-template-tag'
import type { NotifiableEvent } from '../../../openapi.d.ts'
import type { Transaction } from '../../db/database.ts'

/** Returns false if the user has been deleted. */
export async function stopEmails(
  transaction: Transaction,
  userId: string,
  events: readonly NotifiableEvent[],
): Promise<boolean> {
  const stopped = await transaction.query(sql`
    insert into notification_choices (user_id, event, channel, is_on)
    select users.id, event, 'EMAIL', false
    from users, unnest(${events}::text[]) as event
    where users.id = ${userId} and users.deleted_at is null
    on conflict (user_id, event, channel) do update set is_on = false
    returning user_id
  `)
  return stopped.length > 0
}
