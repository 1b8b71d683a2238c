import { waitFor } from 'xstate'
import * as t from '#texts/session.ts'
import { loginFailed } from '#texts/session.ts'
import type { SessionUser } from '../../../machines/session.ts'
import type { PasskeyLogin } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { beginPasskeyLogin } from '../../api/passkey-login.ts'
import { PasskeyFailure } from '../../lib/passkey-failure.ts'
import { canOfferPasskeys, getPasskey, hasPasskeys, stopAsking } from '../../lib/passkeys.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { prepareSession } from './session.ts'

export { stopAsking }

/** Lets the visitor choose a passkey; null where they chose none, which is announced. */
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
 * Answers the user where the host says who it is. Throws the error of a failed login, which is already announced
 * unless a code is needed.
 */
export async function logInWithPasskey(passkey: PasskeyLogin): Promise<SessionUser | null> {
  const { sessionActor } = await loadSession()
  const event = { type: 'PASSKEY_CHOSEN', passkey } as const
  // Waits for a look-up in progress.
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

/** Offers passkeys in the suggestions of the email field, if the browser has any. Returns how to end it. */
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
      // There is still the button, which says what goes wrong.
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
