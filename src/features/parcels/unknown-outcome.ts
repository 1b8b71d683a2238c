import type { Role } from '../../../openapi.d.ts'
import { isOutcomeUnknown } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { readParcel } from '../../api/parcels.ts'

interface ParcelLookup {
  /** Of the user whose request it is. */
  role: Role
  parcelId: string
  /** Whether the parcel is as the request wants it. */
  isDone: (parcel: Parcel) => boolean
}

/** Milliseconds for the look, for which the user waits on top of the request. */
const lookTimeout = 5_000

/** Where it is not known what became of the request, the parcel is looked at before it has failed. */
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
    // What was kept from before says nothing of the request.
    if (known === null || known.asOf !== undefined || !isDone(known.parcel)) throw error
    return known.parcel
  }
}
