import { z } from 'zod/mini'
import type { ApiKey, ApiKeyScope, CreatedApiKey, NewApiKey } from '../../openapi.d.ts'
import { ApiError } from './api-error.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedDate, coercedId, enumWord } from './coercion.ts'
import { parseList, parseOne } from './envelope.ts'
import type { ReadOptions } from './query.ts'

export async function listApiKeys(options?: ReadOptions): Promise<ApiKey[]> {
  const call: Call = (init) => client.GET('/api/keys', init)
  return parseList(await requestJson(call, options), parseApiKey).rows
}

/** Without a key in its answer, nothing was made that could be used. */
export async function createApiKey(body: NewApiKey): Promise<CreatedApiKey> {
  const answer = await mutate((init) => client.POST('/api/keys', { ...init, body }))
  const created = parseOne(answer, parseCreated)
  if (created === null) throw new ApiError('shape', { status: 201 })
  return created
}

export async function revokeApiKey(keyId: string): Promise<void> {
  const params = { path: { keyId } }
  await mutate((init) => client.DELETE('/api/keys/{keyId}', { ...init, params }))
}

function parseApiKey(value: unknown): ApiKey | null {
  const parsed = keyShape.safeParse(value)
  return parsed.success ? parsed.data : null
}

function parseCreated(value: unknown): CreatedApiKey | null {
  const parsed = createdShape.safeParse(value)
  return parsed.success ? parsed.data : null
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
