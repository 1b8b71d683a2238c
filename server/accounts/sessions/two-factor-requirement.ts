import type { Role } from '../../../openapi.d.ts'
import type { Config } from '../../config/config.ts'

export type RequirementConfig = Pick<Config, 'requireTwoFactor'>

/** True if the operator requires two-factor authentication of users in this role. */
export const isTwoFactorRequired = (role: Role, { requireTwoFactor }: RequirementConfig): boolean =>
  role === 'ADMIN' && requireTwoFactor === 'admins'

interface Proof {
  role: Role
  hasTwoFactor: boolean
  /** The session began with a passkey that verified its user, or at a provider that verified two factors. */
  isTwoFactorVerified: boolean
}

/** True if it is required, and the session has only one factor. */
export const mustSetUpTwoFactor = (
  { role, hasTwoFactor, isTwoFactorVerified }: Proof,
  config: RequirementConfig,
): boolean => !hasTwoFactor && !isTwoFactorVerified && isTwoFactorRequired(role, config)
