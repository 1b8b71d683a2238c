import { badTexts, badValues } from '../../support/bad-values.ts'
import type { JsonObject } from '../../../../server/http/json.ts'
import type { Random } from './stress-run.ts'

const words = [
  'Mill Lane 8',
  "O'Neill; drop table users;--",
  '<script>alert(1)</script>',
  '📦📦📦 Łódź',
  'שלום \u202Eabc',
  '%00%0a{{7*7}}${7*7}',
  'e\u0301e\u0301e\u0301',
  String.raw`\\" \u0000 C:\Mill`,
  '١٢٣ ½',
  '__proto__',
]

/** Text that can be stored: odd, but valid. */
export function oddText(random: Random, min: number, max: number): string {
  const length = random.chance(0.1) ? max : Math.min(max, Math.max(min, random.below(60)))
  let text = random.pick(words)
  while (lettersOf(text).length < length) text += ` ${random.pick(words)}`
  const cut = lettersOf(text).slice(0, Math.max(length, 1)).join('').trim()
  return lettersOf(cut).length < min ? 'x'.repeat(min) : cut
}

// Counts characters as JSON Schema does.
const lettersOf = (text: string) => Array.from(text)

export function anyJson(random: Random, depth = 0): unknown {
  const simple = [
    null,
    true,
    false,
    0,
    -0,
    1e308,
    -1,
    0.1 + 0.2,
    2 ** 53,
    '',
    'text',
    '\0',
    'A\uD83D',
  ]
  if (depth > 3 || random.chance(0.6)) return random.pick(simple)
  const inner = Array.from({ length: random.below(4) }, () => anyJson(random, depth + 1))
  if (random.chance(0.5)) return inner
  return Object.fromEntries(
    inner.map((value, index) => [random.pick([...words, 'a']) + index, value]),
  )
}

/** The value with a character that no database stores. */
export function unstorable(random: Random, value: unknown): string {
  const text = typeof value === 'string' ? value : 'some text'
  const at = random.below(text.length + 1)
  return text.slice(0, at) + random.pick(['\0', '\uD83D', '\uDE00']) + text.slice(at)
}

export const badValue = (random: Random, schema: JsonObject): unknown =>
  random.chance(0.7) ? random.pick(badValues(schema)) : anyJson(random)

export const badText = (random: Random, schema: JsonObject): string =>
  random.chance(0.6) ? random.pick(badTexts(schema)) : random.pick(hostileTexts)

/** Almost the value that the contract requires: a careless parser would accept it. */
export function nearMisses(value: unknown): unknown[] {
  if (typeof value === 'string') {
    const around = [` ${value} `, `${value} `, `${value}\n`, `\t${value}`, `\u00A0${value}`]
    const other = value.toLowerCase() === value ? [] : [value.toLowerCase()]
    return [...around, ...other, `"${value}"`, `${value},${value}`, [value]]
  }
  if (typeof value === 'boolean') return [String(value), ` ${value} `, Number(value), [value], null]
  return [String(value), ` ${String(value)}`, [value], { value }, null]
}

/** Near misses of a value in an address, which is always text. */
export function nearMissTexts(value: string, schema: JsonObject): string[] {
  const text = decodeURIComponent(value)
  const around = [` ${text} `, `${text} `, `${text}\n`, `\t${text}`, `\u00A0${text}`, `"${text}"`]
  const numbers = schema['type'] === 'integer' ? [`${text}.0`, `+${text}`, `0x${text}`] : []
  const cases = 'enum' in schema ? [text.toUpperCase(), text.toLowerCase()] : []
  return [...around, ...numbers, ...cases.filter((other) => other !== text)].map(encodeURIComponent)
}

export const hostileTexts = [
  '%00',
  '%ff%fe',
  '%F0%9F%93%A6',
  '%E2%80%AE',
  "'%20or%20'1'='1",
  '..%2f..%2fetc%2fpasswd',
  '%7B%22$ne%22:null%7D',
  'null',
  '-1',
  '9'.repeat(900),
  'a'.repeat(1_200),
  '%25%30%30',
  ';select%20pg_sleep(9)',
  '%0d%0aset-cookie:x=y',
]

/** Bodies that do not match their content type. */
export function brokenBody(random: Random, json: string): string | Buffer {
  const at = random.below(json.length)
  const cut = json.slice(0, at)
  return random.pick<() => string | Buffer>([
    () => cut,
    () => cut + json.slice(at + 1),
    () => `${cut}\0${json.slice(at)}`,
    () => `\uFEFF${json}`,
    () => `${json}${json}`,
    () => `[${json}]`,
    () => json.replace('{', '{"__proto__":{"role":"ADMIN"},'),
    () => json.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
    () => json.replaceAll('"', "'"),
    () => '['.repeat(5_000),
    () => '{"a":'.repeat(3_000),
    () => json.replace(/:[^,}]+/, ':1e999'),
    () => json.replace(/:[^,}]+/, ':-0'),
    () => json.replace(/:[^,}]+/, ':NaN'),
    () => json.replace('{', `{"x":"${'y'.repeat(70_000)}",`),
    () => json.replace('{', `{${'"z":1,'.repeat(5_000)}`),
    () => json.replace('{', `{${Array.from({ length: 3_000 }, (_, n) => `"k${n}":1`).join()},`),
    () => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe, 0x00])]),
    () => Buffer.from(json, 'utf16le'),
    () => ' '.repeat(200),
    () => 'null',
  ])()
}

export const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
  'application/json; charset=utf-16',
  'application/json5',
  'application/vnd.api+json',
  'nonsense',
  '',
]

export const oddHeaders: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'nonsense' },
  { origin: '\u00E9' },
  { 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { host: 'evil.example' },
  { host: '' },
  { authorization: 'Bearer' },
  { authorization: `Bearer wb_${'x'.repeat(36)}` },
  { authorization: 'Basic d2I6eA==' },
  { accept: 'text/html' },
  { 'accept-encoding': 'br;q=9, *;q=x' },
  { 'content-encoding': 'gzip' },
  { range: 'bytes=0-1' },
  { 'if-none-match': '*' },
  { expect: 'anything' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': 'a'.repeat(128) },
  { cookie: 'accessToken=; refreshToken=' },
  { cookie: `accessToken=${'x'.repeat(8_000)}` },
  { cookie: 'accessToken="%zz"; refreshToken=%E0%A4%A; __proto__=x' },
  { cookie: '=;;;=x; accessToken=a; accessToken=b' },
]
