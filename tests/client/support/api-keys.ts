import type { ApiKey } from '../../../openapi.d.ts'

/** An API key as the host sends it. */
export const wireApiKey = (over: Partial<ApiKey> = {}): ApiKey => ({
  id: 'k-1',
  name: 'Web shop',
  hint: 'aB3x',
  scopes: ['parcels:read', 'parcels:create'],
  state: 'ACTIVE',
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2027-03-01T09:00:00.000Z',
  ...over,
})
