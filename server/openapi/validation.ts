import type { FastifyInstance, FastifyRequest, FastifySchema, FastifyServerOptions } from 'fastify'
import { isObject, objectAt, type JsonObject } from '../http/json.ts'
import { badRequest } from '../http/errors.ts'
import { fieldErrors } from './validation-messages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The headers that the contract names, under its names. */
    contractHeaders: Record<string, string>
  }
}

/** What JSON Schema does not say by itself; the contract's own words for it. */
export const ajvOptions: NonNullable<FastifyServerOptions['ajv']> = {
  customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, verbose: true },
  onCreate: (ajv) => {
    ajv.addVocabulary(['x-messages', 'x-name', 'x-place'])
    ajv.addFormat('uuid', /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i)
    ajv.addFormat('date', isDay)
    ajv.addFormat('date-time', isTime)
    ajv.addKeyword({
      keyword: 'x-storable',
      type: 'string',
      validate: (_schema: unknown, text: string) => !unstorable.test(text),
    })
    ajv.addKeyword({
      keyword: 'x-decimals',
      type: 'number',
      validate: (decimals: number, value: number) => Number(value.toFixed(decimals)) === value,
    })
    ajv.addKeyword({
      keyword: 'x-equals',
      type: 'string',
      validate: (
        sibling: string,
        value: string,
        _parent: unknown,
        place?: { parentData: unknown },
      ) => objectAt(place?.parentData)[sibling] === value,
    })
  },
}

// In years that every calendar on the way writes with four digits. The language itself reads the 30th
// of February as the 2nd of March.
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  const isThere = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime())
  return isThere && date.toISOString().startsWith(text)
}

function isTime(text: string): boolean {
  const [, day = ''] = time.exec(text) ?? []
  return isDay(day) && !Number.isNaN(Date.parse(text))
}

const time = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/

// PostgreSQL stores neither NUL nor half a surrogate pair.
const unstorable = /\0|\p{Surrogate}/u

/** Brings each route's schemas and each call's parts into the form in which they are compared. */
export function validateByContract(api: FastifyInstance): void {
  api.decorateRequest('contractHeaders')
  api.setSchemaErrorFormatter((errors, part) => badRequest(fieldErrors(errors, part)))
  api.addHook('onRoute', (route) => {
    const { schema } = route
    if (schema === undefined || !('operationId' in schema)) return
    prepare(schema)
    route.preValidation = async (request: FastifyRequest) => normalise(request, schema)
  })
}

function prepare(schema: FastifySchema): void {
  const json = objectAt(schema.body, 'content', 'application/json', 'schema')
  if ('type' in json) schema.body = json
  if (isObject(schema.body)) schema.body = withTextRules(schema.body)
  // A route without query parameters has none that would be known.
  schema.querystring = closed(objectAt(schema.querystring))
  if (isObject(schema.params)) schema.params = closed(schema.params)
  if (isObject(schema.headers)) schema.headers = withNames(schema.headers)
}

const closed = (schema: JsonObject): JsonObject =>
  withTextRules({ type: 'object', properties: {}, ...schema, additionalProperties: false })

const withTextRules = (schema: JsonObject): JsonObject =>
  mapProperties(schema, (property) => {
    const { type, items } = property
    if (type === 'array') return { ...property, items: withStorable(objectAt(items)) }
    return withStorable(property)
  })

const withStorable = (text: JsonObject): JsonObject =>
  text['type'] === 'string' ? { ...text, 'x-storable': true } : text

// Headers arrive in lower case; people are told the name that the contract gives them.
const withNames = (schema: JsonObject): JsonObject =>
  mapProperties(schema, (property, name) => ({ 'x-name': name, ...property }))

function mapProperties(
  schema: JsonObject,
  change: (property: JsonObject, name: string) => JsonObject,
): JsonObject {
  const properties = Object.entries(objectAt(schema, 'properties')).map(
    ([name, property], place) =>
      [name, { ...change(objectAt(property), name), 'x-place': place }] as const,
  )
  return { ...schema, properties: Object.fromEntries(properties) }
}

function normalise(request: FastifyRequest, schema: FastifySchema): void {
  request.params = fromText(request.params, objectAt(schema.params))
  request.query = fromText(request.query, objectAt(schema.querystring))
  if (isObject(request.body) && isObject(schema.body)) {
    request.body = trimmed(request.body, schema.body)
  }
  request.contractHeaders = Object.fromEntries(
    Object.keys(objectAt(schema.headers, 'properties')).flatMap((name) => {
      const value = request.headers[name.toLowerCase()]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** A path and a query are text; what is meant as a number becomes one. */
function fromText(values: unknown, schema: JsonObject): JsonObject {
  return mapEntries(values, (value, name) => {
    const { type } = objectAt(schema, 'properties', name)
    if (type === 'array') return [value].flat().map(trimmedText)
    if (type === 'integer' && typeof value === 'string') {
      return /^-?\d{1,15}$/.test(value) ? Number(value) : value
    }
    return trimmedText(value)
  })
}

const trimmedText = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

function trimmed(body: JsonObject, schema: JsonObject): JsonObject {
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  return mapEntries(body, (value, name) => {
    const {
      type,
      format,
      minLength,
      enum: choice,
      const: only,
    } = objectAt(schema, 'properties', name)
    if (typeof value !== 'string' || format === 'password') return value
    const text = value.trim()
    const isFreeText = type === 'string' && (minLength ?? choice ?? only ?? format) === undefined
    return text === '' && isFreeText && !required.includes(name) ? undefined : text
  })
}

function mapEntries(values: unknown, change: (value: unknown, name: string) => unknown) {
  const entries = Object.entries(objectAt(values)).map(
    ([name, value]) => [name, change(value, name)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
