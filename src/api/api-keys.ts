import { z } from 'zod/mini'
import type { ApiKey, ApiKeyScope, CreatedApiKey, NewApiKey } from '../../openapi.d.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedDate, coercedId, enumWord } from './coercion.ts'
import { expectOne, parseList, parserFor } from './envelope.ts'
import type { ReadOptions } from './query.ts'

export async function listApiKeys(options?: ReadOptions): Promise<ApiKey[]> {
  const call: Call = (init) => client.GET('/api/keys', init)
  return parseList(await requestJson(call, options), parserFor(keyShape)).rows
}

/** Throws where the answer has no key, as no later answer shows it. */
export async function createApiKey(body: NewApiKey): Promise<CreatedApiKey> {
  const answer = await mutate((init) => client.POST('/api/keys', { ...init, body }))
  return expectOne(answer, parserFor(createdShape))
}

export async function revokeApiKey(keyId: string): Promise<void> {
  const params = { path: { keyId } }
  await mutate((init) => client.DELETE('/api/keys/{keyId}', { ...init, params }))
}

export const scopes = [
  'parcels:read',
  'parcels:create',
  'parcels:cancel',
] as const satisfies readonly ApiKeyScope[]

const time = z.catch(z.nullable(coercedDate), null)
const keyShape = z.object({
  id: coercedId,
  name: z.string(),
  hint: z.string(),
  scopes: z.array(z.enum(scopes)),
  state: enumWord(['ACTIVE', 'EXPIRED', 'REVOKED']),
  createdAt: coercedDate,
  lastUsedAt: time,
  expiresAt: time,
})
const createdShape = z.object({ key: z.string().check(z.minLength(1)), apiKey: keyShape })
