import type { Role } from '../../openapi.d.ts'
import type { Transaction } from '../db/database.ts'
import { conflict } from '../http/errors.ts'
import { hasVerifiedPasskey } from '../passkeys/repository.ts'
import { findTwoFactor } from './repository.ts'
import type { Config } from '../config/config.ts'

/** True if the operator requires two-factor authentication of users in this role. */
export const isTwoFactorRequired = (role: Role, { requireTwoFactor }: RequirementConfig): boolean =>
  role === 'ADMIN' && requireTwoFactor === 'admins'

interface Proof {
  role: Role
  hasTwoFactor: boolean
  /**
   * The session was opened by a passkey that has verified its user, or by a provider that has asked for two
   * factors: by itself two factors.
   */
  isTwoFactorVerified: boolean
}

/** True where it is required, and the session has neither. */
export const mustSetUpTwoFactor = (
  { role, hasTwoFactor, isTwoFactorVerified }: Proof,
  config: RequirementConfig,
): boolean => !hasTwoFactor && !isTwoFactorVerified && isTwoFactorRequired(role, config)

/**
 * Where it is required and the user has a passkey that meets it, the password alone adds no other factor: what
 * was a password would be enough otherwise.
 */
export async function expectNoPasskeyYet(
  transaction: Transaction,
  { id, mustSetUpTwoFactor }: { id: string; mustSetUpTwoFactor: boolean },
): Promise<void> {
  if (mustSetUpTwoFactor && (await hasVerifiedPasskey(transaction, id))) {
    throw conflict('Please log in with your passkey')
  }
}

export async function expectTwoFactor(transaction: Transaction, userId: string): Promise<void> {
  const row = await findTwoFactor(transaction, userId)
  if (row === undefined || row.confirmed_at === null) {
    throw conflict('Two-factor authentication is not on')
  }
}

export type RequirementConfig = Pick<Config, 'requireTwoFactor'>
