/** Counters of failed sign-ins at the provider, by reason. */
export const noFailures = () => ({
  away: 0,
  denied: 0,
  failed: 0,
  expired: 0,
  blocked: 0,
  'email-taken': 0,
  'no-email': 0,
  'no-role': 0,
  'session-over': 0,
  taken: 0,
  'other-session': 0,
  busy: 0,
})

/** Why a login at the provider opened no session, or linked no account. */
export type SignInFailure = keyof ReturnType<typeof noFailures>

/** Refuses a user whom the provider has authenticated. */
export class RefusedError extends Error {
  readonly failure: SignInFailure

  constructor(failure: SignInFailure) {
    super(failure)
    this.failure = failure
  }
}
