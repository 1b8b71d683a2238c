import type { Transaction } from '../db/database.ts'
import { isAppCode, normalizeCode, stepOfCode } from './codes.ts'
import { findTwoFactor, removeRecoveryCode, setLastStep, type TwoFactorRow } from './repository.ts'

interface SpentCode {
  userId: string
  /** As it was typed. */
  code: string
  now: Date
}

/**
 * Answers true if the code is good, which it is only once. For a locked user, so that of two who use it at
 * the same time the second one finds it used.
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

/** Step of a code that is of a later time than the last one; null for any other. */
export function nextStep(
  { secret, last_step }: Pick<TwoFactorRow, 'secret' | 'last_step'>,
  code: string,
  now: Date,
): number | null {
  const step = stepOfCode(secret, code, now)
  return step !== null && (last_step === null || step > last_step) ? step : null
}
