import type { OperationHandler } from '../openapi/operation.ts'
import { lockUser } from '../users/repository.ts'
import { endFamily, findFamiliesOfTokens } from './repository.ts'
import { clearedSessionCookies } from './session-cookies.ts'

export const logoutUser: OperationHandler<'logoutUser'> = async ({ cookies }, { db, clock }) => {
  const { accessToken: access = '', refreshToken: refresh = '' } = cookies
  const families = await findFamiliesOfTokens(db, { access, refresh })
  for (const { user_id: userId, family_id: familyId } of families) {
    await db.transaction(async (transaction) => {
      await lockUser(transaction, userId)
      await endFamily(transaction, familyId, clock())
    })
  }
  return { message: 'Logged out', data: null, cookies: clearedSessionCookies }
}
