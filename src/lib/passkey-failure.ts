/** `stopped`: by the user, or by the browser after some time. */
type Reason = 'stopped' | 'isThere' | 'otherDomain' | 'unsupported'

/** A passkey that the browser did not make or use. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
  readonly reason: Reason

  constructor(reason: Reason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
