import type { Transaction } from '../../db/database.ts'
import { twoFactorRequired, wrongLoginCode } from '../../http/errors.ts'
import { spendCode } from './spend-code.ts'

/** Checks the second factor, once the first one is proved. */
export async function expectCode(
  transaction: Transaction,
  { userId, code, now }: { userId: string; code: string | undefined; now: Date },
): Promise<void> {
  if (code === undefined) throw twoFactorRequired()
  if (!(await spendCode(transaction, { userId, code, now }))) throw wrongLoginCode()
}
