import { isUniqueViolation } from '../../db/errors.ts'
import type { Language } from '../../../openapi.d.ts'
import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { loggedIn, type OpenedSession } from '../sessions/open-session.ts'
import { findLiveFamilies, type SessionClient } from '../sessions/repository.ts'
import type { CookieChange, RequestCookies } from '../../http/cookies.ts'
import { newToken } from '../users/tokens.ts'
import { findCredentials, lockUser } from '../users/repository.ts'
import { browserCookie, expiryFrom } from './begin.ts'
import type { Claims } from './claims.ts'
import { ProviderError, type IdentityProvider, type ProviderService } from './provider.ts'
import { openProviderSession } from './provider-session.ts'
import { refusalOfSession, type LinkRefusal } from './link-session.ts'
import {
  findProviderAccountOfUser,
  insertPendingLogin,
  insertProviderAccount,
  markProviderAccountUsed,
  takeRequest,
} from './repository.ts'
import { RefusedError, type SignInFailure } from './sign-in-failures.ts'
import { userOfClaims } from './user-of-claims.ts'

/** The account page shows a success as well. */
type LinkOutcome = SignInFailure | 'linked'

interface CameBack {
  /** Query string with which the provider sent the browser back. */
  query: string
  cookies: RequestCookies
  client: SessionClient
}

interface Finished {
  location: string
  cookies: CookieChange[]
  /** Set if the sign-in or the link failed; the page that is opened shows it. */
  failure?: SignInFailure
  /** Language of the user's account; null if they have chosen none. */
  language?: Language | null
}

/** Answers a browser that returns from the provider: with a session, the question for a code, or a refusal. */
export async function finish(
  context: AppContext & ProviderService,
  provider: IdentityProvider,
  { query, cookies, client }: CameBack,
): Promise<Finished> {
  const { db, clock } = context
  const { signIn: browser = '' } = cookies
  const state = new URLSearchParams(query).get('state') ?? ''
  const request = await db.transaction((transaction) =>
    takeRequest(transaction, { browser, state, now: clock() }),
  )
  // The cookie stays, because it may belong to a login that another tab has begun since.
  if (!request?.nonce || !request.verifier) return { ...refused('expired'), cookies: [] }
  const { next, nonce, verifier, user_id: userId, family_id: familyId } = request
  const isLinking = userId !== null && familyId !== null
  const refusal = isLinking ? await refusalOfSession(context, cookies, { familyId, next }) : null
  if (refusal !== null) return linkRefused(refusal)
  try {
    const { claims, saysWhen, idToken } = await provider.redeem(query, { state, nonce, verifier })
    if (isLinking) {
      return toAccountPage(next, await link(context, claims, { userId, familyId }))
    }
    const authenticatedAt = claims.authenticatedAt ?? (saysWhen ? null : clock())
    return await enter(context, claims, { idToken, authenticatedAt, next, client, cookies })
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof RefusedError)) throw error
    return isLinking ? toAccountPage(next, error.failure) : refused(error.failure, next)
  }
}

export function refused(failure: SignInFailure, next?: string): Finished {
  return { location: loginPage(failure, next), cookies: [browserCookie(null)], failure }
}

function loginPage(signIn: SignInFailure | 'code', next = '/'): string {
  const returnTo = next === '/' ? '' : `&returnTo=${encodeURIComponent(next)}`
  return `/login?signIn=${signIn}${returnTo}`
}

export const linkRefused = ({ page, failure }: LinkRefusal): Finished =>
  toAccountPage(page, failure)

const toAccountPage = (next: string, outcome: LinkOutcome): Finished => ({
  location: `${next}?companyAccount=${outcome}`,
  cookies: [browserCookie(null)],
  ...(outcome !== 'linked' && { failure: outcome }),
})

interface Entry {
  idToken: string
  authenticatedAt: Date | null
  next: string
  client: SessionClient
  cookies: RequestCookies
}

async function enter(
  context: AppContext & ProviderService,
  claims: Claims,
  { idToken, authenticatedAt, next, client, cookies }: Entry,
): Promise<Finished> {
  const { db, clock } = context
  const browser = newToken()
  const opened = await expectUnique(() =>
    db.transaction(async (transaction): Promise<OpenedSession | null> => {
      const now = clock()
      const user = await userOfClaims(transaction, context, claims)
      if (user.is_blocked) throw new RefusedError('blocked')
      const credentials = await findCredentials(transaction, user.id)
      const hasTwoFactor = credentials?.has_two_factor ?? false
      await markProviderAccountUsed(transaction, claims, { email: claims.email, now })
      if (hasTwoFactor && !claims.isMultiFactor) {
        const expiresAt = expiryFrom(now)
        const pending = { browser, userId: user.id, idToken, authenticatedAt, expiresAt }
        await insertPendingLogin(transaction, pending)
        return null
      }
      return openProviderSession(transaction, context, {
        user,
        hasTwoFactor,
        isMultiFactor: claims.isMultiFactor,
        issuer: claims.issuer,
        idToken,
        authenticatedAt,
        client,
        cookies,
      })
    }),
  )
  if (opened === null) {
    return { location: loginPage('code', next), cookies: [browserCookie(browser)] }
  }
  const answer = await loggedIn(context, opened)
  return {
    location: next,
    cookies: [...answer.cookies, browserCookie(null)],
    language: opened.user.language,
  }
}

async function link(
  { db, clock, config, provider }: AppContext & ProviderService,
  { issuer, subject, email }: Claims,
  { userId, familyId }: { userId: string; familyId: string },
): Promise<LinkOutcome> {
  return db.transaction(async (transaction): Promise<LinkOutcome> => {
    const user = await lockUser(transaction, userId)
    if (user === undefined) return 'session-over'
    const live = await findLiveFamilies(transaction, [familyId], config)
    if (!live.has(familyId)) return 'session-over'
    const own = await findProviderAccountOfUser(transaction, userId)
    if (own?.issuer === issuer && own.subject === subject) return 'linked'
    const linked = { issuer, subject, userId, email, now: clock(), lastUsedAt: null }
    if (!(await insertProviderAccount(transaction, linked))) return 'taken'
    await tellOwner(transaction, { clock, config }, userId, {
      kind: 'SINGLE_SIGN_ON_ADDED',
      name: provider?.name ?? '',
    })
    return 'linked'
  })
}

/** When two requests create an account with the same email address simultaneously, only one succeeds. */
async function expectUnique<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw new RefusedError('email-taken')
    throw error
  }
}
