import { z } from 'zod/mini'
import type { NewAddress, operations } from '../../openapi.d.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedId, optionalText } from './coercion.ts'
import { parseList } from './envelope.ts'
import type { Receiver } from './model.ts'
import { parseReceiver } from './parse-person.ts'
import type { ReadOptions } from './query.ts'

/** An address that parcels can be sent from or to. */
export interface Address {
  /** Null for an address of a parcel that is not in the address book. */
  id: string | null
  label: string | null
  address: string
  receiver: Receiver | null
}

export type AddressQuery = NonNullable<operations['listAddresses']['parameters']['query']>

export async function listAddresses(
  query: AddressQuery,
  options?: ReadOptions,
): Promise<Address[]> {
  const params = { query }
  const call: Call = (init) => client.GET('/api/addresses', { ...init, params })
  return parseList(await requestJson(call, options), parseAddress).rows
}

export async function createAddress(body: NewAddress): Promise<void> {
  await mutate((init) => client.POST('/api/addresses', { ...init, body }))
}

export async function updateAddress(addressId: string, body: NewAddress): Promise<void> {
  const params = { path: { addressId } }
  await mutate((init) => client.PATCH('/api/addresses/{addressId}', { ...init, params, body }))
}

export async function deleteAddress(addressId: string): Promise<void> {
  const params = { path: { addressId } }
  await mutate((init) => client.DELETE('/api/addresses/{addressId}', { ...init, params }))
}

function parseAddress(value: unknown): Address | null {
  const parsed = addressShape.safeParse(value)
  if (!parsed.success) return null
  const { _id: id, receiver, ...rest } = parsed.data
  return { id, ...rest, receiver: parseReceiver(receiver) }
}

const addressShape = z.object({
  _id: z.catch(z.nullable(coercedId), null),
  label: optionalText,
  address: z.string().check(z.minLength(1)),
  receiver: z.optional(z.unknown()),
})
