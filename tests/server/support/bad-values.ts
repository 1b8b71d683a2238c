import { objectAt, type JsonObject } from '../../../server/http/json.ts'
import { resolved } from './operation-schemas.ts'

/** Values that the schema of a field must refuse. */
export function badValues(schema: JsonObject): unknown[] {
  const { type, format, enum: choice } = schema
  const wrongTypes = [null, 5, true, 'text', [], ['text'], {}].filter((value) => {
    if (type === 'string') return typeof value !== 'string'
    if (type === 'number' || type === 'integer') return typeof value !== 'number'
    if (type === 'array') return !Array.isArray(value)
    if (type === 'object')
      return typeof value !== 'object' || value === null || Array.isArray(value)
    return typeof value !== 'boolean'
  })
  if (type === 'object') return [...wrongTypes, ...badObjects(schema)]
  if (type === 'array') {
    const [good] = [resolved(objectAt(schema, 'items'))['enum']].flat()
    return [...wrongTypes, ['nope'], [null], [good, good], ...('minItems' in schema ? [[]] : [])]
  }
  if (type === 'boolean') return [...wrongTypes, 0, 1, 'true', '']
  if (type === 'number' && 'minimum' in schema && 'maximum' in schema) {
    const beyond = [Number(schema['minimum']) - 0.001, Number(schema['maximum']) + 0.001]
    return [...wrongTypes, '5', '', ...beyond, 1e308]
  }
  if (type === 'number') {
    return [...wrongTypes, '5', '', 0, -1, -0.01, 1e-7, 1000.01, 1e308, 0.001, 2.555]
  }
  if (type === 'integer') {
    const zero = 'minimum' in schema && schema['minimum'] === 0 ? [] : [0]
    return [...wrongTypes, '5', '', ...zero, -1, 1.5, 1e308]
  }
  if (type === 'array')
    return [...wrongTypes, [], ['nope'], [5], [null], [[]], Array(101).fill('a')]
  const good = Array.isArray(choice) ? String(choice[0]) : 'ab12cd'
  const minLength = Number(schema['minLength'] ?? 0)
  const isPassword = format === 'password' || format === 'new-password'
  const isFree =
    (format === undefined || format === 'phone' || format === 'visible') &&
    choice === undefined &&
    !('const' in schema)
  return [
    ...wrongTypes,
    `${good}\0`,
    `\0${good}`,
    `${good}\uD83D`,
    `\uDE00${good}`,
    ...('maxLength' in schema ? ['x'.repeat(Number(schema['maxLength']) + 1)] : []),
    ...(minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(minLength > 0 && !isPassword ? ['   ', ' \t\n '] : []),
    ...(format === 'visible'
      ? ['Noor\u202Eddah', 'No\u200Bor', '!!!', '\u{1F69A}'.repeat(3), '\u2800'.repeat(3)]
      : []),
    ...(format === 'new-password'
      ? ['\t', '\n', '\x7f', '\u0085'].flatMap((sign) => [`${good}${sign}`, `ab1${sign}2cd`])
      : []),
    ...(format === 'phone' ? ['nonsense', '12', good] : []),
    ...(isFree || isPassword ? [] : ['nonsense', '', otherCase(good), 'a@', '@b.c']),
  ]
}

const otherCase = (text: string) =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase()

/** Objects with one fault: a bad, missing or unknown field. */
function badObjects(schema: JsonObject): JsonObject[] {
  const fields = Object.entries(objectAt(schema, 'properties')).map(
    ([name, rules]) => [name, resolved(objectAt(rules))] as const,
  )
  const good = Object.fromEntries(
    fields.map(([name, { examples }]) => [name, [examples].flat()[0]] as const),
  )
  return [
    { ...good, isAdmin: true },
    ...fields.flatMap(([name, rules]) => {
      const { [name]: _left, ...others } = good
      return [others, ...badValues(rules).map((value) => ({ ...good, [name]: value }))]
    }),
  ]
}

/** The same for a query parameter, as encoded in a URL. */
export function badTexts(schema: JsonObject): string[] {
  const { type, format, enum: choice } = schema
  if (type === 'array') return badTexts(objectAt(schema, 'items'))
  if (format === 'date' || format === 'date-time') return badDates[format]
  if (format === 'uuid') return ['abc', '1', '', '%00', 'null', '0'.repeat(36), '-'.repeat(36)]
  if (type === 'boolean') return ['yes', '1', '0', 'TRUE', 'truefalse', '', '%00', 'null']
  if (type === 'integer') {
    return [
      'abc',
      '-1',
      '0',
      '1.5',
      '',
      '1e2',
      '0x10',
      String(Number(schema['maximum'] ?? 99_999_998) + 1),
      '1'.repeat(400),
      '%00',
      'null',
      '１',
    ]
  }
  if (Array.isArray(choice)) return ['nope', '', '%00', String(choice[0]).toLowerCase() + 'x']
  return [
    'x'.repeat(Number(schema['maxLength']) + 1),
    'a%00b',
    ...('minLength' in schema ? ['', '%20'] : []),
  ]
}

const badDays = ['2026-02-30', '2026-13-01', '2026-00-10', '0000-01-01', '26-03-02', '20260302']
const badTimes = ['25:00:00Z', '10:61:00Z', '10:00:61Z', '10:00:00', '10:00Z', '10:00:00%2B0100']
const noDates = ['', 'nonsense', '1', 'null', 'now', '%00', '-1', '２０２６-０３-０２']

const badDates = {
  date: [...noDates, ...badDays, '2026-03-02T10:00:00Z', '2026-3-2', '%2B12026-03-02'],
  'date-time': [
    ...noDates,
    ...badDays.map((day) => `${day}T10:00:00Z`),
    ...badTimes.map((time) => `2026-03-02T${time}`),
    '2026-03-02',
    '2026-03-02T10:00:00+01:00',
  ],
}
