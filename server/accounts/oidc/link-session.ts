import type { AppContext } from '../../http/openapi/operation.ts'
import type { RequestCookies } from '../../http/cookies.ts'
import type { Role } from '../../../openapi.d.ts'
import { findFamiliesOfTokens, findLiveFamilies } from '../sessions/repository.ts'
import { findUser } from '../users/repository.ts'
import type { SignInFailure } from './sign-in-failures.ts'

export const accountPage = (role: Role): string => `/${role.toLowerCase()}/account`

/** Why a link cannot continue, and the page that says so. */
export interface LinkRefusal {
  failure: SignInFailure
  page: string
}

/** Null if this browser is still logged in with the session in which the link was begun. */
export async function refusalOfSession(
  { db, config }: AppContext,
  { accessToken: access = '', refreshToken: refresh = '' }: RequestCookies,
  { familyId, next }: { familyId: string; next: string },
): Promise<LinkRefusal | null> {
  const families = await findFamiliesOfTokens(db, { access, refresh })
  const ids = families.map(({ family_id }) => family_id)
  const live = await findLiveFamilies(db, ids, config)
  const other = families.find(({ family_id }) => family_id !== familyId && live.has(family_id))
  if (other === undefined) {
    return live.has(familyId) ? null : { failure: 'session-over', page: next }
  }
  // The account page of the user who began the link may not be open to this one.
  const user = await findUser(db, other.user_id)
  return { failure: 'other-session', page: user === undefined ? next : accountPage(user.role) }
}
