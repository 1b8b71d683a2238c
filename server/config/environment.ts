import { resolve } from 'node:path'
import { z } from 'zod'
import { contradictions } from './contradictions.ts'
import { oneOf, origins, port, postgresUrl, text, trustProxy } from './values.ts'

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

export type Environment = ReturnType<typeof toEnvironment>

export class EnvironmentError extends Error {
  constructor(problems: string[]) {
    super(
      `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n` +
        problems.map((problem) => `  - ${problem}`).join('\n'),
    )
  }
}

export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(
    Object.keys(variables.shape)
      .map((name) => [name, env[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = variables.safeParse(given)
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0])
        return `${name} is ${shown(name, given[name])}, but has to be ${issue.message}.`
      }),
    )
  }
  const environment = toEnvironment(result.data)
  const conflicts = contradictions(environment)
  if (conflicts.length > 0) throw new EnvironmentError(conflicts)
  return environment
}

function toEnvironment(values: z.infer<typeof variables>) {
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
