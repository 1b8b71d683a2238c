import type { Transaction } from '../../db/database.ts'
import { accountBlocked, unauthenticated } from '../../http/errors.ts'
import { lockUser, type UserRow } from '../users/repository.ts'
import type { SessionCaller } from '../../http/openapi/caller.ts'
import { isLiveFamily } from './repository.ts'

/**
 * Locks the caller, and refuses if their session has ended since it was authenticated: the body can
 * arrive much later, and a changed password ends all other sessions.
 */
export async function lockCaller(
  transaction: Transaction,
  { id, sessionFamilyId }: Pick<SessionCaller, 'id' | 'sessionFamilyId'>,
): Promise<UserRow> {
  const user = await lockUser(transaction, id)
  if (user?.is_blocked) throw accountBlocked()
  if (user === undefined || !(await isLiveFamily(transaction, sessionFamilyId))) {
    throw unauthenticated()
  }
  return user
}
