import type { FastifyInstance, FastifySchema } from 'fastify'
import { z } from 'zod'
import { readPhone } from '../../../domain/phone.ts'
import { badRequest } from '../errors.ts'
import { isObject, objectAt, type JsonObject } from '../json.ts'
import { plainCodes } from '../sentences.ts'
import type { Contract } from './contract.ts'
import { composeText } from './composed-text.ts'
import { oncePer } from './once-per.ts'
import { serializerCompiler, validatorCompiler } from './schema-compilers.ts'
import { toFieldErrors } from './validation-messages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Headers that the contract names, in its spelling. */
    contractHeaders: Record<string, string>
  }
}

/** Validates each request by the schemas of its operation, and refuses others with a 400. */
export function validateByContract(api: FastifyInstance, { operations }: Contract): void {
  api.decorateRequest('contractHeaders')
  api.addHook('onRoute', (route) => {
    if (route.schema === undefined || !('operationId' in route.schema)) return
    const operationId = String(route.schema.operationId)
    const schemas = schemasOf(route.schema)
    route.schema = { ...route.schema, ...schemas }
    route.validatorCompiler = validatorCompiler
    route.serializerCompiler = serializerCompiler
    route.preValidation = (request, _reply, done) => {
      if (isObject(request.query)) composeFields(request.query, schemas.querystring)
      if (isObject(request.params)) composeFields(request.params, schemas.params)
      if (isObject(request.body)) composeFields(request.body, schemas.body)
      if (isObject(request.query)) readQuery(request.query, schemas.querystring)
      if (operations.get(operationId)?.isBodyOptional && request.body === undefined)
        request.body = {}
      if (isObject(request.body) && schemas.body) trimFreeText(request.body, schemas.body)
      request.contractHeaders = Object.fromEntries(
        Object.keys(schemas.headers.properties).flatMap((name) => {
          const value = request.headers[name.toLowerCase()]
          return typeof value === 'string' ? [[name, value]] : []
        }),
      )
      done()
    }
    route.schemaErrorFormatter = (errors, part) =>
      badRequest(toFieldErrors(errors, part, schemas[part]?.properties ?? {}))
  })
}

type Rules = z.infer<typeof rulesOfValue>

/** Rules of the contract for one field or parameter. */
const rulesOfValue = z.looseObject({
  type: z.string(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minLength: z.number().optional(),
  get items() {
    return rulesOfValue.optional()
  },
  'x-equals': z.string().optional(),
  'x-messages': z.record(z.string(), z.enum(plainCodes, { error: unknownCode })).optional(),
})

function unknownCode({ input }: { input?: unknown }): string {
  return `No text without values has the code ${String(input)}`
}

type PartSchema = z.infer<typeof partSchema>

const partSchema = z.looseObject({
  type: z.literal('object').default('object'),
  properties: z.record(z.string(), rulesOfValue).default({}),
  required: z.array(z.string()).default([]),
})

const schemasOf = oncePer(({ params, querystring, headers, body }: FastifySchema) => {
  const json = objectAt(body, 'content', 'application/json')['schema']
  return {
    params: closed(params),
    querystring: closed(querystring),
    headers: partSchema.parse(headers ?? {}),
    ...(json === undefined ? {} : { body: closed(json) }),
  }
})

/** Refuses fields that are not named, and text that cannot be stored. */
function closed(source: unknown): PartSchema {
  const schema = partSchema.parse(source ?? {})
  const properties = Object.entries(schema.properties).map(
    ([name, rules]) => [name, composed(storable(rules))] as const,
  )
  return { ...schema, properties: Object.fromEntries(properties), additionalProperties: false }
}

function storable(rules: Rules): Rules {
  if (rules.items) return { ...rules, items: storable(rules.items) }
  return rules.type === 'string' ? { ...rules, 'x-storable': true } : rules
}

/** Leaves passwords as they were given: their hashes may be older than the rule by which they are prepared. */
function composeFields(part: JsonObject, schema: PartSchema | undefined): void {
  for (const [name, value] of Object.entries(part)) {
    if (!isPassword(schema?.properties[name])) part[name] = composeText(value)
  }
}

/** Counts a password's letters as they are hashed, as it is given in any form. */
function composed(rules: Rules): Rules {
  const { minLength, 'x-messages': messages = {} } = rules
  if (!isPassword(rules) || minLength === undefined) return rules
  const { minLength: message } = messages
  return {
    ...rules,
    'x-min-composed': minLength,
    ...(message && { 'x-messages': { ...messages, 'x-min-composed': message } }),
  }
}

const isPassword = (rules: Rules | undefined) =>
  rules?.format === 'password' || rules?.format === 'new-password'

function readQuery(query: JsonObject, { properties }: PartSchema): void {
  for (const [name, rules] of Object.entries(properties)) {
    if (query[name] !== undefined) query[name] = fromQuery(query[name], rules)
  }
}

function fromQuery(value: unknown, rules: Rules): unknown {
  const { type, items } = rules
  if (type === 'array' && items) return [value].flat().map((item) => fromQuery(item, items))
  if (typeof value !== 'string') return value
  if (type === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return isFreeText(rules) ? value.trim() : value
}

/** Trims free text, and puts phone numbers in plain characters; an optional text that is blank counts as left out. */
function trimFreeText(body: JsonObject, { properties, required }: PartSchema): void {
  for (const [name, rules] of Object.entries(properties)) {
    const value = body[name]
    if (typeof value !== 'string' || !isFreeText(rules)) continue
    body[name] = rules.format === 'phone' ? (readPhone(value) ?? value) : value.trim()
    const isOptional = !required.includes(name) && rules.minLength === undefined
    if (body[name] === '' && isOptional) delete body[name]
  }
}

/** Names, emails, phones, addresses, notes, searches; everything else is taken exactly as it was sent. */
function isFreeText({ type, format, pattern, enum: choices, const: only }: Rules): boolean {
  const isExact = [pattern, choices, only].some((rule) => rule !== undefined)
  return (
    type === 'string' &&
    !isExact &&
    (format === undefined || ['email', 'phone', 'visible'].includes(format))
  )
}
