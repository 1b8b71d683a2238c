import type { Transaction } from '../../db/database.ts'
import { queueVerificationMail } from '../email-verification/repository.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { findUserByEmail, insertUser, lockUser, type UserRow } from '../users/repository.ts'
import type { Claims } from './claims.ts'
import { findProviderAccount, insertProviderAccount } from './repository.ts'
import { RefusedError } from './sign-in-failures.ts'

/** Finds or creates the user, locked. Only issuer and subject count: an email address proves nothing. */
export async function userOfClaims(
  transaction: Transaction,
  context: AppContext,
  claims: Claims,
): Promise<UserRow> {
  const account = await findProviderAccount(transaction, claims)
  if (account === undefined) return newUser(transaction, context, claims)
  const user = await lockUser(transaction, account.user_id)
  const now = await findProviderAccount(transaction, claims)
  // Unlinked in between, or linked to another user, or deleted.
  if (user === undefined || now?.user_id !== user.id) throw new RefusedError('failed')
  return user
}

async function newUser(
  transaction: Transaction,
  { clock, config }: AppContext,
  { issuer, subject, email, isEmailVerified, name, role }: Claims,
): Promise<UserRow> {
  if (email === null) throw new RefusedError('no-email')
  if ((await findUserByEmail(transaction, email)) !== undefined) {
    throw new RefusedError('email-taken')
  }
  if (role === null) throw new RefusedError('no-role')
  const now = clock()
  const user = await insertUser(transaction, {
    name: name ?? email,
    email,
    passwordHash: null,
    role,
    ...(isEmailVerified && { emailVerifiedAt: now }),
    now,
  })
  if (config.emailVerification === 'on' && !isEmailVerified) {
    await queueVerificationMail(transaction, user.id)
  }
  const own = { issuer, subject, userId: user.id, email, now, lastUsedAt: now }
  // The same employee returned in two browsers simultaneously.
  if (!(await insertProviderAccount(transaction, own))) throw new RefusedError('failed')
  return user
}
