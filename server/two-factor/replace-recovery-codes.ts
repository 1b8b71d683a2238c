import type { OperationHandler } from '../openapi/operation.ts'
import { newRecoveryCodes, readableCode } from './codes.ts'
import { withProof } from './own-code.ts'
import { replaceCodes } from './repository.ts'

export const replaceRecoveryCodes: OperationHandler<'replaceRecoveryCodes'> = async (
  { caller, body },
  context,
) => {
  const codes = newRecoveryCodes()
  await withProof(context, caller, body, (transaction, now) =>
    replaceCodes(transaction, { userId: caller.id, codes, now }),
  )
  return {
    message: 'The recovery codes from before are void',
    data: { recoveryCodes: codes.map(readableCode) },
  }
}
