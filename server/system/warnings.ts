import type { SystemWarning } from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'

export interface Circumstances {
  config: Config
  /** True if the request came over HTTPS, as far as the node can tell. */
  isHttps: boolean
  /** Demo accounts that can log in. */
  demoEmails: string[]
  /** Versions of all nodes that are alive. */
  versions: string[]
  /** Why the node's last request to VROOM failed; null where it did not. */
  vroomFailure: string | null
}

/** Warnings about what is not fit for a server that the public reaches, each with what to do about it. */
export function warningsOf(circumstances: Circumstances): SystemWarning[] {
  return checks.flatMap(({ code, find }) => {
    const message = find(circumstances)
    return message === null ? [] : [{ code, message }]
  })
}

interface Check {
  code: SystemWarning['code']
  find: (circumstances: Circumstances) => string | null
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
        ? `Demo accounts can log in, and their passwords are public. Block them: ${demoEmails.join(', ')}.`
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
        ? `Nodes run different versions: ${different.join(', ')}. Update those that are behind.`
        : null
    },
  },
  {
    code: 'NO_MAIL',
    find: ({ config }) =>
      config.smtpUrl === undefined
        ? 'Emails are not sent: there is no mail server. Set SMTP_URL and MAIL_FROM.'
        : null,
  },
  {
    code: 'VROOM_FAILED',
    find: ({ vroomFailure }) =>
      vroomFailure === null
        ? null
        : `VROOM gave no order of stops when it was asked last: ${vroomFailure}. Orders are proposed ` +
          'by straight lines until it does. Look whether it runs at VROOM_URL.',
  },
]
