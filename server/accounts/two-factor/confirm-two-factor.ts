import { badRequest, conflict, wrongCode } from '../../http/errors.ts'
import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { limitCodes } from '../../http/rate-limits/rate-limits.ts'
import { lockCaller } from '../sessions/lock-caller.ts'
import { endOtherFamilies } from '../sessions/repository.ts'
import { alreadyOn } from './begin-two-factor.ts'
import { isAppCode, newRecoveryCodes, normalizeCode, readableCode } from './codes.ts'
import { confirmPendingTwoFactor, findTwoFactor, replaceCodes } from './repository.ts'
import { expectNoPasskeyYet } from './requirement.ts'
import { nextStep } from './spend-code.ts'

export const confirmTwoFactor: OperationHandler<'confirmTwoFactor'> = async (
  { caller, body },
  context,
) => {
  const takeBackTry = await limitCodes(context, caller.id)
  const { id: userId, sessionFamilyId: familyId } = caller
  const code = normalizeCode(body.code)
  const codes = newRecoveryCodes()
  await context.db.transaction(async (transaction) => {
    await lockCaller(transaction, caller)
    await expectNoPasskeyYet(transaction, caller)
    const row = await findTwoFactor(transaction, userId)
    if (row === undefined) throw conflict('beginTwoFactorFirst')
    if (row.confirmed_at !== null) throw alreadyOn()
    const now = context.clock()
    const step = isAppCode(code) ? nextStep(row, code, now) : null
    if (step === null) throw badRequest([wrongCode])
    await confirmPendingTwoFactor(transaction, { userId, step, now })
    await replaceCodes(transaction, { userId, codes, now })
    await endOtherFamilies(transaction, { userId, familyId }, now)
    await tellOwner(transaction, context, userId, { kind: 'TWO_FACTOR_TURNED_ON' })
  })
  await takeBackTry()
  return {
    message: 'Two-factor authentication is on',
    data: { recoveryCodes: codes.map(readableCode) },
  }
}
