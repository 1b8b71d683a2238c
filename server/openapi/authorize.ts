import type { FastifyRequest } from 'fastify'
import type { Role } from '../../openapi.d.ts'
import type { Operation } from './contract.ts'
import { accountBlocked, forbidden, unauthenticated } from '../http/errors.ts'
import type { Workload } from '../http/concurrency-limit.ts'
import type { Caller, ReadCall, ReaderId, Tools } from './operation.ts'
import { limitAddress } from '../rate-limits/rate-limits.ts'
import { authenticate, identityOf, type Identity } from '../sessions/authenticate.ts'
import { readAsCaller } from '../sessions/repository.ts'
import { hashOfToken } from '../sessions/tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Who is asking, and may they; before the body is read. */
export function guard({ id, roles }: Operation, tools: Tools, workload: Workload) {
  return (request: FastifyRequest): Promise<void> =>
    workload(async () => {
      await limitAddress(tools, id, request.ip)
      const identity = await authenticate(tools, request.cookies)
      if (roles !== null) request.caller = admit(identity, roles)
      else request.caller = identity.kind === 'known' ? identity.caller : null
    })
}

/** Somebody who may not ask is told so, and not what is wrong with their question. */
export async function refuseQuestion(
  { cookies, validationError }: FastifyRequest,
  roles: readonly Role[],
  tools: Tools,
): Promise<void> {
  if (!validationError) return
  admit(await authenticate(tools, cookies), roles)
  throw validationError
}

/** The same question, asked together with what the call reads. */
export function guardedReading(
  { cookies }: FastifyRequest,
  roles: readonly Role[],
  tools: Tools,
): Pick<ReadCall<ReaderId>, 'read' | 'caller' | 'callerKey'> {
  const token = cookies['accessToken'] ?? ''
  const accessHash = hashOfToken(token)
  let caller: Caller | undefined
  return {
    callerKey: accessHash.toString('base64url'),
    async read(statement) {
      if (token === '') throw unauthenticated()
      const now = tools.clock()
      const found = await readAsCaller(tools.db, { accessHash, roles, now }, statement)
      caller = admit(identityOf(found.session), roles)
      return found.rows
    },
    caller() {
      // An answer without a reading would be one to somebody unknown.
      if (caller === undefined) throw new Error('Who asks is known after the first reading')
      return caller
    },
  }
}

function admit(identity: Identity, roles: readonly Role[]): Caller {
  if (identity.kind === 'blocked') throw accountBlocked()
  if (identity.kind !== 'known') throw unauthenticated()
  if (!roles.includes(identity.caller.role)) throw forbidden()
  return identity.caller
}
