import type { Transaction } from '../../db/database.ts'
import type { SessionCaller } from './caller.ts'
import type { AppContext } from './operation.ts'

/** Makes callers prove that they own the account; the accounts' code knows how. */
export interface ProofService {
  /**
   * Refuses a caller whose login is not recent and who did not give the correct password. The returned
   * function locks the caller, and refuses if the session has ended or the password has changed in
   * between.
   */
  expectOwner(
    context: AppContext,
    caller: SessionCaller,
    password: string | undefined,
  ): Promise<(transaction: Transaction) => Promise<void>>
}
