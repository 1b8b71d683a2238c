import type { Passkey, PasskeyDescriptor } from '../../../openapi.d.ts'
import type { PasskeyRow } from './repository.ts'

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** As WebAuthn identifies it. */
export const describePasskey = (row: PasskeyRow): PasskeyDescriptor => ({
  type: 'public-key',
  id: row.credential_id.toString('base64url'),
  transports: row.transports,
})
