import type { CompanyTimeZone } from '../../openapi.d.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { ReadOptions } from './query.ts'

export async function getTimeZone(_: object, options?: ReadOptions): Promise<CompanyTimeZone> {
  const { data } = await readOwn((init) => client.GET('/api/time-zone', init), options)
  return data
}

export async function chooseTimeZone(timeZone: string): Promise<CompanyTimeZone> {
  const { data } = await changeOwn((init) =>
    client.PUT('/api/time-zone', { ...init, body: { timeZone } }),
  )
  return data
}
