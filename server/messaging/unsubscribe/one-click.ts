import type { FastifyInstance } from 'fastify'
import { withDeadline } from '../../db/deadline.ts'
import { asOwner } from '../../limits/owner.ts'
import { clientAddress } from '../../http/client-address.ts'
import { networkOf } from '../../http/openapi/owners.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { limitAddress } from '../../http/rate-limits/rate-limits.ts'
import { stop } from './unsubscribe.ts'

/** Milliseconds for all queries of a request. */
const handlingTime = 9_000

/**
 * One-click unsubscribe of mail programs (RFC 8058): a POST to the address of the page, from their
 * servers or any site, with a form as its body. It needs no session, because the token identifies
 * the user.
 */
export function mountOneClick(app: FastifyInstance, context: AppContext): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Ignores the body, because the token is in the address.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4 * 1024 },
      (_request, _body, done) => done(null),
    )
    scope.post<{ Params: { token: string } }>(
      '/unsubscribe/:token',
      { config: { isOpenToOtherSites: true } },
      async (request, reply) => {
        await asOwner(networkOf(request), () =>
          withDeadline(handlingTime, async () => {
            await limitAddress(context, 'unsubscribe', clientAddress(request))
            await stop(context, request.params)
          }),
        )
        return reply
          .type('text/plain; charset=utf-8')
          .send('You will no longer get these emails.\n')
      },
    )
  })
}
