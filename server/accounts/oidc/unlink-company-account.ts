import { notFound } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { expectWayToSignIn } from '../sessions/expect-way-to-sign-in.ts'
import { endOtherFamilies } from '../sessions/repository.ts'
import { withOwnProof } from '../two-factor/own-proof.ts'
import { removeProviderAccount } from './remove-provider-account.ts'
import type { ProviderService } from './provider.ts'

/** Also ends all other sessions, because the company account may have been taken over. */
export const unlinkCompanyAccount: OperationHandler<
  'unlinkCompanyAccount',
  ProviderService
> = async ({ caller, body }, context) => {
  const { id: userId, sessionFamilyId: familyId } = caller
  await withOwnProof(context, caller, body, async (transaction, user) => {
    if (!(await removeProviderAccount(transaction, context, userId))) {
      throw notFound('noCompanyAccountIsLinked')
    }
    await expectWayToSignIn(transaction, user, context)
    await endOtherFamilies(transaction, { userId, familyId }, context.clock())
  })
  return { message: 'The company account is unlinked', data: null }
}
