import type { Transaction } from '../../db/database.ts'
import { conflict } from '../../http/errors.ts'
import { hasVerifiedPasskey } from './repository.ts'
import { findTwoFactor } from './repository.ts'

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
