import type { FastifyRequest } from 'fastify'
import { authorizeKey } from '../../accounts/api-keys/authorize-key.ts'
import { bearerOf } from '../../accounts/api-keys/key.ts'
import { accountBlocked, forbidden, twoFactorSetUpRequired, unauthenticated } from '../errors.ts'
import { limitAddress } from '../rate-limits/rate-limits.ts'
import { authenticate, type Authentication } from '../../accounts/sessions/authenticate.ts'
import type { Operation } from './contract.ts'
import type { AppContext } from './operation.ts'
import { sessionsOf } from './replica-reads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Unset before `authorize` has run. */
    authentication?: Authentication
  }
}

/**
 * Runs before every operation, by the rules of the contract alone: limits the tries of the address, authenticates
 * the caller, and checks `x-roles`, and `x-scopes` where the caller uses a key. Runs before the body is read, so
 * that a caller without permission is told so, and not what is wrong with the body.
 */
export const authorize = (operation: Operation, context: AppContext) => {
  const { id, roles, isBeforeTwoFactor } = operation
  const { clock, config } = context
  const sessions = { db: sessionsOf(operation, context), clock, config }
  return async (request: FastifyRequest): Promise<void> => {
    await limitAddress(context, id, request.ip)
    const key = bearerOf(request.headers)
    if (key !== null) {
      request.authentication = await authorizeKey(operation, context, { key, address: request.ip })
      return
    }
    const authentication = await authenticate(sessions, request.cookies)
    request.authentication = authentication
    if (roles === 'PUBLIC') return
    if (authentication.state === 'blocked') throw accountBlocked()
    if (authentication.state !== 'signedIn') throw unauthenticated()
    const { role, mustSetUpTwoFactor } = authentication.caller
    if (!roles.includes(role)) throw forbidden()
    if (mustSetUpTwoFactor && !isBeforeTwoFactor) throw twoFactorSetUpRequired()
  }
}
