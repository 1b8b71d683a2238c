import type { FastifySchemaValidationError } from 'fastify'
import type { FieldError } from '../../openapi.d.ts'
import { objectAt, type JsonObject } from '../http/json.ts'

/** One sentence for each place that is not right, in the order of the schema's properties. */
export function fieldErrors(
  errors: FastifySchemaValidationError[],
  part: string,
): [FieldError, ...FieldError[]] {
  const faults = fewOf(errors).map((error) => readFault(error, part))
  const comparable = faults.filter((fault) => !isComparisonOfBadValues(fault, faults))
  const inOrder = comparable.toSorted((a, b) => a.place - b.place)
  const [first, ...others] = inOrder.filter(
    (fault, index) => inOrder.findIndex(({ path }) => path === fault.path) === index,
  )
  if (first === undefined) return [{ path: part, message: 'This is not right' }]
  return [toFieldError(first), ...others.map(toFieldError)]
}

// A body has room for thousands of fields that nobody knows; a few of them tell as much.
const mostUnknown = 20

function fewOf(errors: FastifySchemaValidationError[]): FastifySchemaValidationError[] {
  const isUnknown = ({ keyword }: FastifySchemaValidationError) =>
    keyword === 'additionalProperties'
  const unknown = errors.filter(isUnknown).slice(0, mostUnknown)
  return [...errors.filter((error) => !isUnknown(error)), ...unknown]
}

interface Fault {
  path: string
  place: number
  keyword: string
  /** The value of the keyword that is broken. */
  rule: unknown
  value: unknown
  messages: JsonObject
}

// Ajv's `verbose` adds these; Fastify's type of an error does not know them.
type VerboseError = FastifySchemaValidationError & {
  schema?: unknown
  parentSchema?: unknown
  data?: unknown
}

function readFault(error: VerboseError, part: string): Fault {
  const { keyword, params } = error
  const about = { keyword, rule: error.schema, value: error.data }
  const missing = params['missingProperty'] ?? params['additionalProperty']
  if (typeof missing === 'string') {
    const properties = objectAt(error.parentSchema, 'properties')
    const messages = objectAt(properties, missing, 'x-messages')
    return { ...about, path: shortened(missing), place: placeOf(missing, properties), messages }
  }
  const field = error.instancePath.split('/')[1]
  if (field === undefined) return { ...about, path: part, place: 0, messages: {} }

  const owner = objectAt(error.parentSchema)
  const name = owner['x-name']
  return {
    ...about,
    path: typeof name === 'string' ? name : field,
    place: Number(owner['x-place'] ?? 0),
    messages: objectAt(owner, 'x-messages'),
  }
}

// Two values are worth comparing only when each is fine by itself.
function isComparisonOfBadValues(fault: Fault, faults: Fault[]): boolean {
  if (fault.keyword !== 'x-equals') return false
  return faults.some(
    ({ path, keyword }) => keyword !== 'x-equals' && (path === fault.path || path === fault.rule),
  )
}

function placeOf(field: string, properties: JsonObject): number {
  const place = Object.keys(properties).indexOf(field)
  return place === -1 ? Number.MAX_SAFE_INTEGER : place
}

// The name of an unknown field is the caller's own, and may be as long as a body.
const shortened = (name: string) => name.slice(0, 100)

function toFieldError({ path, keyword, rule, value, messages }: Fault): FieldError {
  const own = messages[keyword] ?? (value === null ? messages['required'] : undefined)
  return { path, message: typeof own === 'string' ? own : usualMessage(path, keyword, rule) }
}

function usualMessage(path: string, keyword: string, rule: unknown): string {
  switch (keyword) {
    case 'required':
      return `${path} is required`
    case 'additionalProperties':
      return `${path} is not known here`
    case 'type':
      return `${path} must be ${typeNames[String(rule)] ?? String(rule)}`
    case 'enum':
      return `${path} must be one of ${Array.isArray(rule) ? rule.join(', ') : ''}`
    case 'const':
      return `${path} must be ${String(rule)}`
    case 'minLength':
      return `${path} must have at least ${String(rule)} character${rule === 1 ? '' : 's'}`
    case 'maxLength':
      return `${path} must have at most ${String(rule)} characters`
    case 'minimum':
      return `${path} must be at least ${String(rule)}`
    case 'maximum':
      return `${path} must be at most ${String(rule)}`
    case 'maxItems':
      return `${path} may be given at most ${String(rule)} times`
    case 'x-storable':
      return `${path} has a character that cannot be kept`
    default:
      return `${path} is not valid`
  }
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a JSON object',
}
