import * as t from '#texts/apiKeys.ts'
import type { ApiKeyScope } from '../../../openapi.d.ts'

/** Texts for the permissions of a key. */
export const scopeTexts: Record<ApiKeyScope, string> = {
  'parcels:read': t.readParcels,
  'parcels:create': t.createParcels,
  'parcels:cancel': t.cancelParcels,
}
