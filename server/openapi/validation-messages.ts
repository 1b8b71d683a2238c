import type { FastifySchemaValidationError } from 'fastify'
import type { FieldError } from '../../openapi.d.ts'
import { sentenceOf, type Sentence } from '../http/sentences.ts'

/** `data` is the wrong value itself, which Ajv adds when it is verbose. */
type ValidationError = FastifySchemaValidationError & { data?: unknown }

/** Rules of the contract's own keywords for a field. */
interface FieldRules {
  'x-equals'?: string | undefined
  'x-messages'?: Record<string, string> | undefined
}

/** One error for each invalid field, in the order of the contract, then some for unknown fields. */
export function toFieldErrors(
  errors: ValidationError[],
  part: string,
  properties: Record<string, FieldRules>,
): [FieldError, ...FieldError[]] {
  const unknown = errors.filter(isUnknownField)
  const known = errors.filter((error) => !isUnknownField(error))
  const wrong = new Set(known.filter(({ keyword }) => keyword !== 'x-equals').map(fieldOf))
  const inOrder = Object.entries(properties).flatMap(([path, rules]) => {
    // Compares two values only where each is valid on its own.
    const isComparable = !wrong.has(path) && !wrong.has(rules['x-equals'])
    const error = known.find(
      (one) => isAbout(one, path) && (one.keyword !== 'x-equals' || isComparable),
    )
    return error === undefined ? [] : [{ path, ...sentenceAbout(error, path, rules) }]
  })
  // A body has room for thousands of fields that are not in the contract; a few are enough to report.
  const [first, ...others] = [...inOrder, ...unknown.slice(0, maxUnknown).map(toUnknownField)]
  return first === undefined
    ? [{ path: part, ...sentenceOf('fieldMustBeAnObject', { field: part }) }]
    : [first, ...others]
}

const maxUnknown = 20

const isUnknownField = ({ keyword, instancePath }: ValidationError) =>
  keyword === 'additionalProperties' && instancePath === ''

/** Top-level field of an error, as errors inside a field are reported for the whole field. */
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
  return { path, ...sentenceOf('fieldIsNotKnown', { field: path }) }
}

function sentenceAbout(
  { keyword, params, data }: ValidationError,
  field: string,
  rules: FieldRules,
): Sentence {
  const own = rules['x-messages'] ?? {}
  const message = own[keyword] ?? (data === null ? own['required'] : undefined)
  if (message !== undefined) return { message }
  return defaults[keyword]?.(field, params) ?? sentenceOf('fieldIsNotValid', { field })
}

type Params = FastifySchemaValidationError['params']

const defaults: Partial<Record<string, (field: string, params: Params) => Sentence>> = {
  required: (field) => sentenceOf('fieldIsRequired', { field }),
  type: (field, { type }) =>
    sentencesOfTypes[String(type)]?.(field) ??
    sentenceOf('fieldMustBe', { field, value: String(type) }),
  enum: (field, { allowedValues }) =>
    sentenceOf('fieldMustBeOneOf', { field, value: [allowedValues].flat().join(', ') }),
  const: (field, { allowedValue }) =>
    sentenceOf('fieldMustBe', { field, value: String(allowedValue) }),
  minLength: (field, { limit }) => sentenceOf('fieldIsTooShort', { field, count: Number(limit) }),
  maxLength: (field, { limit }) => sentenceOf('fieldIsTooLong', { field, value: String(limit) }),
  minimum: (field, { limit }) => sentenceOf('fieldIsTooSmall', { field, value: String(limit) }),
  maximum: (field, { limit }) => sentenceOf('fieldIsTooLarge', { field, value: String(limit) }),
  maxItems: (field, { limit }) =>
    sentenceOf('fieldIsGivenTooOften', { field, value: String(limit) }),
  'x-storable': (field) => sentenceOf('fieldCannotBeKept', { field }),
}

const sentencesOfTypes: Partial<Record<string, (field: string) => Sentence>> = {
  string: (field) => sentenceOf('fieldMustBeText', { field }),
  number: (field) => sentenceOf('fieldMustBeANumber', { field }),
  integer: (field) => sentenceOf('fieldMustBeAWholeNumber', { field }),
  boolean: (field) => sentenceOf('fieldMustBeTrueOrFalse', { field }),
  object: (field) => sentenceOf('fieldMustBeAnObject', { field }),
}
