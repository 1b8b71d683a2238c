import type { OperationHandler } from '../../http/openapi/operation.ts'
import { lockUser } from '../users/repository.ts'
import { endOtherFamilies } from './repository.ts'

export const endOtherSessions: OperationHandler<'endOtherSessions'> = async (
  { caller },
  { db, clock },
) => {
  const { id: userId, sessionFamilyId: familyId } = caller
  await db.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    await endOtherFamilies(transaction, { userId, familyId }, clock())
  })
  return { message: 'All other sessions ended', data: null }
}
