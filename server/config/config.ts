import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isTimeZone } from '../../domain/day-in-zone.ts'
import { parseCoordinates } from '../../domain/coordinates.ts'
import { roles } from '../../domain/roles.ts'
import { proofKinds } from '../../domain/proof-kinds.ts'
import { localTimeZoneName } from '../../domain/format.ts'
import { parseDatabaseAddress, type DatabaseTarget } from '../db/database-address.ts'
import { refreshSeconds } from '../sessions/tokens.ts'
import { readSecretFiles, secretNames } from './secret-files.ts'

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
    // A mistyped address of a database may hold its password, and this text goes to logs.
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

/** As long as a refresh token lives: by then the session is over in any case. */
const maxMinutes = refreshSeconds / 60

const host = z
  .string()
  .refine(hasNoNul, { message: 'a host name or address to listen on, such as 127.0.0.1' })

const port = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
    message: 'a port from 0 to 65535 (0: any free one)',
  })
  .transform(Number)

const folder = z.string().refine(hasNoNul, { message: 'a folder' })

const postgresUrl = (target: DatabaseTarget) =>
  z.string().superRefine((value, context) => {
    const address = parseDatabaseAddress(value, target)
    if ('fault' in address) context.addIssue({ code: 'custom', message: address.fault })
  })

const origins = z
  .string()
  .transform((value) => splitList(value).map((origin) => origin.replace(/\/$/, '')))
  .refine((list) => list.every(isOrigin), {
    message: 'a list of origins separated by commas, such as https://parcels.example.com',
  })

const accessMinutes = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= maxMinutes, {
    message: `a number of minutes from 1 to ${maxMinutes} (30 days)`,
  })
  .transform(Number)

const gatherSeconds = z
  .string()
  .refine((value) => /^\d{1,2}$/.test(value) && Number(value) <= 60, {
    message: 'a number of seconds from 0 to 60',
  })
  .transform(Number)

const token = z.string().refine((value) => /^[\x21-\x7e]{16,}$/.test(value), {
  message: 'at least 16 letters, digits or signs without spaces',
})

/** `file:` is a folder into which mails are written instead of being sent. */
const smtpUrl = z.string().refine((value) => URL.canParse(value) && isMailAddress(new URL(value)), {
  message:
    'an address such as smtps://user:password@mail.example.com:465, or a folder such as ' +
    'file:///srv/mails',
})

