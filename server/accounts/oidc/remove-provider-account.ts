import type { Transaction } from '../../db/database.ts'
import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { deleteProviderAccount } from './repository.ts'
import type { ProviderService } from './provider.ts'

/** Unlinks the user's account at the provider, and notifies them. Returns whether there was one. */
export async function removeProviderAccount(
  transaction: Transaction,
  context: Pick<AppContext, 'clock' | 'config'> & ProviderService,
  userId: string,
): Promise<boolean> {
  if (!(await deleteProviderAccount(transaction, userId))) return false
  const name = context.provider?.name ?? ''
  await tellOwner(transaction, context, userId, { kind: 'SINGLE_SIGN_ON_REMOVED', name })
  return true
}
