import * as t from '#texts/sessionPasskey.ts'
import type { PasskeyLogin } from '../../../openapi.d.ts'
import { beginPasskeyLogin } from '../../api/passkey-login.ts'
import { PasskeyFailure } from '../../lib/passkey-failure.ts'
import { canOfferPasskeys, getPasskey, hasPasskeys, stopOffering } from '../../lib/passkeys.ts'
import { toast } from '../../ui/toast/toast.tsx'

/** Lets the visitor choose one; null where they chose none, and were told so. */
export async function choosePasskey(): Promise<PasskeyLogin | null> {
  if (!hasPasskeys()) {
    toast.error(t.browserHasNoPasskeys)
    return null
  }
  try {
    return await getPasskey(await beginPasskeyLogin())
  } catch (error) {
    if (!(error instanceof PasskeyFailure)) throw error
    toast.error(error.reason === 'stopped' ? t.noPasskeyWasUsed : t.browserHasNoPasskeys)
    return null
  }
}

/** The browser offers passkeys beside the email, without a word where it has none. Returns how to end it. */
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
      // The button is there, and says what goes wrong.
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
    stopOffering()
  }
}

/** Milliseconds: less than a challenge is good for, by the time that a visitor needs to choose. */
const goodFor = 4 * 60_000
