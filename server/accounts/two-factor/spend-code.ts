import type { Transaction } from '../../db/database.ts'
import { isAppCode, normalizeCode, stepOfCode } from './codes.ts'
import { findTwoFactor, removeRecoveryCode, setLastStep, type TwoFactorRow } from './repository.ts'

interface SpentCode {
  userId: string
  /** As it was typed. */
  code: string
  now: Date
}

/**
 * Returns whether the code is right, and uses it up. The user has to be locked: if two requests
 * bring the same code simultaneously, only one succeeds.
 */
export async function spendCode(
  transaction: Transaction,
  { userId, code: typed, now }: SpentCode,
): Promise<boolean> {
  const row = await findTwoFactor(transaction, userId)
  if (row === undefined || row.confirmed_at === null) return false
  const code = normalizeCode(typed)
  if (!isAppCode(code)) return removeRecoveryCode(transaction, userId, code)
  const step = nextStep(row, code, now)
  if (step === null) return false
  await setLastStep(transaction, userId, step)
  return true
}

/** Time step of a code that is newer than the last one used; null for any other. */
export function nextStep(
  { secret, last_step }: Pick<TwoFactorRow, 'secret' | 'last_step'>,
  code: string,
  now: Date,
): number | null {
  const step = stepOfCode(secret, code, now)
  return step !== null && (last_step === null || step > last_step) ? step : null
}
