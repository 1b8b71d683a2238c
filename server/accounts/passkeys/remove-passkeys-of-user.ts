import type { Transaction } from '../../db/database.ts'
import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { deletePasskeysOfUser } from './repository.ts'

/** Removes all passkeys, and notifies their owner of each. Returns whether there were any. */
export async function removePasskeysOfUser(
  transaction: Transaction,
  context: Pick<AppContext, 'clock' | 'config'>,
  userId: string,
): Promise<boolean> {
  const names = await deletePasskeysOfUser(transaction, userId)
  for (const name of names) {
    await tellOwner(transaction, context, userId, { kind: 'PASSKEY_REMOVED', name })
  }
  return names.length > 0
}
