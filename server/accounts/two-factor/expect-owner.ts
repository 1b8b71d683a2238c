import type { ProofService } from '../../http/openapi/proof.ts'
import { lockCaller } from '../sessions/lock-caller.ts'
import { checkRecentLogin } from './own-password.ts'

export const expectOwner: ProofService['expectOwner'] = async (context, caller, password) => {
  const checkAgain = await checkRecentLogin(context, caller, password)
  return async (transaction) => {
    await lockCaller(transaction, caller)
    await checkAgain(transaction)
  }
}
