import type { SystemWarning } from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'
import { sentenceOf, withCode, type Sentence } from '../http/sentences.ts'

export interface Circumstances {
  config: Config
  /** True if the request came over HTTPS, as far as the node can tell. */
  isHttps: boolean
  /** Demo accounts that can log in with their published passwords. */
  demoEmails: string[]
  /** Versions of all nodes that are alive. */
  versions: string[]
  /** Why the node's last request to VROOM failed; null where it did not. */
  vroomFailure: string | null
  /** Why the node cannot reach the identity provider; null where it can, or there is none. */
  providerFailure: string | null
}

/** Warnings about settings that are unsafe on a public server, each with what to do about it. */
export function warningsOf(circumstances: Circumstances): SystemWarning[] {
  return checks.flatMap(({ code, find }) => {
    const found = find(circumstances)
    if (found === null) return []
    return [{ code, ...withCode(typeof found === 'string' ? { message: found } : found) }]
  })
}

interface Check {
  code: SystemWarning['code']
  find: (circumstances: Circumstances) => string | Sentence | null
}

const checks: Check[] = [
  {
    code: 'ADMIN_SIGNUP_OPEN',
    find: ({ config }) =>
      config.adminSignup === 'open'
        ? 'Anyone can register as an administrator. Set ADMIN_SIGNUP=closed.'
        : null,
  },
  {
    code: 'DEMO_ACCOUNTS',
    find: ({ demoEmails }) =>
      demoEmails.length > 0
        ? sentenceOf('demoAccountsCanLogIn', { value: demoEmails.join(', ') })
        : null,
  },
  {
    code: 'NO_HTTPS',
    find: ({ isHttps }) =>
      isHttps
        ? null
        : 'This page came without HTTPS, so passwords can be read on their way. Put HTTPS in front, ' +
          'and set TRUST_PROXY to what stands there.',
  },
  {
    code: 'COOKIES_NOT_SECURE',
    find: ({ config }) =>
      config.cookieSecure === 'off'
        ? 'Browsers send the cookies of sessions without HTTPS, too. Set COOKIE_SECURE=auto.'
        : null,
  },
  {
    code: 'RATE_LIMITS_OFF',
    find: ({ config }) =>
      config.rateLimits === 'off'
        ? 'Passwords and tracking IDs can be guessed without a limit. Set RATE_LIMITS=on.'
        : null,
  },
  {
    code: 'TRACKING_LIST',
    find: ({ config }) =>
      config.tracking === 'list'
        ? 'Any visitor can list all parcels. Set TRACKING=lookup, unless the network is closed.'
        : null,
  },
  {
    code: 'MIXED_VERSIONS',
    find: ({ versions }) => {
      const different = [...new Set(versions)].sort()
      return different.length > 1
        ? sentenceOf('versionsDiffer', { value: different.join(', ') })
        : null
    },
  },
  {
    code: 'NO_MAIL',
    find: ({ config }) =>
      config.smtpUrl === undefined
        ? 'Emails are not sent: there is no mail server. Set SMTP_URL, MAIL_FROM and PUBLIC_URL.'
        : null,
  },
  {
    code: 'VROOM_FAILED',
    find: ({ vroomFailure }) =>
      vroomFailure === null ? null : sentenceOf('vroomFailed', { value: vroomFailure }),
  },
  {
    code: 'PROVIDER_AWAY',
    find: ({ providerFailure }) =>
      providerFailure === null ? null : sentenceOf('providerIsAway', { value: providerFailure }),
  },
]
