import type { AppContext } from '../../http/openapi/operation.ts'
import type { CookieChange, RequestCookies } from '../../http/cookies.ts'
import { newToken } from '../users/tokens.ts'
import { refusalOfSession, type LinkRefusal } from './link-session.ts'
import type { IdentityProvider } from './provider.ts'
import { insertRequest, removeExpiredRequests, takeRequest, type Linking } from './repository.ts'

/** Seconds to log in at the provider, or to enter the code of the authenticator app. */
const requestSeconds = 10 * 60

export const expiryFrom = (now: Date) => new Date(now.getTime() + requestSeconds * 1000)

/** Identifies the browser that was sent to the provider, when it returns. */
export const browserCookie = (browser: string | null): CookieChange => ({
  name: 'signIn',
  value: browser,
  maxAge: requestSeconds,
})

interface Begun {
  location: string
  cookies: CookieChange[]
}

interface LoginRequest {
  /** Path to open after the login. */
  next: string
  /** Has the provider ask for the credentials even if the user has a session with it. */
  again: boolean
}

/** Sends a visitor to the provider to log in; throws a ProviderError if it is away. */
export const beginLogin = (
  context: AppContext,
  provider: IdentityProvider,
  { next, again }: LoginRequest,
) => sendOff(context, provider, { next, again, linking: null })

/** Sends a user to the provider to link their account; null unless `linkCompanyAccount` was called before. */
export async function beginLinking(
  context: AppContext,
  provider: IdentityProvider,
  cookies: RequestCookies,
): Promise<Begun | LinkRefusal | null> {
  const { db, clock } = context
  const { signIn: browser = '' } = cookies
  const begun = await db.transaction((transaction) =>
    takeRequest(transaction, { browser, state: null, now: clock() }),
  )
  if (!begun?.user_id || !begun.family_id) return null
  const linking = { userId: begun.user_id, familyId: begun.family_id }
  const refusal = await refusalOfSession(context, cookies, { ...linking, next: begun.next })
  if (refusal !== null) return refusal
  return sendOff(context, provider, { next: begun.next, again: false, linking })
}

async function sendOff(
  { db, clock }: AppContext,
  provider: IdentityProvider,
  { next, again, linking }: LoginRequest & { linking: Linking | null },
): Promise<Begun> {
  const { url, secrets } = await provider.begin({ again })
  const browser = newToken()
  const now = clock()
  await db.transaction((transaction) =>
    insertRequest(transaction, {
      browser,
      next,
      linking,
      sent: secrets,
      expiresAt: expiryFrom(now),
    }),
  )
  await removeExpiredRequests(db, now)
  return { location: url, cookies: [browserCookie(browser)] }
}
