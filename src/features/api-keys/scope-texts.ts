import * as t from '#texts/apiKeys.ts'
import type { ApiKeyScope } from '../../../openapi.d.ts'

/** Permissions of a key, in words. */
export const scopeTexts: Record<ApiKeyScope, string> = {
  'parcels:read': t.readParcels,
  'parcels:create': t.createParcels,
  'parcels:cancel': t.cancelParcels,
}
