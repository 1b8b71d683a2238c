/** How often a sign-in at the provider came to nothing, by the reason. */
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
  busy: 0,
})

/** Why a login at the provider has led to no session, or to no link. */
export type SignInFailure = keyof ReturnType<typeof noFailures>

/** Ends a sign-in that the provider has let through. */
export class RefusedError extends Error {
  readonly failure: SignInFailure

  constructor(failure: SignInFailure) {
    super(failure)
    this.failure = failure
  }
}
