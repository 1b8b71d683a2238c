import type { PasswordStatus, Role } from '../../../openapi.d.ts'
import type { Config } from '../../config/config.ts'
import { isPasswordClosed } from '../oidc/settings.ts'

/** Why the account has no login by password; null if it has one. */
export function passwordStatusOf(
  { role, hasPassword }: { role: Role; hasPassword: boolean },
  config: Pick<Config, 'oidcOnly'>,
): PasswordStatus | null {
  if (isPasswordClosed(role, config)) return 'CLOSED'
  return hasPassword ? null : 'NOT_SET'
}
