import { fastify, type FastifyServerOptions, type LightMyRequestResponse } from 'fastify'
import { contractDocument, type Operation } from '../../../../server/openapi/contract.ts'
import { isObject, objectAt, type JsonObject } from '../../../../server/http/json.ts'
import { bodySchema } from '../../support/operation-schemas.ts'

type Ajv = Parameters<NonNullable<NonNullable<FastifyServerOptions['ajv']>['onCreate']>>[0]
type Validate = ReturnType<Ajv['compile']>

export type AnswerRules = Awaited<ReturnType<typeof readAnswerRules>>

/** What openapi.yaml promises of answers and asks of bodies, compiled without the server's code. */
export async function readAnswerRules() {
  const ajv = await plainAjv()
  const compiled = new Map<string, Validate>()
  const rule = (name: string, schema: () => JsonObject): Validate => {
    const known = compiled.get(name) ?? ajv.compile(schema())
    compiled.set(name, known)
    return known
  }
  const told = (validate: Validate) => ajv.errorsText(validate.errors)

  /** What is wrong with the answer by the contract; null where nothing is. */
  function faultOf(operation: Operation, answer: LightMyRequestResponse): string | null {
    const { statusCode, headers } = answer
    const documented = responseOf(operation, statusCode)
    if (documented === undefined) return `${statusCode} is not documented`
    if (headers['cache-control'] !== 'no-store') return 'the answer may be kept'
    const type = String(headers['content-type'])
    const [fileType] = Object.keys(objectAt(documented, 'content'))
    if (fileType === 'text/csv') return faultOfFile(answer)
    if (type !== 'application/json; charset=utf-8') return `the answer is ${type}`
    const json = objectAt(documented, 'content', 'application/json', 'schema')
    const isRight = rule(`${operation.id} ${statusCode}`, () => closed(json))
    return isRight(answer.json()) ? null : `${statusCode}: ${told(isRight)}`
  }

  /** Whether the body has a fault that no reading of it makes good. */
  function isWrongBody(operation: Operation, body: unknown): boolean {
    const isRight = rule(`${operation.id} body`, () => inlined(bodySchema(operation)))
    if (isRight(body)) return false
    return (isRight.errors ?? []).some(({ keyword }) => beyondRepair.has(keyword))
  }

  /** Any failure, for addresses that are no operation's. */
  function isFailure(body: unknown): boolean {
    const schema = () => closed(objectAt(contractDocument, 'components', 'schemas', 'Failure'))
    return rule('failure', schema)(body) === true
  }

  return { faultOf, isWrongBody, isFailure }
}

function faultOfFile({ headers, body }: LightMyRequestResponse): string | null {
  const type = String(headers['content-type'])
  if (type !== 'text/csv; charset=utf-8') return `the file is ${type}`
  return body.startsWith('\uFEFF') && body.endsWith('\r\n') ? null : 'the file is not whole'
}

const beyondRepair = new Set([
  'type',
  'required',
  'additionalProperties',
  'exclusiveMinimum',
  'maximum',
])

async function plainAjv(): Promise<Ajv> {
  const made: Ajv[] = []
  const app = fastify({
    ajv: {
      customOptions: {
        allErrors: true,
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        strict: false,
      },
      onCreate: (ajv) => void made.push(ajv),
    },
  })
  app.post('/', { schema: { body: { type: 'object' } } }, async () => null)
  await app.ready()
  const [ajv] = made
  if (ajv === undefined) throw new Error('Fastify made no validator')
  return ajv
}

function responseOf({ path, method }: Operation, status: number): JsonObject | undefined {
  const { responses } = objectAt(contractDocument, 'paths', path, method.toLowerCase())
  const found = objectAt(responses)[String(status)]
  return isObject(found) ? target(found) : undefined
}

function target(node: JsonObject): JsonObject {
  const { $ref } = node
  if (typeof $ref !== 'string') return node
  return target(objectAt(contractDocument, ...$ref.split('/').slice(1)))
}

/** References written out; an object that lists its fields has no others. */
const closed = (schema: JsonObject): JsonObject =>
  written(schema, (node) =>
    'properties' in node ? { ...node, additionalProperties: false } : node,
  )

const inlined = (schema: JsonObject): JsonObject => written(schema, (node) => node)

function written(schema: JsonObject, change: (node: JsonObject) => JsonObject): JsonObject {
  const entries = Object.entries(change(target(schema))).map(([key, value]) => {
    if (Array.isArray(value)) {
      return [key, value.map((item) => (isObject(item) ? written(item, change) : item))]
    }
    return [key, isObject(value) ? written(value, change) : value]
  })
  return Object.fromEntries(entries) as JsonObject
}
