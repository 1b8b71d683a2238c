import { foldText } from './fold.ts'
import { byPostcode, postcodeIn } from './postcode.ts'

/**
 * Splits parcels into parts of about as many stops, keeping neighbours and the parcels to one address
 * together.
 */
export function splitByPostcode<Parcel>(
  parcels: readonly Parcel[],
  count: number,
  addressOf: (parcel: Parcel) => string,
): Parcel[][] {
  const stops = stopsOf(parcels, addressOf)
    .map(([address, at]) => ({ address, postcode: postcodeIn(addressOf(at[0])), at }))
    .toSorted(byPostcode)
  return Array.from({ length: count }, (_, part) =>
    stops
      .slice(
        Math.round((part * stops.length) / count),
        Math.round(((part + 1) * stops.length) / count),
      )
      .flatMap(({ at }) => at),
  )
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
