/** `stopped`: by the user, or by the browser's timeout. */
type Reason = 'stopped' | 'isThere' | 'otherDomain' | 'unsupported'

/** Error of the browser when it creates or uses a passkey. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
  readonly reason: Reason

  constructor(reason: Reason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
