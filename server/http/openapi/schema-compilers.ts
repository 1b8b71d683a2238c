import ajvCompiler from '@fastify/ajv-compiler'
import stringifyCompiler from '@fastify/fast-json-stringify-compiler'
import type { FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { hasAtMostDecimals } from '../../../domain/format.ts'
import { readPhone } from '../../../domain/phone.ts'
import { hasControlCharacter, isName } from '../../../domain/visible-text.ts'
import { objectAt, type JsonObject } from '../json.ts'
import { composeText } from './composed-text.ts'
import { oncePer } from './once-per.ts'

/*
 * Schemas of the contract are compiled when a request first needs them: compiling all of them would
 * make every start slower.
 */

export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  return (value: unknown) => {
    const validate = (httpPart === 'headers' ? validatorOfHeaders : validatorOf)(objectAt(schema))
    return validate(value) ? { value } : { error: validate.errors ?? [] }
  }
}

export const serializerCompiler: FastifySerializerCompiler<FastifySchema> = ({ schema }) => {
  return (answer: unknown) => serializerOf(objectAt(schema))(answer)
}

/** Adds the formats and keywords of the contract that JSON Schema does not have. */
const ajvOptions: Parameters<ReturnType<typeof ajvCompiler>>[1] & object = {
  // `verbose` adds the wrong value to each error.
  customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, verbose: true },
  onCreate: (ajv) => {
    ajv.addVocabulary(['x-messages'])
    ajv.addFormat('uuid', /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i)
    ajv.addFormat('visible', isName)
    ajv.addFormat('new-password', (text) => !hasControlCharacter(text))
    ajv.addFormat('phone', (text) => readPhone(text) !== null)
    ajv.addFormat('byte', /^[A-Za-z\d+/]*={0,2}$/)
    ajv.addFormat('date', isDay)
    ajv.addFormat('date-time', isTime)
    ajv.addKeyword({
      keyword: 'x-storable',
      type: 'string',
      // PostgreSQL stores neither NUL nor half a surrogate pair.
      validate: (_schema: unknown, text: string) => !/\0|\p{Surrogate}/u.test(text),
    })
    ajv.addKeyword({
      keyword: 'x-min-composed',
      type: 'string',
      validate: (min: number, text: string) => Array.from(text.normalize('NFC')).length >= min,
    })
    ajv.addKeyword({
      keyword: 'x-decimals',
      type: 'number',
      validate: (decimals: number, value: number) => hasAtMostDecimals(value, decimals),
    })
    ajv.addKeyword({
      keyword: 'x-equals',
      type: 'string',
      validate: (sibling: string, value: string, _schema: unknown, at?: { parentData: unknown }) =>
        composeText(objectAt(at?.parentData)[sibling]) === value.normalize('NFC'),
    })
  },
}

const compile = ajvCompiler()({}, ajvOptions)
const validatorOf = oncePer((schema: object) => compile({ schema }))
const validatorOfHeaders = oncePer((schema: object) => compile({ schema: inLowerCase(schema) }))
const compileStringify = stringifyCompiler()()
export const serializerOf = oncePer((schema: object) =>
  compileStringify({ schema, method: '', url: '', httpStatus: '' }),
)

/** Node provides header names in lower case. */
function inLowerCase(schema: unknown): JsonObject {
  const { required } = objectAt(schema)
  const properties = Object.entries(objectAt(schema, 'properties'))
  return {
    ...objectAt(schema),
    properties: Object.fromEntries(properties.map(([name, rules]) => [name.toLowerCase(), rules])),
    required: Array.isArray(required) ? required.map((name) => `${name}`.toLowerCase()) : [],
  }
}

// Years have four digits, which all systems involved can handle. JavaScript reads the 30th of
// February as the 2nd of March, hence the comparison.
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
