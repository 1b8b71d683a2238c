import { readSecretFiles, secretNames } from './secret-files.ts'
import { isLoopback } from './values.ts'
import { toConfig, variables } from './variables.ts'

export type Config = ReturnType<typeof toConfig>

export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n` +
        problems.map((problem) => `  - ${problem}`).join('\n'),
    )
  }
}

/** Reads the environment, once at start; an empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { secrets, problems } = readSecretFiles(env)
  const set = Object.keys(variables.shape)
    .map((name) => [name, env[name]?.trim()] as const)
    .filter(([, value]) => value !== undefined && value !== '')
  const given: Record<string, string | undefined> = { ...Object.fromEntries(set), ...secrets }
  const result = variables.safeParse(given)
  for (const { path, message } of result.error?.issues ?? []) {
    const name = String(path[0])
    // A mistyped database address may contain the password, and this text goes to logs.
    const isSecret = secretNames.includes(name)
    const value = isSecret ? 'set to something else' : JSON.stringify(given[name])
    problems.push(`${name} is ${value}, but has to be ${message}.`)
  }
  if (!result.success || problems.length > 0) throw new ConfigError(problems)
  const config = toConfig(result.data)
  const conflicts = conflictsIn(config)
  if (conflicts.length > 0) throw new ConfigError(conflicts)
  return config
}

/** Checks settings that are each valid, but not together; each sentence says what to do. */
function conflictsIn(config: Config): string[] {
  const { allowedOrigins, cookieSecure, databaseReadUrl, databaseUrl, host, rateLimits } = config
  const { emailVerification, smtpUrl, mailFrom, publicUrl } = config
  const conflicts: string[] = []
  if (databaseReadUrl !== undefined && databaseUrl === undefined) {
    conflicts.push(
      'DATABASE_READ_URL is for a standby of the database that DATABASE_URL names, and that is ' +
        'not set. Set it, or leave DATABASE_READ_URL out.',
    )
  }
  if (cookieSecure === 'off' && allowedOrigins.length > 0) {
    conflicts.push(
      'COOKIE_SECURE=off does not go with ALLOWED_ORIGINS: browsers drop cookies for another ' +
        'origin unless they are Secure. Set COOKIE_SECURE=auto, or leave ALLOWED_ORIGINS out.',
    )
  }
  if (rateLimits === 'off' && !isLoopback(host)) {
    conflicts.push(
      `RATE_LIMITS=off is for load tests on this machine only, but HOST=${host} can be reached ` +
        'from outside. Set HOST=127.0.0.1, or RATE_LIMITS=on.',
    )
  }
  if (smtpUrl !== undefined && mailFrom === undefined) {
    conflicts.push(
      'SMTP_URL needs MAIL_FROM: every email has a sender. Set MAIL_FROM to an address that your ' +
        'mail server sends for, such as Waybill <parcels@example.com>, or leave SMTP_URL out.',
    )
  }
  if (smtpUrl !== undefined && publicUrl === undefined) {
    conflicts.push(
      'SMTP_URL needs PUBLIC_URL: emails link to the pages of parcels. Set PUBLIC_URL to the ' +
        'origin at which people open Waybill, such as https://parcels.example.com, or leave ' +
        'SMTP_URL out.',
    )
  }
  if (emailVerification === 'on' && smtpUrl === undefined) {
    conflicts.push(
      'EMAIL_VERIFICATION=on needs SMTP_URL: new users get a link by email, and send no parcels ' +
        'before they have opened it. Set SMTP_URL, MAIL_FROM and PUBLIC_URL, or leave ' +
        'EMAIL_VERIFICATION out.',
    )
  }
  const { oidcIssuer, oidcClientId, oidcClientSecret, oidcOnly } = config
  if (oidcIssuer !== undefined && (oidcClientId === undefined || oidcClientSecret === undefined)) {
    conflicts.push(
      'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: the provider knows Waybill by them. ' +
        'Set both to what the provider shows where Waybill is registered, or leave OIDC_ISSUER out.',
    )
  }
  if (oidcIssuer !== undefined && publicUrl === undefined) {
    conflicts.push(
      'OIDC_ISSUER needs PUBLIC_URL: the provider sends people back there. Set PUBLIC_URL to the ' +
        'origin at which people open Waybill, such as https://parcels.example.com, or leave ' +
        'OIDC_ISSUER out.',
    )
  }
  if (oidcIssuer !== undefined && allowedOrigins.length > 0) {
    conflicts.push(
      'OIDC_ISSUER does not go with ALLOWED_ORIGINS: the provider sends people back to this server, ' +
        'and not to a client at another origin. Leave one of them out.',
    )
  }
  if (oidcOnly === 'admins' && oidcIssuer === undefined) {
    conflicts.push(
      'OIDC_ONLY=admins needs OIDC_ISSUER: without a provider, no administrator could log in. Set ' +
        'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL, or leave OIDC_ONLY out.',
    )
  }
  return conflicts
}
