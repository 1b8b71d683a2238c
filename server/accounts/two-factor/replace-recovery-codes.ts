import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { withOwnProof } from './own-proof.ts'
import { newRecoveryCodes, readableCode } from './codes.ts'
import { replaceCodes } from './repository.ts'
import { expectTwoFactor } from './requirement.ts'

export const replaceRecoveryCodes: OperationHandler<'replaceRecoveryCodes'> = async (
  { caller, body },
  context,
) => {
  const codes = newRecoveryCodes()
  const { id: userId } = caller
  await withOwnProof(context, caller, body, async (transaction) => {
    await expectTwoFactor(transaction, userId)
    await replaceCodes(transaction, { userId, codes, now: context.clock() })
    await tellOwner(transaction, context, userId, { kind: 'RECOVERY_CODES_REPLACED' })
  })
  return {
    message: 'Recovery codes replaced',
    data: { recoveryCodes: codes.map(readableCode) },
  }
}
