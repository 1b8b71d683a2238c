import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { contractDocument, operations, type Operation } from './contract.ts'
import { setCookies } from '../http/cookies.ts'
import { methodNotAllowed } from '../http/errors.ts'
import { sendFile } from '../http/file-response.ts'
import { guard, guardedReading, refuseQuestion } from './authorize.ts'
import { handlers, isReaderId, readers } from './handlers.ts'
import { sendStream } from '../events/mount-events.ts'
import { withoutStreams } from './without-streams.ts'
import type {
  Call,
  Handler,
  HandlerId,
  Handlers,
  OperationId,
  ReadCall,
  Reader,
  ReaderId,
  Readers,
  Tools,
} from './operation.ts'
import { RefusedRenewal } from '../sessions/refused-renewal.ts'
import { noSessionCookies } from '../sessions/session-cookies.ts'
import { validateByContract } from './validation.ts'
import { createWorkload, mostCallsAtOnce, type Workload } from '../http/concurrency-limit.ts'

/** Every operation of openapi.yaml at its path, behind its roles and its rules. */
export function mountContract(app: FastifyInstance, tools: Tools): void {
  app.decorateRequest('caller', null)
  const workload = createWorkload(mostCallsAtOnce)
  void app.register(async (api) => {
    validateByContract(api)
    api.addHook('onRoute', (route) => {
      const operation = operationOf(route.schema)
      if (operation === undefined) return
      if (isReaderId(operation.id)) route.attachValidation = true
      else route.onRequest = guard(operation, tools, workload)
    })
    await api.register(openapiGlue, {
      specification: withoutStreams(contractDocument),
      operationResolver: (id) => answerWith(operationNamed(id), tools, workload),
    })
    refuseOtherMethods(api)
  })
}

function answerWith(operation: Operation, tools: Tools, workload: Workload) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await workload(() => run(operation, request, tools)).catch((error: unknown) => {
      if (error instanceof RefusedRenewal) {
        setCookies(request, reply, noSessionCookies, tools.environment)
      }
      throw error
    })
    if ('writeTo' in answer) return sendStream(reply, answer)
    if ('content' in answer) return sendFile(reply, answer)
    const { cookies = [], ...body } = answer
    setCookies(request, reply, cookies, tools.environment)
    reply.status(operation.successStatus)
    return { success: true, ...body }
  }
}

async function run({ id, roles }: Operation, request: FastifyRequest, tools: Tools) {
  const { caller, params, query, body, cookies, ip } = request
  const call = {
    path: params,
    query,
    headers: request.contractHeaders,
    body,
    cookies,
    address: ip,
  }
  if (!isReaderId(id)) return runHandler(id, { ...call, caller }, tools)
  await refuseQuestion(request, roles ?? [], tools)
  return runReader(id, { ...call, ...guardedReading(request, roles ?? [], tools) }, tools)
}

// The contract's schemas have checked each part, and the types are generated from the contract.

function runHandler<Id extends HandlerId>(id: Id, call: Parts<'caller'>, tools: Tools) {
  const table: Handlers = handlers
  const handler: Handler<Id> = table[id]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return handler(call as Call<Id>, tools)
}

function runReader<Id extends ReaderId>(
  id: Id,
  call: Parts<'caller' | 'read' | 'callerKey'>,
  tools: Tools,
) {
  const table: Readers = readers
  const reader: Reader<Id> = table[id]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reader(call as ReadCall<Id>, tools)
}

type Parts<More extends string> = Record<keyof Omit<Call<OperationId>, 'caller'> | More, unknown>

function refuseOtherMethods(api: FastifyInstance) {
  const all = [...operations.values()]
  for (const path of new Set(all.map((operation) => operation.path))) {
    const methods = all.filter((one) => one.path === path).map(({ method }) => method)
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    api.route({
      method: api.supportedMethods.filter((method) => !allowed.includes(method)),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async () => {
        throw methodNotAllowed(allowed)
      },
      handler: () => undefined,
    })
  }
}

function operationOf(schema: unknown): Operation | undefined {
  const isOperation = typeof schema === 'object' && schema !== null && 'operationId' in schema
  return isOperation ? operationNamed(String(schema.operationId)) : undefined
}

function operationNamed(id: string): Operation {
  const operation = operations.get(id)
  if (operation === undefined) throw new Error(`openapi.yaml has no operation ${id}`)
  return operation
}
