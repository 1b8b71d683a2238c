import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { withOwnProof } from './own-proof.ts'
import { removeTwoFactor } from './repository.ts'
import { expectTwoFactor } from './requirement.ts'

/** Allowed even if a second factor is required: a user with a new phone then has to set it up again first. */
export const turnOffTwoFactor: OperationHandler<'turnOffTwoFactor'> = async (
  { caller, body },
  context,
) => {
  await withOwnProof(context, caller, body, async (transaction) => {
    await expectTwoFactor(transaction, caller.id)
    await removeTwoFactor(transaction, caller.id)
    await tellOwner(transaction, context, caller.id, { kind: 'TWO_FACTOR_TURNED_OFF' })
  })
  return { message: 'Two-factor authentication is off', data: null }
}
