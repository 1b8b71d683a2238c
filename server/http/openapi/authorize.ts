import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../bearer.ts'
import { clientAddress } from '../client-address.ts'
import { accountBlocked, forbidden, twoFactorSetUpRequired, unauthenticated } from '../errors.ts'
import { limitAddress } from '../rate-limits/rate-limits.ts'
import type { Operation } from './contract.ts'
import type { AppContext } from './operation.ts'
import { sessionsOf } from './replica-reads.ts'
import type { Authentication } from './caller.ts'
import type { RequestCookies } from '../cookies.ts'
import type { Queryable } from '../../db/database.ts'
import type { Config } from '../../config/config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Unset before `authorize` has run. */
    authentication?: Authentication
  }
}

/** Ways to identify the caller of a request. */
export interface Callers {
  ofCookies(
    context: { db: Queryable; clock: () => Date; config: Config },
    cookies: RequestCookies,
  ): Promise<Authentication>
  /** Refuses a key that may not call the operation. */
  ofKey(
    operation: Operation,
    context: AppContext,
    from: { key: string; address: string },
  ): Promise<Authentication>
}

/**
 * Runs before every operation, by the rules of the contract alone: limits the tries of the address,
 * authenticates the caller, and checks `x-roles`, and `x-scopes` if the caller uses a key. Runs
 * before the body is read, so that a caller without permission learns that, and not what is wrong
 * with the body.
 */
export const authorize = (operation: Operation, context: AppContext, callers: Callers) => {
  const { id, roles, isBeforeTwoFactor } = operation
  const { clock, config } = context
  const sessions = { db: sessionsOf(operation, context), clock, config }
  return async (request: FastifyRequest): Promise<void> => {
    await limitAddress(context, id, clientAddress(request))
    const key = bearerOf(request.headers)
    if (key !== null) {
      request.authentication = await callers.ofKey(operation, context, {
        key,
        address: clientAddress(request),
      })
      return
    }
    const authentication = await callers.ofCookies(sessions, request.cookies)
    request.authentication = authentication
    if (roles === 'PUBLIC') return
    if (authentication.state === 'blocked') throw accountBlocked()
    if (authentication.state !== 'signedIn') throw unauthenticated()
    const { role, mustSetUpTwoFactor } = authentication.caller
    if (!roles.includes(role)) throw forbidden()
    if (mustSetUpTwoFactor && !isBeforeTwoFactor) throw twoFactorSetUpRequired()
  }
}
