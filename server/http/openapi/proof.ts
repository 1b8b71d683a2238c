import type { Transaction } from '../../db/database.ts'
import type { SessionCaller } from './caller.ts'
import type { AppContext } from './operation.ts'

/** Asks callers to prove that they are the account's owner; accounts know how. */
export interface ProofService {
  /**
   * Refuses a caller whose login is not recent and who gave no right password. The function that it answers locks
   * the caller, and refuses if the session has ended or the password has changed meanwhile.
   */
  expectOwner(
    context: AppContext,
    caller: SessionCaller,
    password: string | undefined,
  ): Promise<(transaction: Transaction) => Promise<void>>
}
