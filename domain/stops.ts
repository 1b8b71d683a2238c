import { foldText } from './fold.ts'
import { byPostcode, type PostalPlace } from './postcode-order.ts'

/**
 * Splits parcels into parts of about as many stops, keeping neighbours and the parcels to one address together. A part
 * ends where an area of postcodes does, if that is near.
 */
export function splitByPostcode<Parcel>(
  parcels: readonly Parcel[],
  count: number,
  placeOf: (parcel: Parcel) => PostalPlace,
): Parcel[][] {
  const stops = stopsOf(parcels, (parcel) => placeOf(parcel).address)
    .map(([, at]) => ({ ...placeOf(at[0]), at }))
    .toSorted(byPostcode)
  const size = stops.length / count
  const borders = stops.flatMap(({ area }, index) =>
    index > 0 && area !== stops[index - 1]?.area ? [index] : [],
  )
  const endOf = (part: number) => {
    const even = Math.round(part * size)
    const distance = (border: number) => Math.abs(border - part * size)
    const near = borders.filter((border) => distance(border) <= size / 4)
    return near.toSorted((one, other) => distance(one) - distance(other))[0] ?? even
  }
  const ends = Array.from({ length: count + 1 }, (_, part) =>
    part === 0 ? 0 : part === count ? stops.length : endOf(part),
  )
  return ends.slice(1).map((end, part) => stops.slice(ends[part], end).flatMap(({ at }) => at))
}

/** Groups parcels by address, as the stops of a run: those whose addresses fold to the same text share one. */
export function stopsOf<Parcel>(
  parcels: readonly Parcel[],
  addressOf: (parcel: Parcel) => string,
): [foldedAddress: string, parcels: [Parcel, ...Parcel[]]][] {
  const stops = new Map<string, [Parcel, ...Parcel[]]>()
  for (const parcel of parcels) {
    const key = foldText(addressOf(parcel))
    const known = stops.get(key)
    if (known) known.push(parcel)
    else stops.set(key, [parcel])
  }
  return [...stops]
}
