import { badRequest, conflict } from '../../http/errors.ts'
import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { clientOf, deviceOf } from '../sessions/client.ts'
import { lockCaller } from '../sessions/lock-caller.ts'
import { markTwoFactorVerified } from '../sessions/repository.ts'
import { expectNoPasskeyYet } from '../two-factor/requirement.ts'
import { faultOf } from './attestation.ts'
import { expectRoom } from './begin-passkey.ts'
import { presentPasskey } from './presenter.ts'
import { relyingPartyOf } from './relying-party.ts'
import { insertPasskey, listPasskeyRows, spendChallenge } from './repository.ts'
import { verifyRegistration } from './verify.ts'

export const addPasskey: OperationHandler<'addPasskey'> = async (
  { caller, body, ...request },
  context,
) => {
  const fault = faultOf(body)
  if (fault !== null) throw badRequest([fault])
  const verified = await verifyRegistration(body, relyingPartyOf(context, request))
  if (verified === null) throw conflict('passkeyCannotBeAdded')
  const { challenge, ...passkey } = verified
  const { id: userId, sessionFamilyId: familyId } = caller
  const row = await context.db.transaction(async (transaction) => {
    const now = context.clock()
    await lockCaller(transaction, caller)
    await expectNoPasskeyYet(transaction, caller)
    const isOurs = await spendChallenge(transaction, { challenge, userId, now })
    if (!isOurs) throw conflict('passkeyRequestIsOver')
    expectRoom((await listPasskeyRows(transaction, userId)).length)
    const name = proposedName(request)
    const added = await insertPasskey(transaction, {
      ...passkey,
      userId,
      transports: body.transports,
      name,
      now,
    })
    if (added === undefined) return undefined
    if (passkey.isUserVerified) await markTwoFactorVerified(transaction, familyId)
    await tellOwner(transaction, context, userId, { kind: 'PASSKEY_ADDED', name })
    return added
  })
  if (row === undefined) throw conflict('passkeyIsInUse')
  return { message: 'Passkey added', data: presentPasskey(row) }
}

/** Browser and system in use, where the passkey is most often stored. */
function proposedName(request: Parameters<typeof clientOf>[0]): string {
  const { browser, system } = deviceOf(clientOf(request).userAgent)
  const known = [browser, system].filter((part) => part !== null)
  return known.join(', ') || 'Passkey'
}
