import { resolve } from 'node:path'
import { z } from 'zod'
import { oneOf, origins, port, postgresUrl, text, trustProxy } from './settings.ts'

/** Every setting of the server, all optional, read once at start. */
const variables = z.object({
  HOST: text('a host name or address to listen on, such as 127.0.0.1').default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: text('a folder')
    .default('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: postgresUrl.optional(),
  DEMO_DATA: oneOf('on', 'off').optional(),
  ADMIN_SIGNUP: oneOf('open', 'closed').default('open'),
  TRACKING: oneOf('lookup', 'list').default('lookup'),
  TRACKING_PRIVACY: oneOf('full', 'masked').default('full'),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  COOKIE_SECURE: oneOf('auto', 'on', 'off').default('auto'),
  ALLOWED_ORIGINS: origins.default([]),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})

export type Config = ReturnType<typeof toConfig>

export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n` +
        problems.map((problem) => `  - ${problem}`).join('\n'),
    )
  }
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(variables.shape)
      .map((name) => [name, env[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = variables.safeParse(given)
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0])
        return `${name} is ${shown(name, given[name])}, but has to be ${issue.message}.`
      }),
    )
  }
  const config = toConfig(result.data)
  const conflicts = contradictions(config)
  if (conflicts.length > 0) throw new ConfigError(conflicts)
  return config
}

function toConfig(values: z.infer<typeof variables>) {
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    demoData: values.DEMO_DATA,
    adminSignup: values.ADMIN_SIGNUP,
    tracking: values.TRACKING,
    trackingPrivacy: values.TRACKING_PRIVACY,
    rateLimits: values.RATE_LIMITS,
    cookieSecure: values.COOKIE_SECURE,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  }
}

// A mistyped address of a database may hold its password, and this text goes to logs.
function shown(name: string, value: string | undefined): string {
  return name === 'DATABASE_URL' ? 'set to something else' : JSON.stringify(value)
}

/** Settings that are fine alone and wrong together; each sentence says what to do. */
function contradictions(settings: Config): string[] {
  const { allowedOrigins, cookieSecure, host, rateLimits } = settings
  const found: string[] = []
  if (cookieSecure === 'off' && allowedOrigins.length > 0) {
    found.push(
      'COOKIE_SECURE=off does not go with ALLOWED_ORIGINS: browsers drop cookies for another ' +
        'origin unless they are Secure. Set COOKIE_SECURE=auto, or leave ALLOWED_ORIGINS out.',
    )
  }
  if (rateLimits === 'off' && !isLoopback(host)) {
    found.push(
      `RATE_LIMITS=off is for load tests on this machine only, but HOST=${host} can be reached ` +
        'from outside. Set HOST=127.0.0.1, or RATE_LIMITS=on.',
    )
  }
  return found
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
