import { waitFor } from 'xstate'
import { prepareSession } from './session.ts'

interface ProviderLogin {
  /** Path to come back to. */
  next: string
  /** Has the provider ask for the credentials even where the user has a session with it. */
  isAgain?: boolean
}

/** Sends the browser to the identity provider. */
export async function leaveForProvider({ next, isAgain = false }: ProviderLogin): Promise<void> {
  const { sessionActor } = await prepareSession()
  const query = new URLSearchParams({ next, ...(isAgain && { again: 'true' }) })
  const event = { type: 'PROVIDER_CHOSEN', address: `/api/sign-in/oidc?${query}` } as const
  // Waits for a look-up in progress. After a second press, the browser is leaving already.
  await waitFor(
    sessionActor,
    (snapshot) => snapshot.can(event) || snapshot.matches('leavingForProvider'),
  )
  sessionActor.send(event)
}
