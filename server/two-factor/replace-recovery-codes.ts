import { tellOwner } from '../notifications/tell-owner-repository.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { newRecoveryCodes, readableCode } from './codes.ts'
import { withProof } from './own-code.ts'
import { replaceCodes } from './repository.ts'

export const replaceRecoveryCodes: OperationHandler<'replaceRecoveryCodes'> = async (
  { caller, body },
  context,
) => {
  const codes = newRecoveryCodes()
  const { id: userId } = caller
  await withProof(context, caller, body, async (transaction, now) => {
    await replaceCodes(transaction, { userId, codes, now })
    await tellOwner(transaction, context, userId, { kind: 'RECOVERY_CODES_REPLACED' })
  })
  return {
    message: 'The recovery codes from before are void',
    data: { recoveryCodes: codes.map(readableCode) },
  }
}
