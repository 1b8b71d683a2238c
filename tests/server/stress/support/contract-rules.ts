import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  fastify,
  type FastifyServerOptions,
  type InjectOptions,
  type LightMyRequestResponse,
} from 'fastify'
import { parse } from 'yaml'
import { readPhone } from '../../../../domain/phone.ts'
import { isObject, objectAt, type JsonObject } from '../../../../server/http/json.ts'
import type { Operation } from '../../../../server/http/openapi/contract.ts'
import { projectRoot } from '../../../../server/project-root.ts'

type Ajv = Parameters<NonNullable<NonNullable<FastifyServerOptions['ajv']>['onCreate']>>[0]
type Validate = ReturnType<Ajv['compile']>

export type ContractRules = Awaited<ReturnType<typeof readContractRules>>

const source: unknown = parse(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8'))
const contract = withoutReferences(source)

/** Failures that every operation can have, which the contract describes together. */
const ranges = new Map([
  ...[400, 401, 403, 413, 415].map((status) => [status, '4XX'] as const),
  ...[500, 503].map((status) => [status, '5XX'] as const),
])

/** Compiles the contract's rules for requests and answers, without the server's code. */
export async function readContractRules() {
  const ajv = await plainAjv()
  const compiled = new Map<string, Validate>()
  const rule = (name: string, schema: () => JsonObject): Validate => {
    const known = compiled.get(name) ?? ajv.compile(schema())
    compiled.set(name, known)
    return known
  }

  /** Says how the answer breaks the contract; null if it does not. */
  function faultOf(operation: Operation, answer: LightMyRequestResponse): string | null {
    const { statusCode, headers } = answer
    const responses = objectAt(descriptionOf(operation), 'responses')
    const documented = responses[String(statusCode)] ?? responses[ranges.get(statusCode) ?? '']
    if (!isObject(documented)) return `${statusCode} is not documented`
    if (headers['cache-control'] !== 'no-store') return 'the answer may be kept'
    const type = String(headers['content-type'])
    const [fileType] = Object.keys(objectAt(documented, 'content'))
    if (fileType === 'text/csv') return faultOfFile(answer)
    if (type !== 'application/json; charset=utf-8') return `the answer is ${type}`
    const json = objectAt(documented, 'content', 'application/json', 'schema')
    const isRight = rule(`${operation.id} ${statusCode}`, () => closed(json))
    return isRight(answer.json()) ? null : `${statusCode}: ${ajv.errorsText(isRight.errors)}`
  }

  /** The fields and parameters that violate the contract; the whole of a body is `body`. */
  function wrongFields(operation: Operation, request: InjectOptions & { url: string }): string[] {
    const parts = [
      ['path', pathOf(operation, request.url)],
      ['query', queryOf(operation, request.url)],
      ['header', headersOf(operation, request)],
      ...(hasBody(operation) ? [['body', bodyOf(request)] as const] : []),
    ] as const
    return parts.flatMap(([part, value]) => {
      const schema = partSchema(operation, part)
      const isRight = rule(`${operation.id} ${part}`, () => schema)
      const errors = isRight(trimmed(value, schema)) ? [] : (isRight.errors ?? [])
      const broken = errors.map(({ instancePath, params }) => {
        // An error inside a field is an error of the field.
        const [, field] = instancePath.split('/')
        const named: unknown = params['missingProperty'] ?? params['additionalProperty']
        return field ?? (typeof named === 'string' ? named : part)
      })
      return [...broken, ...unstorableFields(value)]
    })
  }

  /** Any failure, for addresses that belong to no operation. */
  function isFailure(body: unknown): boolean {
    const schema = () => closed(objectAt(contract, 'components', 'schemas', 'Failure'))
    return rule('failure', schema)(body) === true
  }

  return { faultOf, wrongFields, isFailure }
}

function faultOfFile({ headers, body }: LightMyRequestResponse): string | null {
  const type = String(headers['content-type'])
  if (type !== 'text/csv; charset=utf-8') return `the file is ${type}`
  return body.startsWith('\uFEFF') && body.endsWith('\r\n') ? null : 'the file is not whole'
}

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
      onCreate: (ajv) => {
        // The package's own format accepts a URN, too.
        ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
        ajv.addFormat('new-password', (text) => !/\p{Cc}/u.test(text))
        ajv.addFormat('phone', (text) => readPhone(text) !== null)
        ajv.addKeyword({ keyword: 'x-decimals', type: 'number', validate: hasDecimals })
        ajv.addKeyword({ keyword: 'x-equals', type: 'string', validate: equalsSibling })
        made.push(ajv)
      },
    },
  })
  app.post('/', { schema: { body: { type: 'object' } } }, async () => null)
  await app.ready()
  const [ajv] = made
  if (ajv === undefined) throw new Error('Fastify made no validator')
  return ajv
}

