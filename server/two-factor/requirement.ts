import type { Role } from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'

/** True if the operator requires two-factor authentication of users in this role. */
export const isTwoFactorRequired = (role: Role, { requireTwoFactor }: RequirementConfig): boolean =>
  role === 'ADMIN' && requireTwoFactor === 'admins'

interface Proof {
  role: Role
  hasTwoFactor: boolean
  /**
   * The session was opened by a passkey that has verified its user, or by a provider that has asked for two
   * factors: by itself two factors.
   */
  isPasskeyVerified: boolean
}

/** True where it is required, and the session has neither. */
export const mustSetUpTwoFactor = (
  { role, hasTwoFactor, isPasskeyVerified }: Proof,
  config: RequirementConfig,
): boolean => !hasTwoFactor && !isPasskeyVerified && isTwoFactorRequired(role, config)

export type RequirementConfig = Pick<Config, 'requireTwoFactor'>
