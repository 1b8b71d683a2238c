import type { PasswordStatus, Role } from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'
import { isPasswordClosed } from '../oidc/settings.ts'

/** Why no password opens the account; null where one does. */
export function passwordStatusOf(
  { role, hasPassword }: { role: Role; hasPassword: boolean },
  config: Pick<Config, 'oidcOnly'>,
): PasswordStatus | null {
  if (isPasswordClosed(role, config)) return 'CLOSED'
  return hasPassword ? null : 'NOT_SET'
}
