import type { OperationHandler } from '../openapi/operation.ts'
import { withProof } from './own-code.ts'
import { removeTwoFactor } from './repository.ts'

/** Also where it is required: a user with a new phone sets it up again, and can do nothing else before. */
export const turnOffTwoFactor: OperationHandler<'turnOffTwoFactor'> = async (
  { caller, body },
  context,
) => {
  await withProof(context, caller, body, (transaction) => removeTwoFactor(transaction, caller.id))
  return { message: 'Two-factor authentication is off', data: null }
}
