import { parcelStatuses } from '../../../domain/parcel-statuses.ts'
import type { ParcelStatus } from '../../../openapi.d.ts'

/** What the e-mail with this link told of; null where the link was cut on its way. */
export function statusIn(token: string): ParcelStatus | null {
  const [, name] = /^([A-Z_]+)-[\da-f]{32}-[\w-]{43}$/.exec(token) ?? []
  return parcelStatuses.find((status) => status === name) ?? null
}
