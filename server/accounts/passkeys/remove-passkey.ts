import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { expectWayToSignIn } from '../sessions/expect-way-to-sign-in.ts'
import { endOtherFamilies, unmarkTwoFactorVerified } from '../sessions/repository.ts'
import { withOwnProof } from '../two-factor/own-proof.ts'
import { passkeyNotFound } from './rename-passkey.ts'
import { deletePasskey } from './repository.ts'
import type { ProviderService } from '../oidc/provider.ts'
import { hasVerifiedPasskey } from '../two-factor/repository.ts'

/** Also ends all other sessions, because the passkey's device may have been lost or stolen. */
export const removePasskey: OperationHandler<'removePasskey', ProviderService> = async (
  { caller, path, body },
  context,
) => {
  const { id: userId, sessionFamilyId: familyId } = caller
  await withOwnProof(context, caller, body, async (transaction, user) => {
    const removed = await deletePasskey(transaction, { id: path.passkeyId, userId })
    if (removed === undefined) throw passkeyNotFound()
    await expectWayToSignIn(transaction, user, context)
    if (!(await hasVerifiedPasskey(transaction, userId))) {
      await unmarkTwoFactorVerified(transaction, familyId)
    }
    await tellOwner(transaction, context, userId, { kind: 'PASSKEY_REMOVED', name: removed.name })
    await endOtherFamilies(transaction, { userId, familyId }, context.clock())
  })
  return { message: 'Passkey removed', data: null }
}
