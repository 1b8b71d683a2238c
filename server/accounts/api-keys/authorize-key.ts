import type { PlainCode } from '../../../domain/answer-texts.ts'
import { accountBlocked, forbidden, invalidKey } from '../../http/errors.ts'
import { withValues } from '../../http/sentences.ts'
import type { Operation } from '../../http/openapi/contract.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { sessionsOf } from '../../http/openapi/replica-reads.ts'
import { limitFailedKeys } from '../../http/rate-limits/rate-limits.ts'
import type { Authentication } from '../../http/openapi/caller.ts'
import { isWellFormed } from './key.ts'
import { keyStateOf } from './presenter.ts'
import { findApiKeyWithOwner, markUsed, minuteBefore, type OwnedApiKeyRow } from './repository.ts'

/**
 * Checks that the contract allows this key to call the operation. Keys are looked up for every
 * request, so that a revocation or a block takes effect immediately. The caller is the key's owner,
 * in their role.
 */
export async function authorizeKey(
  operation: Operation,
  context: AppContext,
  { key, address }: { key: string; address: string },
): Promise<Authentication> {
  const { roles, scopes } = operation
  if (scopes.length === 0) throw forbidden('notWithAnApiKey')
  const row = isWellFormed(key)
    ? await findApiKeyWithOwner(sessionsOf(operation, context), key)
    : undefined
  const now = context.clock()
  if (row === undefined || keyStateOf(row, now) !== 'ACTIVE') {
    // Counts only failures, so that systems which share an address with a broken one are not refused.
    await limitFailedKeys(context, address)
    throw invalidKey(refusalOf(row, now))
  }
  if (row.is_blocked) throw accountBlocked()
  if (roles !== 'PUBLIC' && !roles.includes(row.role)) throw forbidden()
  if (!scopes.some((scope) => row.scopes.includes(scope))) {
    throw forbidden(withValues('apiKeyLacksScope', { value: scopes.join(' or ') }))
  }
  await noteUse(context, row, now)
  const { user_id: id, name, email, role, language } = row
  const { is_email_verified: isEmailVerified, has_password: hasPassword } = row
  // Only senders have keys, and two-factor authentication is never required of them.
  const mustSetUpTwoFactor = false
  return {
    state: 'signedIn',
    caller: { id, name, email, role, language, isEmailVerified, hasPassword, mustSetUpTwoFactor },
  }
}

/** Tells the state of a key only to a caller who has it. */
function refusalOf(row: OwnedApiKeyRow | undefined, now: Date): PlainCode {
  if (row === undefined) return 'noSuchApiKey'
  return keyStateOf(row, now) === 'EXPIRED' ? 'apiKeyHasExpired' : 'apiKeyWasRevoked'
}

async function noteUse(
  { db, replica }: AppContext,
  { id, last_used_at }: OwnedApiKeyRow,
  now: Date,
): Promise<void> {
  if (last_used_at !== null && last_used_at > minuteBefore(now)) return
  const mark = () => markUsed(db, id, now)
  // Reads are answered even while the leader is away.
  await (replica === undefined ? mark() : replica.unlessLeaderIsAway(mark, () => undefined))
}
