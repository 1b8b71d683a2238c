import type { FastifySchemaValidationError } from 'fastify'
import type { PlainCode } from '../../../domain/answer-texts.ts'
import { withValues, type FieldFault, type Reason } from '../sentences.ts'

/** `data` is the wrong value itself, which Ajv adds when it is verbose. */
type ValidationError = FastifySchemaValidationError & { data?: unknown }

/** Rules of the contract's own keywords for a field. */
interface FieldRules {
  'x-equals'?: string | undefined
  'x-messages'?: Record<string, PlainCode> | undefined
}

/** One error for each invalid field, in the order of the contract, then some for unknown fields. */
export function toFieldErrors(
  errors: ValidationError[],
  part: string,
  properties: Record<string, FieldRules>,
): [FieldFault, ...FieldFault[]] {
  const unknown = errors.filter(isUnknownField)
  const known = errors.filter((error) => !isUnknownField(error))
  const wrong = new Set(known.filter(({ keyword }) => keyword !== 'x-equals').map(fieldOf))
  const inOrder = Object.entries(properties).flatMap(([path, rules]) => {
    // Compares two values only if each is valid on its own.
    const isComparable = !wrong.has(path) && !wrong.has(rules['x-equals'])
    const error = known.find(
      (one) => isAbout(one, path) && (one.keyword !== 'x-equals' || isComparable),
    )
    return error === undefined ? [] : [{ path, reason: reasonOf(error, path, rules) }]
  })
  // A body has room for thousands of fields that are not in the contract; a few are enough to report.
  const [first, ...others] = [...inOrder, ...unknown.slice(0, maxUnknown).map(toUnknownField)]
  return first === undefined
    ? [{ path: part, reason: withValues('fieldMustBeAnObject', { field: part }) }]
    : [first, ...others]
}

const maxUnknown = 20

const isUnknownField = ({ keyword, instancePath }: ValidationError) =>
  keyword === 'additionalProperties' && instancePath === ''

/** Top-level field of an error, because errors inside a field are reported for the whole field. */
function fieldOf({ params, instancePath }: ValidationError): string | undefined {
  const [, field] = instancePath.split('/')
  const { missingProperty } = params
  return field ?? (typeof missingProperty === 'string' ? missingProperty : undefined)
}

// Headers are compared in lower case.
const isAbout = (error: ValidationError, field: string) =>
  [field, field.toLowerCase()].includes(fieldOf(error) ?? '')

function toUnknownField({ params }: ValidationError): FieldFault {
  // The name is the caller's own, and can be as long as a body.
  const path = String(params['additionalProperty']).slice(0, 100)
  return { path, reason: withValues('fieldIsNotKnown', { field: path }) }
}

function reasonOf(
  { keyword, params, data }: ValidationError,
  field: string,
  rules: FieldRules,
): Reason {
  const own = rules['x-messages'] ?? {}
  const code = own[keyword] ?? (data === null ? own['required'] : undefined)
  return code ?? defaults[keyword]?.(field, params) ?? withValues('fieldIsNotValid', { field })
}

type Params = FastifySchemaValidationError['params']

const defaults: Partial<Record<string, (field: string, params: Params) => Reason>> = {
  required: (field) => withValues('fieldIsRequired', { field }),
  type: (field, { type }) =>
    reasonsOfTypes[String(type)]?.(field) ??
    withValues('fieldMustBe', { field, value: String(type) }),
  enum: (field, { allowedValues }) =>
    withValues('fieldMustBeOneOf', { field, value: [allowedValues].flat().join(', ') }),
  const: (field, { allowedValue }) =>
    withValues('fieldMustBe', { field, value: String(allowedValue) }),
  minLength: (field, { limit }) => withValues('fieldIsTooShort', { field, count: Number(limit) }),
  maxLength: (field, { limit }) => withValues('fieldIsTooLong', { field, value: String(limit) }),
  minimum: (field, { limit }) => withValues('fieldIsTooSmall', { field, value: String(limit) }),
  maximum: (field, { limit }) => withValues('fieldIsTooLarge', { field, value: String(limit) }),
  maxItems: (field, { limit }) =>
    withValues('fieldIsGivenTooOften', { field, value: String(limit) }),
  'x-storable': (field) => withValues('fieldCannotBeKept', { field }),
}

const reasonsOfTypes: Partial<Record<string, (field: string) => Reason>> = {
  string: (field) => withValues('fieldMustBeText', { field }),
  number: (field) => withValues('fieldMustBeANumber', { field }),
  integer: (field) => withValues('fieldMustBeAWholeNumber', { field }),
  boolean: (field) => withValues('fieldMustBeTrueOrFalse', { field }),
  object: (field) => withValues('fieldMustBeAnObject', { field }),
}
