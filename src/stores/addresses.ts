import { foldText } from '../../domain/fold.ts'
import type { Address, AddressQuery } from '../api/addresses.ts'
import { listAddresses } from '../api/addresses.ts'
import { supportsLive } from '../api/live-support.ts'
import type { Receiver } from '../api/model.ts'
import { createQuery, invalidateTag, useQuery } from './query/query.ts'

const addresses = createQuery({
  tag: 'Address',
  queryFn: (query: AddressQuery, options) => listAddresses(query, options),
})

/** Only hosts with live streams have address books. */
const mayHaveAddresses = supportsLive

/** Suggestions for a typed address; empty if the host has no address book, or the call has failed. */
export function useSuggestedAddresses(typed: string, { enabled }: { enabled: boolean }): Address[] {
  const q = typed.trim().slice(0, maxSearch)
  const key = { limit: maxSuggestions, ...(q !== '' && { q }) }
  const { data } = useQuery(addresses, key, { enabled: enabled && mayHaveAddresses() })
  return data ?? none
}

/** Limit of the contract. */
const maxSearch = 200
const maxSuggestions = 8
const none: Address[] = []

/** The whole address book, for its editor. */
export const useAddressBook = () => useQuery(addresses, wholeBook)

const wholeBook = { saved: true }

/** Receiver that the address book has for an address; undefined while it is loading. */
export function useReceiverAt(address: string | null): Receiver | null | undefined {
  const enabled = address !== null && mayHaveAddresses()
  const { data, status } = useQuery(addresses, wholeBook, { enabled })
  if (!enabled || status === 'error') return null
  const entry = data?.find((one) => isSameAddress(one.address, address))
  return data && (entry?.receiver ?? null)
}

const isSameAddress = (one: string, other: string) => foldText(one) === foldText(other)

export const invalidateAddresses = () => invalidateTag('Address')
