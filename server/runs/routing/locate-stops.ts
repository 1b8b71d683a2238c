import { foldText } from '../../../domain/fold.ts'
import type { StopCoordinates } from '../../../openapi.d.ts'
import type { Queryable } from '../../db/database.ts'
import { outwardOf, postcodeIn, type Postcode } from './postcode.ts'
import { findLocatedStops, findPostcodes, type PostcodeRow } from './coordinates-repository.ts'

interface Stop {
  id: string
  address: string
}

/** Known coordinates by stop ID: a planner's, else a sender's, else those of the postcode. */
export async function locateStops(
  db: Queryable,
  stops: readonly Stop[],
  country: string | undefined,
): Promise<Map<string, StopCoordinates>> {
  if (stops.length === 0) return new Map()
  const located = await findLocatedStops(
    db,
    stops.map(({ id }) => id),
  )
  const found = new Map<string, StopCoordinates>(located.map(({ id, ...where }) => [id, where]))
  const others = stops.flatMap(({ id, address }) => {
    const postcode = found.has(id) ? null : postcodeIn(address, country)
    return postcode === null
      ? []
      : [{ id, address, country: postcode.country, postcodes: spellingsOf(postcode) }]
  })
  if (others.length === 0) return found
  const rows = await findPostcodes(db, [...new Set(others.flatMap(({ postcodes }) => postcodes))])
  for (const { id, address, country: own, postcodes } of others) {
    const places =
      postcodes.map((code) => placesOf(rows, code, own)).find(({ length }) => length > 0) ?? []
    const place = placeIn(address, places)
    if (place !== null)
      found.set(id, { latitude: place.latitude, longitude: place.longitude, source: 'POSTCODE' })
  }
  return found
}

/** Places of a postcode: those in its country, if the table has any there. */
function placesOf(rows: readonly PostcodeRow[], code: string, own: string | null): PostcodeRow[] {
  const all = rows.filter(({ postcode }) => postcode === code)
  const there = all.filter(({ country }) => country === own)
  return there.length > 0 ? there : all
}

/**
 * The postcode, as some tables have it with its country, and its first part, which is all that the tables of some
 * countries have.
 */
function spellingsOf({ code, country }: Postcode): string[] {
  const outward = outwardOf(code)
  return [
    code,
    ...(country === null ? [] : [`${country}${code}`]),
    ...(outward === undefined ? [] : [outward]),
  ]
}

/** Chooses the place that the address names, if several share the postcode; null if that is not certain. */
function placeIn(address: string, places: readonly PostcodeRow[]): PostcodeRow | null {
  const [first, ...others] = places
  if (first === undefined || others.length === 0) return first ?? null
  const words = wordsOf(address)
  const named = places.filter(({ place }) => words.includes(wordsOf(place)))
  // The longest name fits best: an address in Newcastle upon Tyne also contains the name Newcastle.
  const [longest] = named.toSorted((one, other) => other.place.length - one.place.length)
  if (longest === undefined) return null
  const isShared = named.some(
    ({ place, country }) => place === longest.place && country !== longest.country,
  )
  return isShared ? null : longest
}

/** Folded, with a space around each word. */
const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim()} `
