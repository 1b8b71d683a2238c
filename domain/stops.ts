import { byPostcode, postcodeIn } from './postcode.ts'

/** One address however it is spelled; each stop of a run is one. */
export const addressKey = (address: string): string =>
  address.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * Parts of which each has about as many stops. Neighbours stay together, as do the parcels to one address.
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

/** Parcels by their address, as the stops of a run have them. */
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
