import { isObject, objectAt, type JsonObject } from '../json.ts'
import type { Operation } from '../openapi/contract.ts'

/** A request that the contract accepts, with the contract's example values. */
export interface ExampleRequest {
  id: string
  method: string
  /** Path template of the contract, with parameters in braces. */
  path: string
  pathParameters: Values
  query: Values
  headers: Values
  /** Undefined if the operation takes no body. */
  body: unknown
  answer: 'json' | 'file' | 'events'
  /** `kept`: the answer changes the session's cookies; `sent`: the request needs them. */
  cookies: 'none' | 'sent' | 'kept'
}

type Values = Readonly<Record<string, unknown>>

/** Request with every parameter and field that is required or has an example. */
export function exampleRequest(document: JsonObject, operation: Operation): ExampleRequest {
  const { id, method, path, roles } = operation
  const description = objectAt(document, 'paths', path, method.toLowerCase())
  const parameters = listOf(description['parameters']).map((one) => resolved(document, one))
  const valuesIn = (place: string): Values =>
    Object.fromEntries(
      parameters
        .filter((one) => one['in'] === place && isWorthShowing(document, one))
        .map(({ name, schema }) => [String(name), exampleOf(document, schema)]),
    )
  const body = objectAt(description, 'requestBody', 'content', 'application/json')['schema']
  const isOfSession = listOf(description['tags']).includes('Session')
  return {
    id,
    method,
    path,
    pathParameters: valuesIn('path'),
    query: valuesIn('query'),
    headers: valuesIn('header'),
    body: body === undefined ? undefined : exampleOf(document, body),
    answer: answerOf(description),
    cookies: isOfSession ? 'kept' : roles === 'PUBLIC' ? 'none' : 'sent',
  }
}

function isWorthShowing(document: JsonObject, { required, schema }: JsonObject): boolean {
  return required === true || 'examples' in resolved(document, schema)
}

/** First of the schema's examples; without any, the simplest value that it allows. */
function exampleOf(document: JsonObject, source: unknown): unknown {
  const schema = resolved(document, source)
  const [example = schema['const']] = listOf(schema['examples'])
  const [choice] = listOf(schema['enum'])
  if (example !== undefined) return example
  if (choice !== undefined) return choice
  if (schema['type'] === 'boolean') return true
  if (schema['type'] === 'number' || schema['type'] === 'integer') return schema['minimum'] ?? 1
  if (schema['type'] === 'array') return [exampleOf(document, schema['items'])]
  if (schema['type'] === 'object') return exampleOfFields(document, schema)
  return 'text'
}

function exampleOfFields(document: JsonObject, schema: JsonObject): JsonObject {
  const required = listOf(schema['required'])
  return Object.fromEntries(
    Object.entries(objectAt(schema, 'properties'))
      .filter(([name, rules]) => required.includes(name) || 'examples' in objectAt(rules))
      .map(([name, rules]) => [name, exampleOf(document, rules)]),
  )
}

function answerOf(description: JsonObject): ExampleRequest['answer'] {
  const types = Object.keys(objectAt(description, 'responses', '200', 'content'))
  if (types.includes('text/event-stream')) return 'events'
  return types.includes('text/csv') ? 'file' : 'json'
}

/** Follows a `$ref`, and adds its sibling keywords. */
function resolved(document: JsonObject, source: unknown): JsonObject {
  if (!isObject(source)) return {}
  const { $ref, ...siblings } = source
  if (typeof $ref !== 'string') return source
  return { ...objectAt(document, ...$ref.split('/').slice(1)), ...siblings }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
