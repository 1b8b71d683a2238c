import type { Role } from '../../../openapi.d.ts'
import type { Transaction } from '../../db/database.ts'
import { conflict } from '../../http/errors.ts'
import { hasVerifiedPasskey } from '../passkeys/repository.ts'
import { findTwoFactor } from './repository.ts'
import type { Config } from '../../config/config.ts'

/** True if the operator requires two-factor authentication of users in this role. */
export const isTwoFactorRequired = (role: Role, { requireTwoFactor }: RequirementConfig): boolean =>
  role === 'ADMIN' && requireTwoFactor === 'admins'

interface Proof {
  role: Role
  hasTwoFactor: boolean
  /** The session began with a passkey that verified its user, or at a provider that verified two factors. */
  isTwoFactorVerified: boolean
}

/** True if it is required, and the session has one factor only. */
export const mustSetUpTwoFactor = (
  { role, hasTwoFactor, isTwoFactorVerified }: Proof,
  config: RequirementConfig,
): boolean => !hasTwoFactor && !isTwoFactorVerified && isTwoFactorRequired(role, config)

/**
 * Refuses to add a second factor by the password alone if the user already has a passkey that counts as two:
 * a stolen password would be enough otherwise.
 */
export async function expectNoPasskeyYet(
  transaction: Transaction,
  { id, mustSetUpTwoFactor }: { id: string; mustSetUpTwoFactor: boolean },
): Promise<void> {
  if (mustSetUpTwoFactor && (await hasVerifiedPasskey(transaction, id))) {
    throw conflict('logInWithYourPasskey')
  }
}

export async function expectTwoFactor(transaction: Transaction, userId: string): Promise<void> {
  const row = await findTwoFactor(transaction, userId)
  if (row === undefined || row.confirmed_at === null) {
    throw conflict('twoFactorIsNotOn')
  }
}

export type RequirementConfig = Pick<Config, 'requireTwoFactor'>
