import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contractHash } from '../../../domain/contract-hash.ts'
import { bearerOf } from '../bearer.ts'
import { clientAddress } from '../client-address.ts'
import type { Database } from '../../db/database.ts'
import { withDeadline } from '../../db/deadline.ts'
import type { FairLimit } from '../../limits/fair-limit.ts'
import type { NodeLimits } from '../../limits/node-limits.ts'
import { asOwner } from '../../limits/owner.ts'
import { sendStream } from '../event-stream.ts'
import { HttpError, methodNotAllowed } from '../errors.ts'
import { objectAt } from '../json.ts'
import type { InPieces } from '../list-answer.ts'
import { sendPieces } from '../send-pieces.ts'
import { serializerOf } from './schema-compilers.ts'
import { isFromBrowser, pageOriginOf } from '../security.ts'
import { setCookies } from '../cookies.ts'
import { authorize, type Callers } from './authorize.ts'
import { createOwners, type Owners } from './owners.ts'
import { routesOf } from './contract-routes.ts'
import type {
  AppContext,
  OperationHandler,
  OperationHandlers,
  OperationId,
  OperationRequest,
} from './operation.ts'
import { changeCookie, databaseOf, explainWait, readingFrom } from './replica-reads.ts'
import { validateByContract } from './validation.ts'
import type { Contract, Operation } from './contract.ts'

/*
 * Milliseconds for the database work of a request, before and after its body is read. They do not include the
 * wait for a place (`server/limits/sizes.ts`), the body, and the turn of a picture.
 */
const authorizationTime = 5_000
const handlingTime = 9_000

interface Mounted<Services> {
  contract: Contract
  handlers: OperationHandlers<Services>
  callers: Callers
}

/** Mounts every operation of the contract at its path, with authorization and validation. */
export function mountContract<Services>(
  app: FastifyInstance,
  context: AppContext & Services,
  { contract, handlers, callers }: Mounted<Services>,
): void {
  const owners = createOwners()
  app.decorateRequest('authentication')
  void app.register(async (api) => {
    validateByContract(api, contract)
    // A client of another contract notices that it is out of date.
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('waybill-contract', contractHash)
      done()
    })
    api.addHook('onRoute', (route) => {
      const operation = operationOf(contract, route.schema)
      if (operation === undefined) return
      route.config = { ...route.config, operation: operation.id }
      if (operation.bodyLimit !== undefined) route.bodyLimit = operation.bodyLimit
      const check = authorize(operation, context, callers)
      route.onRequest = (request: FastifyRequest) => {
        const owner = owners.before(request)
        return asOwner(owner, () =>
          context.limits.reads.run(owner, () =>
            withDeadline(authorizationTime, () =>
              explainWait(operation, context, () => check(request)),
            ),
          ),
        )
      }
    })
    for (const route of await routesOf(contract)) {
      const operation = operationOf(contract, route.schema)
      if (operation !== undefined)
        api.route({ ...route, handler: respond(operation, handlers, context, owners) })
    }
    refuseOtherMethods(api, [...contract.operations.values()])
  })
}

function respond<Services>(
  operation: Operation,
  handlers: OperationHandlers<Services>,
  context: AppContext & Services,
  owners: Owners,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isMarked =
      context.replica !== undefined &&
      operation.method !== 'GET' &&
      bearerOf(request.headers) === null
    if (isMarked) setCookies(request, reply, [changeCookie], context.config)
    const owner = owners.of(request)
    const work = (db: Database) => handle(operation, handlers, request, { ...context, db })
    const handled = () =>
      withDeadline(handlingTime, () =>
        explainWait(operation, context, () =>
          readingFrom(databaseOf(operation, context, request), context, work),
        ),
      )
    try {
      const result = await asOwner(owner, () =>
        limitOf(operation, context.limits).run(owner, handled),
      )
      return await send(operation, reply, context, { result, owner })
    } catch (error) {
      if (error instanceof HttpError) setCookies(request, reply, error.cookies, context.config)
      throw error
    }
  }
}

function limitOf({ method, waitsOutside }: Operation, limits: NodeLimits): FairLimit {
  if (waitsOutside) return limits.outside
  return method === 'GET' ? limits.reads : limits.changes
}

async function handle<Id extends OperationId, Services>(
  { id }: Operation & { id: Id },
  handlers: OperationHandlers<Services>,
  request: FastifyRequest,
  context: AppContext & Services,
) {
  const { authentication, params, query, body, cookies, headers, protocol, contractHeaders } =
    request
  if (authentication === undefined) throw new Error(`${id} was reached without authorization`)
  const caller = authentication.state === 'signedIn' ? authentication.caller : null
  const parts = {
    caller,
    authentication,
    path: params,
    query,
    headers: contractHeaders,
    body,
    cookies,
    address: clientAddress(request),
    userAgent: headers['user-agent'],
    isFromBrowser: isFromBrowser(request),
    isHttps: protocol === 'https',
    origin: pageOriginOf(request, context.config),
  }
  const handler: OperationHandler<Id, Services> = handlers[id]
  // The contract's schemas and roles have checked each part, and the types are generated from it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return handler(parts as OperationRequest<Id>, context)
}

async function send(
  { successStatus }: Operation,
  reply: FastifyReply,
  { config, limits }: AppContext,
  { result, owner }: { result: Awaited<ReturnType<typeof handle>>; owner: string },
) {
  if ('writeTo' in result) return sendStream(reply, result)
  if ('content' in result) {
    const ended = await limits.exports.enter(owner)
    const headers = {
      'content-type': result.type,
      'content-disposition': `attachment; filename="${result.fileName}"`,
    }
    return sendPieces(reply, result.content, { owner, limits, headers, ended })
  }
  const { cookies = [], ...body } = result
  setCookies(reply.request, reply, cookies, config)
  reply.status(successStatus)
  const { data } = body
  if (typeof data !== 'object' || data === null || !('pieces' in data))
    return { success: true, ...body }
  const ended = await limits.lists.enter(owner)
  const pieces = inJson(reply, { ...body, pieces: data.pieces })
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return sendPieces(reply, pieces, { owner, limits, headers, ended })
}

async function* inJson(
  { request, statusCode }: FastifyReply,
  { message, meta, pieces }: { message: string; meta?: object } & InPieces<unknown>,
): AsyncGenerator<string> {
  const { schema } = request.routeOptions
  const media = objectAt(schema, 'response', String(statusCode), 'content', 'application/json')
  const toText = serializerOf(objectAt(media, 'schema', 'properties', 'data'))
  const head = { success: true, message, ...(meta && { meta }) }
  let before = `${JSON.stringify(head).slice(0, -1)},"data":[`
  for await (const items of pieces) {
    if (items.length === 0) continue
    yield before + toText(items).slice(1, -1)
    before = ','
  }
  yield before === ',' ? ']}' : `${before}]}`
}

function refuseOtherMethods(api: FastifyInstance, operations: Operation[]) {
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const methods = operations.filter((one) => one.path === path).map(({ method }) => method)
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

function operationOf(contract: Contract, schema: unknown): Operation | undefined {
  const isOperation = typeof schema === 'object' && schema !== null && 'operationId' in schema
  return isOperation ? operationNamed(contract, String(schema.operationId)) : undefined
}

function operationNamed(contract: Contract, id: string): Operation {
  const operation = contract.operations.get(id)
  if (operation === undefined) throw new Error(`The contract has no operation ${id}`)
  return operation
}
