import type { Address as OwnAddress, NewAddress, operations } from '../../openapi.d.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { Receiver } from './model.ts'
import type { ReadOptions } from './query.ts'

/** An address that parcels can be sent from or to, with its receiver as the parcel form needs them. */
export type Address = Omit<OwnAddress, 'receiver'> & { receiver: Receiver | null }

export type AddressQuery = NonNullable<operations['listAddresses']['parameters']['query']>

export async function listAddresses(
  query: AddressQuery,
  options?: ReadOptions,
): Promise<Address[]> {
  const params = { query }
  const { data } = await readOwn(
    (init) => client.GET('/api/addresses', { ...init, params }),
    options,
  )
  return data.map(({ receiver, ...rest }) => ({
    ...rest,
    receiver: receiver && { id: receiver._id, name: receiver.name, email: receiver.email },
  }))
}

export async function createAddress(body: NewAddress): Promise<void> {
  await changeOwn((init) => client.POST('/api/addresses', { ...init, body }))
}

export async function updateAddress(addressId: string, body: NewAddress): Promise<void> {
  const params = { path: { addressId } }
  await changeOwn((init) => client.PATCH('/api/addresses/{addressId}', { ...init, params, body }))
}

export async function deleteAddress(addressId: string): Promise<void> {
  const params = { path: { addressId } }
  await changeOwn((init) => client.DELETE('/api/addresses/{addressId}', { ...init, params }))
}
