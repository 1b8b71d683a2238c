import type { OperationHandler } from '../../http/openapi/operation.ts'
import { takeProviderSession } from '../oidc/repository.ts'
import { lockUser } from '../users/repository.ts'
import { endFamily, findFamiliesOfTokens } from '../sessions/repository.ts'
import { clearedSessionCookies } from '../sessions/session-cookies.ts'
import type { ProviderService } from '../oidc/provider.ts'

export const logoutUser: OperationHandler<'logoutUser', ProviderService> = async (
  { cookies },
  { db, clock, provider },
) => {
  const { accessToken: access = '', refreshToken: refresh = '' } = cookies
  const families = await findFamiliesOfTokens(db, { access, refresh })
  let idToken: string | undefined
  for (const { user_id: userId, family_id: familyId } of families) {
    await db.transaction(async (transaction) => {
      await lockUser(transaction, userId)
      await endFamily(transaction, familyId, clock())
      const session = await takeProviderSession(transaction, familyId)
      if (session !== undefined && session.issuer === provider?.issuer) idToken = session.id_token
    })
  }
  const url = idToken === undefined ? null : ((await provider?.logoutUrl(idToken)) ?? null)
  return {
    message: 'Logged out',
    data: url === null ? null : { url },
    cookies: clearedSessionCookies,
  }
}
