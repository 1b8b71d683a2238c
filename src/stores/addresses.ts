import type { Address, AddressQuery } from '../api/addresses.ts'
import { listAddresses } from '../api/addresses.ts'
import { supportsLive } from '../api/live-support.ts'
import type { Receiver } from '../api/model.ts'
import { createQuery, invalidateTag, useQuery } from './query/query.ts'

const addresses = createQuery({
  tag: 'Address',
  queryFn: (query: AddressQuery, options) => listAddresses(query, options),
})

/** A host of the plain calls has no streams either, and is never asked for suggestions. */
const mayHaveAddresses = supportsLive

/** Suggestions while an address is typed; none where they cannot be had. */
export function useSuggestedAddresses(typed: string, { enabled }: { enabled: boolean }): Address[] {
  const q = typed.trim().slice(0, maxSearch)
  const key = { limit: maxSuggestions, ...(q !== '' && { q }) }
  const { data } = useQuery(addresses, key, { enabled: enabled && mayHaveAddresses() })
  return data ?? none
}

/** As the contract allows. */
const maxSearch = 200
const maxSuggestions = 8
const none: Address[] = []

/** The whole address book, as it is edited. */
export const useAddressBook = () => useQuery(addresses, wholeBook)

const wholeBook = { saved: true }

/** Whom the address book names at an address; undefined while that is not known. */
export function useReceiverAt(address: string | null): Receiver | null | undefined {
  const enabled = address !== null && mayHaveAddresses()
  const { data, status } = useQuery(addresses, wholeBook, { enabled })
  if (!enabled || status === 'error') return null
  const entry = data?.find((one) => isSameAddress(one.address, address))
  return data && (entry?.receiver ?? null)
}

/** As the address book tells them apart. */
const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

export const invalidateAddresses = () => invalidateTag('Address')
