import type { Role } from '../../openapi.d.ts'
import type { Config } from './config.ts'

/** The identity provider of the operator, from the settings. */
export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** Shown on the login button. */
  name: string
  roles: RoleMapping | undefined
  /** Origin that users come back to. */
  publicUrl: string
}

export interface RoleMapping {
  claim: string
  /** In order of precedence. */
  roles: { value: string; role: Role }[]
}

/** Null if the operator has set up no provider. */
export function oidcSettings(config: Config): OidcSettings | null {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret } = config
  const { oidcName, oidcRoles: roles, publicUrl } = config
  if (!issuer || !clientId || !clientSecret || !publicUrl) return null
  const name = oidcName ?? new URL(issuer).hostname
  return { issuer, clientId, clientSecret, name, roles, publicUrl }
}

/** True if users in this role may not log in with a password. */
export const isPasswordClosed = (role: Role, { oidcOnly }: Pick<Config, 'oidcOnly'>): boolean =>
  role === 'ADMIN' && oidcOnly === 'admins'
