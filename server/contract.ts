import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { contractDocument, operations, type Operation } from './contract-document.ts'
import { setCookies } from './http/cookies.ts'
import { methodNotAllowed } from './errors.ts'
import { sendFile } from './http/file-answer.ts'
import { guard } from './guard.ts'
import { handlers } from './handlers.ts'
import { sendStream } from './live/mount-live.ts'
import { withoutStreams } from './live/without-streams.ts'
import type { Call, Handler, Handlers, OperationId, Tools } from './operation.ts'
import { validateByContract } from './http/validation.ts'
import { createWorkload, mostCallsAtOnce, type Workload } from './http/workload.ts'

/** Every operation of openapi.yaml at its path, behind its roles and its rules. */
export function mountContract(app: FastifyInstance, tools: Tools): void {
  app.decorateRequest('caller', null)
  const workload = createWorkload(mostCallsAtOnce)
  void app.register(async (api) => {
    validateByContract(api)
    api.addHook('onRoute', (route) => {
      const operation = operationOf(route.schema)
      if (operation !== undefined) route.onRequest = guard(operation, tools, workload)
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
    const answer = await workload(() => run(operation.id, request, tools))
    if ('writeTo' in answer) return sendStream(reply, answer)
    if ('content' in answer) return sendFile(reply, answer)
    const { cookies = [], ...body } = answer
    setCookies(request, reply, cookies, tools.environment)
    reply.status(operation.successStatus)
    return { success: true, ...body }
  }
}

function run<Id extends OperationId>(id: Id, request: FastifyRequest, tools: Tools) {
  const table: Handlers = handlers
  const handler: Handler<Id> = table[id]
  const { caller, params, query, body, cookies, ip } = request
  const call = {
    caller,
    path: params,
    query,
    headers: request.contractHeaders,
    body,
    cookies,
    address: ip,
  }
  // The contract's schemas have checked each part, and the types are generated from the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return handler(call as Call<Id>, tools)
}

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
