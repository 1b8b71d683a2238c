import type { Queryable } from '../../db/database.ts'
import { mustSetUpTwoFactor, type RequirementConfig } from './two-factor-requirement.ts'
import { findSessionByAccessToken } from './repository.ts'
import type { RequestCookies } from '../../http/cookies.ts'
import type { Authentication, SessionCaller } from '../../http/openapi/caller.ts'

/** Looked up for every request, so that a block or a logout takes effect immediately. */
export async function authenticate(
  { db, clock, config }: { db: Queryable; clock: () => Date; config: RequirementConfig },
  { accessToken, refreshToken }: RequestCookies,
): Promise<Authentication> {
  if (!accessToken) return { state: refreshToken ? 'expired' : 'visitor' }
  const session = await findSessionByAccessToken(db, accessToken)
  if (session?.is_blocked) return { state: 'blocked' }
  const isLive =
    session !== undefined && session.ended_at === null && session.access_expires_at > clock()
  if (!isLive) return { state: 'expired' }

  const { user_id: id, name, email, role, language, family_id, access_expires_at } = session
  const { has_two_factor: hasTwoFactor, is_two_factor_verified: isTwoFactorVerified } = session
  const caller: SessionCaller = {
    id,
    name,
    email,
    role,
    language,
    isEmailVerified: session.is_email_verified,
    hasPassword: session.has_password,
    mustSetUpTwoFactor: mustSetUpTwoFactor({ role, hasTwoFactor, isTwoFactorVerified }, config),
    sessionFamilyId: family_id,
    authenticatedAt: session.authenticated_at,
    hasTwoFactor,
    accessExpiresAt: access_expires_at,
  }
  return { state: 'signedIn', caller }
}
