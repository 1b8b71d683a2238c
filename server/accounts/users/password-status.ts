import type { PasswordStatus, Role } from '../../../openapi.d.ts'
import type { Config } from '../../config/config.ts'
import { isPasswordClosed, oidcSettings } from '../../config/oidc-settings.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { forbidden } from '../../http/errors.ts'
import { withValues } from '../../http/sentences.ts'

/** Why the account has no login by password; null if it has one. */
export function passwordStatusOf(
  { role, hasPassword }: { role: Role; hasPassword: boolean },
  config: Pick<Config, 'oidcOnly'>,
): PasswordStatus | null {
  if (isPasswordClosed(role, config)) return 'CLOSED'
  return hasPassword ? null : 'NOT_SET'
}

/** For administrators who have to log in at the identity provider. */
export const passwordIsClosed = ({ config }: Pick<AppContext, 'config'>) =>
  forbidden(withValues('administratorsLogInWith', { value: oidcSettings(config)?.name ?? '' }))
