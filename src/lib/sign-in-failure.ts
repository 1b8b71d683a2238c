import * as t from '#texts/session.ts'

/** Says why a login or a link at the identity provider failed, according to the code in the page's URL. */
export const signInFailure = (code: string): string => sentences[code] ?? t.failed

const sentences: Readonly<Record<string, string>> = {
  denied: t.denied,
  away: t.away,
  busy: t.busy,
  expired: t.expired,
  blocked: t.blocked,
  'email-taken': t.emailTaken,
  'no-email': t.noEmail,
  'no-role': t.noRole,
  'session-over': t.sessionOver,
  'other-session': t.otherSession,
  taken: t.taken,
}
