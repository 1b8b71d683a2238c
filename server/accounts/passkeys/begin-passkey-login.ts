import type { OperationHandler } from '../../http/openapi/operation.ts'
import { challengeSeconds, newChallenge } from './challenges.ts'
import { relyingPartyOf } from './relying-party.ts'

/** Lists no passkeys, which would reveal that an account exists: the browser offers its own. */
export const beginPasskeyLogin: OperationHandler<'beginPasskeyLogin'> = async (
  request,
  context,
) => {
  const { id: rpId } = relyingPartyOf(context, request)
  const challenge = await context.db.transaction((transaction) =>
    newChallenge(transaction, context.clock(), null),
  )
  return {
    message: 'A passkey can be used',
    data: { challenge, rpId, timeout: challengeSeconds * 1000, userVerification: 'preferred' },
  }
}
