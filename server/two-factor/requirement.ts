import type { Role } from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'

/** True if the operator requires two-factor authentication of users in this role. */
export const isTwoFactorRequired = (role: Role, { requireTwoFactor }: RequirementConfig): boolean =>
  role === 'ADMIN' && requireTwoFactor === 'admins'

export type RequirementConfig = Pick<Config, 'requireTwoFactor'>
