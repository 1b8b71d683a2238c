import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { westernDigits } from '../../../domain/decimal.ts'
import type { Config } from '../../config/config.ts'
import type { PostalPlace } from '../../../domain/postcode-order.ts'

export interface Postcode {
  /** In capitals without blanks and dashes. */
  code: string
  /** ISO code of the country, if its format or the address tells it. */
  country: string | null
}

/**
 * Finds the postcode in an address: first in the format of the operator's country, then in that of any other. The last
 * match counts, because a house number comes before the town; numbers of houses and flats are no postcodes.
 */
export function postcodeIn(address: string, country?: string): Postcode | null {
  const segments = segmentsOf(address)
  const own =
    country === undefined ? undefined : choose(segments, (text) => inFormat(text, country))
  const found = own ?? choose(segments, inAnyFormat)
  return found === undefined
    ? null
    : { code: compact(found.text), country: found.country ?? (own && country) ?? null }
}

/** What orders and splits parcels to an address. */
export function postalPlace(
  address: string,
  { country, postcodeDigits }: Pick<Config, 'country' | 'postcodeDigits'>,
): PostalPlace {
  const postcode = postcodeIn(address, country)?.code ?? null
  return { address, postcode, area: postcode && areaOf(postcode, postcodeDigits) }
}

/** Part of a postcode that names a district: the outward code if it has one, else its first digits, or all of it. */
export function areaOf(code: string, digits?: number): string {
  return outwardOf(code) ?? code.slice(0, digits)
}

/** First part of a postcode, which is all that the tables of some countries have. */
export const outwardOf = (code: string): string | undefined =>
  outwardShapes.flatMap((shape) => shape.exec(code)?.[1] ?? [])[0]

const outwardShapes = [
  // Great Britain, without the inward code
  /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/,
  // Canada
  /^([A-Z]\d[A-Z])\d[A-Z]\d$/,
  // Ireland
  /^([A-Z]\d[\dW])[\dA-Z]{4}$/,
  // The Netherlands
  /^(\d{4})[A-Z]{2}$/,
  // The United States
  /^(\d{5})\d{4}$/,
]

interface Found {
  text: string
  country?: string
  segment: number
  at: number
  words: number
}

/** Words of each part between commas, in capitals, with one kind of dash and Western digits. */
const segmentsOf = (address: string): string[][] =>
  westernDigits(address)
    .toUpperCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .split(/[,;\n]/)
    .map((segment) => (segment.match(/[^\s()[\]]+/g) ?? []).map((word) => word.replace(/\.+$/, '')))
    .filter((words) => words.length > 0)

function choose(segments: string[][], isPostcode: (text: string) => boolean): Found | undefined {
  const candidates = segments.flatMap((words, segment) =>
    candidatesIn(words, isPostcode).map((found) => ({ ...found, segment })),
  )
  const isHouse = (found: Found) => looksLikeHouse(segments, found)
  const strong = candidates.filter((found) => !isHouse(found))
  // "20457 Hamburg, Mill Lane 9": the house has another number.
  const weak = candidates.filter((found) => isHouse(found) && hasOtherNumber(segments, found))
  return strong.at(-1) ?? weak.at(-1)
}

function candidatesIn(words: string[], isPostcode: (text: string) => boolean) {
  const found: Omit<Found, 'segment'>[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at)
    if (isUnit(words[at - 1])) continue
    const { rest, country } = withoutCountry(word)
    const isCode = country === undefined ? isPostcode : (text: string) => inFormat(text, country)
    const pair = /\d/.test(rest) && /\d/.test(next + rest) ? `${rest} ${next}` : ''
    const text = [pair, rest].find((each) => /\d/.test(each) && isCode(each))
    if (text === undefined) continue
    const count = text === pair ? 2 : 1
    found.push({ text, at, words: count, ...(country !== undefined && { country }) })
    at += count - 1
  }
  return found
}

/** True for a number that is the only one of the first part with any, and stands where the number of a house does. */
function looksLikeHouse(
  segments: string[][],
  { text, country, segment, at, words }: Found,
): boolean {
  if (country !== undefined || !/^[1-9]\d{2,4}(?: [A-Z]{2})?$/.test(text)) return false
  const numbers = segments.map((each) => numbersIn(each).length)
  const own = segments[segment] ?? []
  if (numbers.findIndex((count) => count > 0) !== segment) return false
  if (numbersIn([...own.slice(0, at), ...own.slice(at + words)]).length > 0) return false
  const isStreet = own.some((word) => streetWords.has(word))
  const [isFirst, isLast] = [at === 0, at + words === own.length]
  if (segments.length === 1) return isLast || isStreet
  return segment === 0 ? isFirst || isLast || isStreet : isStreet
}

