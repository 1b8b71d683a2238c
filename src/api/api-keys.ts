import type { ApiKey, ApiKeyScope, CreatedApiKey, NewApiKey } from '../../openapi.d.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { ReadOptions } from './query.ts'

export async function listApiKeys(options?: ReadOptions): Promise<ApiKey[]> {
  const { data } = await readOwn((init) => client.GET('/api/keys', init), options)
  return data
}

export async function createApiKey(body: NewApiKey): Promise<CreatedApiKey> {
  const { data } = await changeOwn((init) => client.POST('/api/keys', { ...init, body }))
  return data
}

export async function revokeApiKey(keyId: string): Promise<void> {
  const params = { path: { keyId } }
  await changeOwn((init) => client.DELETE('/api/keys/{keyId}', { ...init, params }))
}

export const scopes = [
  'parcels:read',
  'parcels:create',
  'parcels:cancel',
] as const satisfies readonly ApiKeyScope[]
