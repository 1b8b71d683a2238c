import type { ApiKey, ApiKeyState } from '../../../openapi.d.ts'
import type { ApiKeyRow } from './repository.ts'

export const presentApiKey = (row: ApiKeyRow, now: Date): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  state: keyStateOf(row, now),
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
})

export function keyStateOf(
  { revoked_at, expires_at }: Pick<ApiKeyRow, 'revoked_at' | 'expires_at'>,
  now: Date,
): ApiKeyState {
  if (revoked_at !== null) return 'REVOKED'
  return expires_at !== null && expires_at <= now ? 'EXPIRED' : 'ACTIVE'
}
