import { waitFor } from 'xstate'
import { loginFailed } from '#texts/session.ts'
import * as t from '#texts/sessionPasskey.ts'
import type { SessionUser } from '../../../machines/session.ts'
import type { PasskeyLogin } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { beginPasskeyLogin } from '../../api/passkey-login.ts'
import { PasskeyFailure } from '../../lib/passkey-failure.ts'
import { canOfferPasskeys, getPasskey, hasPasskeys, stopAsking } from '../../lib/passkeys.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { prepareSession } from './session.ts'

export { stopAsking }

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

/**
 * Answers the user, where the host says who it is; throws why it came to nothing, which is announced unless a
 * code is needed.
 */
export async function logInWithPasskey(passkey: PasskeyLogin): Promise<SessionUser | null> {
  const { sessionActor } = await loadSession()
  const event = { type: 'PASSKEY_CHOSEN', passkey } as const
  // A look-up that is under way comes first.
  await waitFor(sessionActor, (snapshot) => snapshot.can(event))
  sessionActor.send(event)
  const { context } = await waitFor(
    sessionActor,
    (snapshot) => !snapshot.matches('signingInWithPasskey'),
  )
  const { passkeyError: error, user } = context
  if (error === null) return user
  throw error instanceof Error ? error : new Error('The passkey was refused', { cause: error })
}

async function loadSession() {
  try {
    return await prepareSession()
  } catch (lost) {
    toast.error(messageOf(lost, loginFailed))
    throw lost
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
    stopAsking()
  }
}

/** Milliseconds: less than a challenge is good for, by the time that a visitor needs to choose. */
const goodFor = 4 * 60_000
