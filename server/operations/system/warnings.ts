import type { SystemWarning } from '../../../openapi.d.ts'
import type { Config } from '../../config/config.ts'
import { sentenceOf, withValues, type Reason } from '../../http/sentences.ts'

export interface Circumstances {
  config: Config
  /** True if the request came over HTTPS, as far as the node can tell. */
  isHttps: boolean
  /** Demo accounts that can log in with their published passwords. */
  demoEmails: string[]
  /** Versions of all nodes that are alive. */
  versions: string[]
  /** Why the node's last request to VROOM failed; null if it did not. */
  vroomFailure: string | null
  /** Its days turn in UTC, and nobody has said that they should. */
  isTimeZoneUnknown: boolean
  /** Why the node cannot reach the identity provider; null if it can, or there is none. */
  providerFailure: string | null
}

/** Warnings about settings that are unsafe on a public server, each with what to do about it. */
export function warningsOf(circumstances: Circumstances): SystemWarning[] {
  return checks.flatMap(({ code, find }) => {
    const reason = find(circumstances)
    return reason === null ? [] : [{ code, ...sentenceOf(reason) }]
  })
}

interface Check {
  code: SystemWarning['code']
  find: (circumstances: Circumstances) => Reason | null
}

const checks: Check[] = [
  {
    code: 'ADMIN_SIGNUP_OPEN',
    find: ({ config }) => (config.adminSignup === 'open' ? 'adminSignupIsOpen' : null),
  },
  {
    code: 'DEMO_ACCOUNTS',
    find: ({ demoEmails }) =>
      demoEmails.length > 0
        ? withValues('demoAccountsCanLogIn', { value: demoEmails.join(', ') })
        : null,
  },
  {
    code: 'NO_HTTPS',
    find: ({ isHttps }) => (isHttps ? null : 'pageCameWithoutHttps'),
  },
  {
    code: 'COOKIES_NOT_SECURE',
    find: ({ config }) => (config.cookieSecure === 'off' ? 'cookiesAreNotSecure' : null),
  },
  {
    code: 'RATE_LIMITS_OFF',
    find: ({ config }) => (config.rateLimits === 'off' ? 'rateLimitsAreOff' : null),
  },
  {
    code: 'TRACKING_LIST',
    find: ({ config }) => (config.tracking === 'list' ? 'visitorsCanListParcels' : null),
  },
  {
    code: 'MIXED_VERSIONS',
    find: ({ versions }) => {
      const different = [...new Set(versions)].sort()
      return different.length > 1
        ? withValues('versionsDiffer', { value: different.join(', ') })
        : null
    },
  },
  {
    code: 'NO_MAIL',
    find: ({ config }) => (config.smtpUrl === undefined ? 'emailsAreNotSent' : null),
  },
  {
    code: 'VROOM_FAILED',
    find: ({ vroomFailure }) =>
      vroomFailure === null ? null : withValues('vroomFailed', { value: vroomFailure }),
  },
  {
    code: 'PROVIDER_AWAY',
    find: ({ providerFailure }) =>
      providerFailure === null ? null : withValues('providerIsAway', { value: providerFailure }),
  },
  {
    code: 'TIME_ZONE_UNKNOWN',
    find: ({ isTimeZoneUnknown }) => (isTimeZoneUnknown ? 'timeZoneIsTheComputers' : null),
  },
]
