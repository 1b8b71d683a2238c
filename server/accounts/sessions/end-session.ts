import { notFound } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { lockUser } from '../users/repository.ts'
import { endFamily, isFamilyOf } from './repository.ts'
import { clearedSessionCookies } from './session-cookies.ts'

export const endSession: OperationHandler<'endSession'> = async (
  { caller, path },
  { db, clock },
) => {
  const { sessionId: familyId } = path
  await db.transaction(async (transaction) => {
    await lockUser(transaction, caller.id)
    const isTheirs = await isFamilyOf(transaction, { userId: caller.id, familyId })
    if (!isTheirs) throw notFound('sessionNotFound')
    await endFamily(transaction, familyId, clock())
  })
  const isThisOne = familyId.toLowerCase() === caller.sessionFamilyId
  return {
    message: 'Session ended',
    data: null,
    ...(isThisOne ? { cookies: clearedSessionCookies } : {}),
  }
}
