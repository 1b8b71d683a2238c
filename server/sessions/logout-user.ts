import { inTransaction } from '../db/transaction.ts'
import type { Handler } from '../openapi/operation.ts'
import { lockUser } from '../users/repository.ts'
import { noSessionCookies } from './session-cookies.ts'
import { endFamily, findUserOfTokens } from './repository.ts'

export const logoutUser: Handler<'logoutUser'> = async ({ cookies }, { db, clock }) => {
  const { accessToken: access, refreshToken: refresh } = cookies
  const families = await findUserOfTokens(db, {
    ...(access === undefined ? {} : { access }),
    ...(refresh === undefined ? {} : { refresh }),
  })
  for (const { user_id: userId, family_id: familyId } of families) {
    await inTransaction(db, async (transaction) => {
      await lockUser(transaction, userId)
      await endFamily(transaction, familyId, clock())
    })
  }
  return { message: 'Logged out', data: null, cookies: noSessionCookies }
}
