import { byPostcode, postcodeIn } from './postcode.ts'

/** Key of an address, ignoring case and the number of blanks; parcels with the same key share a stop. */
export const addressKey = (address: string): string =>
  address.trim().replaceAll(/\s+/g, ' ').toLowerCase()

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
    .map(([address, at]) => ({ address, postcode: postcodeIn(address), at }))
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

/** Groups parcels by address, as the stops of a run. */
export function stopsOf<Parcel>(
  parcels: readonly Parcel[],
  addressOf: (parcel: Parcel) => string,
): [address: string, parcels: Parcel[]][] {
  const stops = new Map<string, Parcel[]>()
  for (const parcel of parcels) {
    const key = addressKey(addressOf(parcel))
    const known = stops.get(key)
    if (known) known.push(parcel)
    else stops.set(key, [parcel])
  }
  return [...stops]
}
