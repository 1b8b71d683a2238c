import type { FastifySchemaValidationError } from 'fastify'
import type { FieldError } from '../../openapi.d.ts'

/** `data` is the wrong value itself, which Ajv adds when it is verbose. */
type ValidationError = FastifySchemaValidationError & { data?: unknown }

/** Rules of the contract's own keywords for a field. */
interface FieldRules {
  'x-equals'?: string | undefined
  'x-messages'?: Record<string, string> | undefined
}

/** One sentence for each field that is not right, in the order of the contract; then the unknown ones. */
export function toFieldErrors(
  errors: ValidationError[],
  part: string,
  properties: Record<string, FieldRules>,
): [FieldError, ...FieldError[]] {
  const unknown = errors.filter(isUnknownField)
  const known = errors.filter((error) => !isUnknownField(error))
  const wrong = new Set(known.filter(({ keyword }) => keyword !== 'x-equals').map(fieldOf))
  const inOrder = Object.entries(properties).flatMap(([path, rules]) => {
    // Two values are worth comparing only when each is right by itself.
    const isComparable = !wrong.has(path) && !wrong.has(rules['x-equals'])
    const error = known.find(
      (one) => isAbout(one, path) && (one.keyword !== 'x-equals' || isComparable),
    )
    return error === undefined ? [] : [{ path, message: messageOf(error, path, rules) }]
  })
  // A body has room for thousands of fields that are not in the contract; a few tell as much.
  const [first, ...others] = [...inOrder, ...unknown.slice(0, maxUnknown).map(toUnknownField)]
  return first === undefined
    ? [{ path: part, message: `${part} must be a JSON object` }]
    : [first, ...others]
}

const maxUnknown = 20

const isUnknownField = ({ keyword, instancePath }: ValidationError) =>
  keyword === 'additionalProperties' && instancePath === ''

/** A field of the body itself: what is wrong inside of it is wrong with it. */
function fieldOf({ params, instancePath }: ValidationError): string | undefined {
  const [, field] = instancePath.split('/')
  const { missingProperty } = params
  return field ?? (typeof missingProperty === 'string' ? missingProperty : undefined)
}

// Headers are compared in lower case.
const isAbout = (error: ValidationError, field: string) =>
  [field, field.toLowerCase()].includes(fieldOf(error) ?? '')

function toUnknownField({ params }: ValidationError): FieldError {
  // The name is the caller's own, and may be as long as a body.
  const path = String(params['additionalProperty']).slice(0, 100)
  return { path, message: `${path} is not known here` }
}

function messageOf(
  { keyword, params, data }: ValidationError,
  path: string,
  rules: FieldRules,
): string {
  const own = rules['x-messages'] ?? {}
  const sentence = own[keyword] ?? (data === null ? own['required'] : undefined)
  return sentence ?? `${path} ${defaultMessages[keyword]?.(params) ?? 'is not valid'}`
}

type Params = FastifySchemaValidationError['params']

const defaultMessages: Partial<Record<string, (params: Params) => string>> = {
  required: () => 'is required',
  type: ({ type }) => `must be ${typeNames[String(type)] ?? String(type)}`,
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  minLength: ({ limit }) =>
    `must have at least ${String(limit)} character${limit === 1 ? '' : 's'}`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  maxItems: ({ limit }) => `may be given at most ${String(limit)} times`,
  'x-storable': () => 'has a character that cannot be kept',
}

const typeNames: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a JSON object',
}
