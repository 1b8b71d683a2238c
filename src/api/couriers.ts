import type { Courier, CreatedCourier, NewCourier } from '../../openapi.d.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { ReadOptions } from './query.ts'

export async function listCouriers(_: object, options?: ReadOptions): Promise<Courier[]> {
  const { data } = await readOwn((init) => client.GET('/api/user/couriers', init), options)
  return data
}

/** Returns the new courier, with the token of the link to set the password, and when it expires. */
export async function createCourier(body: NewCourier): Promise<CreatedCourier> {
  const { data } = await changeOwn((init) => client.POST('/api/user/couriers', { ...init, body }))
  return data
}