const mailFrom = z
  .string()
  .refine((value) => /^(?:[^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value), {
    message: 'a sender such as Waybill <parcels@example.com>',
  })

const publicOrigin = z
  .string()
  .transform((value) => value.replace(/\/$/, ''))
  .refine(isOrigin, { message: 'an origin such as https://parcels.example.com' })

/** A number of proxies in front of the server, or their addresses. */
const trustProxy = z
  .string()
  .refine((value) => isProxyCount(value) || splitList(value).every(isAddressOrRange), {
    message:
      'a number of proxies from 0 to 10, or a list of their addresses or ranges, such as 10.0.0.0/8',
  })
  .transform((value) => {
    if (isProxyCount(value)) return Number(value) === 0 ? (false as const) : Number(value)
    return splitList(value)
  })

const networks = z
  .string()
  .transform(splitList)
  .refine((list) => list.every(isAddressOrRange), {
    message: 'a list of addresses or networks separated by commas, such as 10.0.0.0/8',
  })

const deliveryProof = z
  .string()
  .transform((value) => splitList(value).map((name) => name.toUpperCase()))
  .pipe(
    z.array(
      z.enum(proofKinds, {
        error: 'a list of name, signature, photo and code, separated by commas',
      }),
    ),
  )

const retentionDays = z
  .string()
  .refine((value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 3650, {
    message: 'a number of days from 1 to 3650',
  })
  .transform(Number)

const minutesPerStop = z
  .string()
  .refine((value) => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 60, {
    message: 'a number of minutes from 1 to 60',
  })
  .transform(Number)

const coordinates = z.string().transform((value, context) => {
  const parsed = parseCoordinates(value)
  if (parsed !== null) return parsed
  context.addIssue({
    code: 'custom',
    message: 'a latitude and a longitude such as 53.7443,-0.3326',
  })
  return z.NEVER
})

const httpUrl = z.string().refine((value) => /^https?:/.test(value) && URL.canParse(value), {
  message: 'an address such as http://vroom.example.com:3000/',
})

const oidcIssuer = z.string().refine(isIssuer, {
  message:
    'the address of one issuer, such as https://login.example.com, without ? and #, and for ' +
    'Microsoft Entra with the ID of your tenant in it; http only on this machine',
})

const oidcName = z.string().refine((value) => value.length <= 40, {
  message: 'a name of at most 40 characters, such as Example Ltd',
})

/** A claim, its values, and the role that each gives. */
const oidcRoles = z.string().transform((value, context) => {
  const [claim = '', ...rest] = value.split(':')
  const pairs = splitList(rest.join(':')).map((pair) => {
    const end = pair.lastIndexOf('=')
    const role = roles.find((one) => one === pair.slice(end + 1).trim())
    return { value: pair.slice(0, Math.max(0, end)).trim(), role }
  })
  const known = pairs.flatMap(({ value: text, role }) =>
    text === '' || role === undefined ? [] : [{ value: text, role }],
  )
  if (claim.trim() !== '' && known.length > 0 && known.length === pairs.length) {
    return { claim: claim.trim(), roles: known }
  }
  context.addIssue({
    code: 'custom',
    message:
      'a claim and the roles that its values give, such as ' +
      'groups:parcel-admins=ADMIN,drivers=COURIER',
  })
  return z.NEVER
})

/** Zone by which the days of runs begin and end. */
const timeZone = z.string().refine(isTimeZone, {
  message: 'a time zone such as Europe/Berlin',
})

/** All are optional. Each message completes the sentence "NAME is <value>, but has to be …". */
const variables = z.object({
  HOST: host.default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: folder.default('./data').transform((path) => resolve(path)),
  DATABASE_URL: postgresUrl('leader').optional(),
  DATABASE_READ_URL: postgresUrl('any').optional(),
  DEMO_DATA: oneOf('on', 'off').optional(),
  ADMIN_SIGNUP: oneOf('open', 'closed').default('open'),
  TRACKING: oneOf('lookup', 'list').default('lookup'),
  DELIVERY_PROOF: deliveryProof.default([]),
  PROOF_RETENTION_DAYS: retentionDays.default(90),
  TRACKING_PRIVACY: oneOf('full', 'masked').default('full'),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  REQUIRE_2FA: oneOf('off', 'admins').default('off'),
  ACCESS_MINUTES: accessMinutes.default(15),
  COOKIE_SECURE: oneOf('auto', 'on', 'off').default('auto'),
  ALLOWED_ORIGINS: origins.default([]),
  TRUST_PROXY: trustProxy.default(false),
  WEBHOOK_ALLOWED_NETWORKS: networks.default([]),
  METRICS_TOKEN: token.optional(),
  PUBLIC_URL: publicOrigin.optional(),
  OIDC_ISSUER: oidcIssuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: oidcName.optional(),
  OIDC_ROLES: oidcRoles.optional(),
  OIDC_ONLY: oneOf('off', 'admins').default('off'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  EMAIL_VERIFICATION: oneOf('off', 'on').default('off'),
  GATHER_SECONDS: gatherSeconds.default(5),
  MINUTES_PER_STOP: minutesPerStop.default(6),
  DEPOT: coordinates.optional(),
  VROOM_URL: httpUrl.optional(),
  TIME_ZONE: timeZone.default(localTimeZoneName),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})

function toConfig(values: z.infer<typeof variables>) {
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    demoData: values.DEMO_DATA,
    adminSignup: values.ADMIN_SIGNUP,
    tracking: values.TRACKING,
    deliveryProof: values.DELIVERY_PROOF,
    proofRetentionDays: values.PROOF_RETENTION_DAYS,
    trackingPrivacy: values.TRACKING_PRIVACY,
    rateLimits: values.RATE_LIMITS,
    requireTwoFactor: values.REQUIRE_2FA,
    accessMinutes: values.ACCESS_MINUTES,
    cookieSecure: values.COOKIE_SECURE,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    webhookAllowedNetworks: values.WEBHOOK_ALLOWED_NETWORKS,
    metricsToken: values.METRICS_TOKEN,
    publicUrl: values.PUBLIC_URL,
    oidcIssuer: values.OIDC_ISSUER,
    oidcClientId: values.OIDC_CLIENT_ID,
    oidcClientSecret: values.OIDC_CLIENT_SECRET,
    oidcName: values.OIDC_NAME,
    oidcRoles: values.OIDC_ROLES,
    oidcOnly: values.OIDC_ONLY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    emailVerification: values.EMAIL_VERIFICATION,
    gatherSeconds: values.GATHER_SECONDS,
    minutesPerStop: values.MINUTES_PER_STOP,
    depot: values.DEPOT,
    vroomUrl: values.VROOM_URL,
    timeZone: values.TIME_ZONE,
    logLevel: values.LOG_LEVEL,
  }
}

/** Settings that are right alone and wrong together; each sentence says what to do. */
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
        'before they have opened it. Set SMTP_URL, or leave EMAIL_VERIFICATION out.',
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
        'OIDC_ISSUER, or leave OIDC_ONLY out.',
    )
  }
  return conflicts
}

function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values, { error: `one of ${values.join(', ')}` })
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function hasNoNul(value: string): boolean {
  return !value.includes('\0')
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value
}

/** Entra's addresses for every tenant name no issuer: the one in a token would be each tenant's own. */
function isIssuer(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || url.search !== '' || url.hash !== '') return false
  if (url.username !== '' || url.password !== '') return false
  if (/\/(?:common|organizations|consumers)(?:\/|$)/.test(url.pathname)) return false
  const isHere = isLoopback(url.hostname) || url.hostname === '[::1]'
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere)
}

function isMailAddress({ protocol, hostname }: URL): boolean {
  if (protocol === 'file:') return hostname === ''
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== ''
}

function isProxyCount(value: string): boolean {
  return /^\d{1,2}$/.test(value) && Number(value) <= 10
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  // The part after % names an interface of one machine, and is no part of a network.
  if (family === 0 || address.includes('%') || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