const hasDecimals = (decimals: number, value: number) =>
  new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`).test(String(value))

const equalsSibling = (
  sibling: string,
  value: string,
  _parent: unknown,
  context?: { parentData: unknown },
) => objectAt(context?.parentData)[sibling] === value

const hasBody = (operation: Operation) => 'requestBody' in descriptionOf(operation)

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const unstorableFields = (value: unknown): string[] =>
  Object.entries(objectAt(value))
    .filter(([, texts]) => [texts].flat().some((text) => /\0|\p{Surrogate}/u.test(String(text))))
    .map(([name]) => name)

/** Unknown parameters are refused like unknown fields; other headers are ignored. */
export function partSchema(
  operation: Operation,
  part: 'path' | 'query' | 'header' | 'body',
): JsonObject {
  const { parameters, requestBody } = descriptionOf(operation)
  if (part === 'body') return objectAt(requestBody, 'content', 'application/json', 'schema')
  const own = (Array.isArray(parameters) ? parameters : [])
    .map((parameter) => objectAt(parameter))
    .filter((parameter) => parameter['in'] === part)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      own.map((parameter) => [String(parameter['name']), objectAt(parameter, 'schema')]),
    ),
  }
}

function pathOf({ path }: Operation, url: string): JsonObject {
  const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${pattern}$`).exec(url.split('?')[0] ?? '')
  const notIt = { path: url }
  try {
    const texts = Object.entries(found?.groups ?? (found === null ? notIt : {}))
    return Object.fromEntries(texts.map(([name, text]) => [name, decodeURIComponent(text)]))
  } catch {
    return notIt
  }
}

/** Parses lists, whole numbers and booleans from their text; everything else stays text. */
function queryOf(operation: Operation, url: string): JsonObject {
  const properties = objectAt(partSchema(operation, 'query'), 'properties')
  const given = new URLSearchParams(url.split('?').slice(1).join('?'))
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const { type } = objectAt(properties, name)
      const texts = given.getAll(name)
      const [text = ''] = texts
      if (type === 'array' || texts.length > 1) return [name, texts]
      if (type === 'boolean') return [name, text === 'true' || (text === 'false' ? false : text)]
      return [name, type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text]
    }),
  )
}

function headersOf(operation: Operation, { headers = {} }: InjectOptions): JsonObject {
  const names = Object.keys(objectAt(partSchema(operation, 'header'), 'properties'))
  const given = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const),
  )
  return Object.fromEntries(
    names
      .map((name) => [name, given.get(name.toLowerCase())] as const)
      .filter(([, value]) => value !== undefined),
  )
}

/** The body as it arrives; undefined if it is not JSON. It may begin with a byte order mark. */
function bodyOf({ payload }: InjectOptions): unknown {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
  // During the transfer, half a surrogate pair becomes a replacement character.
  const text = isText ? Buffer.from(payload).toString() : JSON.stringify(payload ?? null)
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}

function trimmed(value: unknown, schema: JsonObject): unknown {
  if (typeof value === 'string') return isFreeText(schema) ? value.trim() : value
  if (Array.isArray(value)) return value.map((item) => trimmed(item, objectAt(schema, 'items')))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(
    ([name, field]) => [name, trimmed(field, objectAt(schema, 'properties', name))] as const,
  )
  return Object.fromEntries(entries)
}

/** Names, emails, phones, addresses, notes and search words: the space around them means nothing. */
export const isFreeText = ({ type, format, ...rules }: JsonObject): boolean =>
  type === 'string' &&
  [undefined, 'email', 'phone', 'visible'].some((free) => free === format) &&
  !['enum', 'const', 'pattern'].some((rule) => rule in rules)

const descriptionOf = ({ path, method }: Operation): JsonObject =>
  objectAt(contract, 'paths', path, method.toLowerCase())

/** Allows only the listed fields in an object. */
const closed = (schema: JsonObject): JsonObject =>
  objectAt(
    mapNodes(schema, (node) =>
      'properties' in node ? { ...node, additionalProperties: false } : node,
    ),
  )

/** Replaces references by their targets, with the fields beside them. */
function withoutReferences(node: unknown): JsonObject {
  const written = mapNodes(node, ({ $ref, ...siblings }) =>
    typeof $ref === 'string'
      ? { ...withoutReferences(objectAt(source, ...$ref.split('/').slice(1))), ...siblings }
      : siblings,
  )
  return objectAt(written)
}

function mapNodes(node: unknown, change: (node: JsonObject) => JsonObject): unknown {
  if (Array.isArray(node)) return node.map((item) => mapNodes(item, change))
  if (!isObject(node)) return node
  return Object.fromEntries(
    Object.entries(change(node)).map(([key, value]) => [key, mapNodes(value, change)]),
  )
}