function hasOtherNumber(segments: string[][], { segment, at, words }: Found): boolean {
  return segments.some((each, index) =>
    index === segment
      ? numbersIn([...each.slice(0, at), ...each.slice(at + words)]).length > 0
      : numbersIn(each).length > 0,
  )
}

const numbersIn = (words: string[]) =>
  words.filter(
    (word, index) => /^\d+[A-Z]?(?:[-/]\d+[A-Z]?)?$/.test(word) && !isUnit(words[index - 1]),
  )

const isUnit = (word: string | undefined) => word !== undefined && units.has(word.replace(/:$/, ''))

/** Words before the number of something that is neither a house in its street nor a postcode. */
const units = new Set(
  (
    'FLAT APT APARTMENT SUITE STE UNIT ROOM RM FLOOR LEVEL BOX BLOCK BLK BUILDING BLDG NO NR NUMBER # HOUSE PLOT ' +
    'LOT SECTOR DOOR LOCKER HIGHWAY HWY ROUTE KM POSTFACH WOHNUNG WHG TOP STIEGE APP APPT APPARTEMENT BP CS ÉTAGE ' +
    'APTO DEPTO DPTO PISO PUERTA SALA LOKAL LOK MIESZKANIE شقة'
  ).split(' '),
)

const streetWords = new Set(
  (
    'ROAD RD STREET ST LANE LN WAY AVENUE AVE DRIVE DR CLOSE COURT CT PLACE PL SQUARE TERRACE BOULEVARD BLVD ROW ' +
    'HILL GARDENS CRESCENT PARKWAY PKWY RUE QUAI CHEMIN'
  ).split(' '),
)

/** Takes the country off "CH-8001" and "D-20457". */
function withoutCountry(word: string): { rest: string; country?: string } {
  const [, letters = '', rest = ''] = /^([A-Z]{1,3})-(\d.*)$/.exec(word) ?? []
  const country = plates[letters] ?? letters
  return postcodeValidatorExistsForCountry(country) ? { rest, country } : { rest: word }
}

/** Letters of vehicles, which stand before postcodes in Europe, if they differ from the ISO code. */
const plates: Record<string, string> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  SLO: 'SI',
}

const compact = (text: string) => text.replaceAll(/[\s-]/g, '')

/** True in the country's format, in any spelling of its blanks and dashes. */
function inFormat(text: string, country: string): boolean {
  const bare = compact(text)
  const isHalved = /^\d{3} \d{3}$/.test(text)
  // Two words are one code only in the country's own groups, or in halves, as in 110 001.
  const spellings = text.includes(' ')
    ? [text, text.replace(' ', '-'), ...(isHalved ? [bare] : [])]
    : [
        bare,
        ...Array.from(bare).flatMap((_, at) =>
          [' ', '-'].map((gap) => bare.slice(0, at) + gap + bare.slice(at)),
        ),
      ]
  return spellings.some((each) => postcodeValidator(each, country))
}

const inAnyFormat = (text: string) => anyFormat.test(text)

const anyFormat = new RegExp(
  `^(?:${[
    // Great Britain, as in SW1A 1AA
    String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`,
    // Canada, as in K1A 0B1
    String.raw`[A-Z]\d[A-Z][ -]?\d[A-Z]\d`,
    // Ireland, as in D02 AF30
    String.raw`[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}`,
    // Portugal, Brazil and Japan, as in 4050-262, 01310-100 and 100-0001
    String.raw`\d{4}-\d{3}|\d{5}-?\d{3}|\d{3}-\d{4}`,
    // The United States, as in 97205-1234
    String.raw`\d{5}-\d{4}`,
    // Poland, as in 00-950
    String.raw`\d{2}-\d{3}`,
    // The Netherlands, as in 1012 AB
    String.raw`\d{4} ?[A-Z]{2}`,
    // Sweden, Czechia, Slovakia and Greece, as in 114 55; India, as in 110 001
    String.raw`\d{3} \d{2,3}`,
    String.raw`\d{4,6}`,
  ].join('|')})$`,
)
