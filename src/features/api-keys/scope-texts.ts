import type { ApiKeyScope } from '../../../openapi.d.ts'

/** Permissions of a key, in words. */
export const scopeTexts: Record<ApiKeyScope, string> = {
  'parcels:read': 'Read parcels and receivers',
  'parcels:create': 'Create parcels',
  'parcels:cancel': 'Cancel parcels',
}
