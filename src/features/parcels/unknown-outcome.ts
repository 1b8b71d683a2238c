import type { Role } from '../../../openapi.d.ts'
import { isOutcomeUnknown } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { readParcel } from '../../api/parcels.ts'

interface ParcelLookup {
  /** Role of the user whose request it is. */
  role: Role
  parcelId: string
  /** True if the parcel is as the request wants it. */
  isDone: (parcel: Parcel) => boolean
}

/** Milliseconds for the look, for which the user waits on top of the request. */
const lookTimeout = 5_000

/** Looks at the parcel before the request has failed, where it is not known what became of it. */
export async function orLookedUp(
  request: Promise<Parcel | null>,
  { role, parcelId, isDone }: ParcelLookup,
): Promise<Parcel | null> {
  try {
    return await request
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const signal = AbortSignal.timeout(lookTimeout)
    const known = await readParcel({ role, parcelId }, { signal }).catch(() => null)
    // A kept answer says nothing of the request.
    if (known === null || known.asOf !== undefined || !isDone(known.parcel)) throw error
    return known.parcel
  }
}
