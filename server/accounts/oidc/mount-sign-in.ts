import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownPath } from '../../../domain/own-path.ts'
import { withDeadline } from '../../db/deadline.ts'
import { clientAddress } from '../../http/client-address.ts'
import { toHttpError } from '../../http/error-handler.ts'
import { networkOf } from '../../http/openapi/owners.ts'
import { createFairLimit } from '../../limits/fair-limit.ts'
import { asOwner } from '../../limits/owner.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { limitSignIns } from '../../http/rate-limits/rate-limits.ts'
import { clientOf } from '../sessions/client.ts'
import { setCookies } from '../../http/cookies.ts'
import { beginLinking, beginLogin } from './begin.ts'
import { finish, linkRefused, refused } from './finish.ts'
import {
  ProviderError,
  callbackPath,
  type IdentityProvider,
  type ProviderService,
} from './provider.ts'

/** Milliseconds for one request; the provider may take five seconds for each of three answers. */
const handlingTime = 24_000
const aYear = 365 * 24 * 3_600

/**
 * Mounts the two addresses that the browser itself opens, and that redirect it: to the identity
 * provider, and back into the client. The contract does not list them, because no client calls
 * them.
 */
export function mountSignIn(app: FastifyInstance, context: AppContext & ProviderService): void {
  const { provider } = context
  if (provider === null) return
  const limit = createFairLimit('signIns')

  const lead =
    (begun: (request: FastifyRequest) => Promise<Led>) =>
    async (request: FastifyRequest, reply: FastifyReply) =>
      leadOn(request, reply, context, await orBusy(request, () => begun(request)))

  /** Redirects to the login even under load and without the database, because a browser would show the bare error. */
  async function orBusy(request: FastifyRequest, work: () => Promise<Led>): Promise<Led> {
    try {
      const owner = networkOf(request)
      return await limit.run(owner, () =>
        asOwner(owner, () =>
          withDeadline(handlingTime, async () => {
            await limitSignIns(context, clientAddress(request))
            return work()
          }),
        ),
      )
    } catch (error) {
      const failure = toHttpError(error, request)
      if (![429, 503].includes(failure.status)) throw error
      request.refusedBy = failure.limit
      return refused('busy')
    }
  }

  app.get(
    '/api/sign-in/oidc',
    lead((request) => begin(request, context, provider)),
  )
  app.get(
    callbackPath,
    lead((request) => {
      const { headers, cookies, url } = request
      const address = clientAddress(request)
      const client = clientOf({ address, userAgent: headers['user-agent'] })
      return finish(context, provider, { query: queryOf(url), cookies, client })
    }),
  )
}

const queryOf = (url: string) => url.split('?')[1] ?? ''

type Led = ReturnType<typeof refused>

async function begin(
  { url, cookies }: FastifyRequest,
  context: AppContext & ProviderService,
  provider: IdentityProvider,
): Promise<Led> {
  const params = new URLSearchParams(queryOf(url))
  const next = ownPath(params.get('next')) ?? '/'
  try {
    if (params.get('link') !== 'true') {
      const again = params.get('again') === 'true'
      return await beginLogin(context, provider, { next, again })
    }
    const begun = await beginLinking(context, provider, cookies)
    if (begun === null) return refused('expired')
    return 'failure' in begun ? linkRefused(begun) : begun
  } catch (error) {
    if (error instanceof ProviderError) return refused(error.failure, next)
    throw error
  }
}

function leadOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, provider }: AppContext & ProviderService,
  { location, cookies, language, failure }: Led,
): FastifyReply {
  if (failure !== undefined) provider?.countFailure(failure)
  setCookies(request, reply, cookies, config)
  // Scripts of the next page read these two.
  const readable = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const
  const isLoggedIn = cookies.some(({ name }) => name === 'accessToken')
  if (isLoggedIn) reply.setCookie('justLoggedIn', 'yes', { ...readable, maxAge: 60 })
  // The login form does the same.
  if (language) reply.setCookie('language', language, { ...readable, maxAge: aYear })
  return reply.redirect(location, 302)
}
