import { waitFor } from 'xstate'
import { prepareSession } from './session.ts'

interface ProviderLogin {
  /** Path to come back to. */
  next: string
  /** The provider asks for the user's proof even where it knows them. */
  isAgain?: boolean
}

/** Leads to the identity provider, where the user logs in. */
export async function leaveForProvider({ next, isAgain = false }: ProviderLogin): Promise<void> {
  const { sessionActor } = await prepareSession()
  const query = new URLSearchParams({ next, ...(isAgain && { again: 'true' }) })
  const event = { type: 'PROVIDER_CHOSEN', address: `/api/sign-in/oidc?${query}` } as const
  // A look-up that is under way comes first. After a second press the browser is on its way already.
  await waitFor(
    sessionActor,
    (snapshot) => snapshot.can(event) || snapshot.matches('leavingForProvider'),
  )
  sessionActor.send(event)
}
