import type { PasskeyLogin } from '../../../openapi.d.ts'
import { beginPasskeyLogin } from '../../api/passkey-login.ts'
import { PasskeyFailure } from '../../lib/passkey-failure.ts'
import { canOfferPasskeys, getPasskey, hasPasskeys, stopAsking } from '../../lib/passkeys.ts'

/**
 * Lets the visitor choose a passkey until the signal is aborted; throws a `PasskeyFailure` if they choose none.
 */
export async function choosePasskey(signal: AbortSignal): Promise<PasskeyLogin> {
  if (!hasPasskeys()) throw new PasskeyFailure('unsupported')
  const options = await beginPasskeyLogin()
  signal.throwIfAborted()
  signal.addEventListener('abort', stopAsking)
  return getPasskey(options)
}

/** Suggests passkeys in the email field, if the browser has any. Returns a function that ends it. */
export function offerPasskeys(onChosen: (passkey: PasskeyLogin) => void): () => void {
  let isOver = false
  let begunAt = 0

  const offer = async () => {
    begunAt = performance.now()
    try {
      if (!(await canOfferPasskeys())) return
      const options = await beginPasskeyLogin()
      if (isOver) return
      onChosen(await getPasskey(options, { isOffered: true }))
    } catch {
      // The button still works, and says what goes wrong.
    }
  }
  const renew = () => {
    if (performance.now() - begunAt > goodFor) void offer()
  }

  void offer()
  document.addEventListener('focusin', renew)
  return () => {
    isOver = true
    document.removeEventListener('focusin', renew)
    stopAsking()
  }
}

/** Milliseconds: the lifetime of a challenge, less the time that a visitor needs to choose. */
const goodFor = 4 * 60_000
