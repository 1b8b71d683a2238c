import type { Parcel as WireParcel } from '../../../openapi.d.ts'
import type { Parcel } from '../../../src/api/model.ts'
import { parseParcel } from '../../../src/api/parse-parcel.ts'
import { wireParcel } from '../../support/wire.ts'

/** A parcel in the client's model. */
export function clientParcel(change: Partial<WireParcel> = {}): Parcel {
  const parcel = parseParcel(wireParcel(change))
  if (parcel === null) throw new Error('That is no parcel')
  return parcel
}
