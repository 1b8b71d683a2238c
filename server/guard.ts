import type { FastifyRequest } from 'fastify'
import type { Operation } from './contract-document.ts'
import { accountBlocked, forbidden, unauthenticated } from './errors.ts'
import type { Caller, Tools } from './operation.ts'
import { limitAddress } from './rate-limits/rate-limits.ts'
import { authenticate } from './session/authenticate.ts'
import type { Workload } from './http/workload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Who is asking, and may they; before the body is read. */
export function guard({ id, roles }: Operation, tools: Tools, workload: Workload) {
  return (request: FastifyRequest): Promise<void> => workload(() => admit(request))

  async function admit(request: FastifyRequest): Promise<void> {
    await limitAddress(tools, id, request.ip)
    const identity = await authenticate(tools, request.cookies)
    request.caller = identity.kind === 'known' ? identity.caller : null
    if (roles === null) return

    if (identity.kind === 'blocked') throw accountBlocked()
    if (identity.kind !== 'known') throw unauthenticated()
    if (!roles.includes(identity.caller.role)) throw forbidden()
  }
}
