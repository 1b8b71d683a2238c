import { fromPromise } from 'xstate'
import type { FlowParcel } from '../../../machines/parcel-change.ts'
import type { Role } from '../../../openapi.d.ts'
import { isOutcomeUnknown } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { readParcel } from '../../api/parcels.ts'
import { invalidateParcels, replaceParcel } from '../../stores/parcels.ts'

type ParcelRequest<Input> = {
  /** Role of the user whose request it is. */
  role: Role
  request: (input: Input) => Promise<Parcel | null>
  /** True if the parcel is in the state that the request sets. */
  isDone: (parcel: Parcel, input: Input) => boolean
  /** Parcel for the flow, if the host's answer has none. */
  expected: (input: Input) => Omit<FlowParcel, 'id'>
  announceDone: (input: Input) => void
  announceFailure: (error: unknown) => void
}

/**
 * The request that a flow invokes. If its result is unknown, the parcel is looked up before the request counts
 * as failed. The answer is put into the lists before the flow continues; after success and failure, the lists
 * are refetched.
 */
export function parcelRequest<Input extends { parcelId: string }>(options: ParcelRequest<Input>) {
  const { role, request, isDone, expected, announceDone, announceFailure } = options
  return fromPromise<FlowParcel, Input>(async ({ input, signal }) => {
    try {
      const { parcelId } = input
      const parcel = await orLookedUp(request(input), {
        role,
        parcelId,
        isDone: (found) => isDone(found, input),
      })
      if (parcel) replaceParcel(parcel)
      // The flow stops when its card leaves the page, but the change was made.
      if (signal.aborted) announceDone(input)
      return parcel ?? { id: parcelId, ...expected(input) }
    } catch (error) {
      if (signal.aborted) announceFailure(error)
      throw error
    } finally {
      invalidateParcels()
    }
  })
}

interface ParcelLookup {
  /** Role of the user whose request it is. */
  role: Role
  parcelId: string
  /** True if the parcel is in the state that the request sets. */
  isDone: (parcel: Parcel) => boolean
}

/** Milliseconds for the lookup, in addition to the request's own timeout. */
const lookUpTimeout = 5_000

/** Looks the parcel up if the result of the request is unknown, before it counts as failed. */
export async function orLookedUp(
  request: Promise<Parcel | null>,
  { role, parcelId, isDone }: ParcelLookup,
): Promise<Parcel | null> {
  try {
    return await request
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const signal = AbortSignal.timeout(lookUpTimeout)
    const known = await readParcel({ role, parcelId }, { signal }).catch(() => null)
    // A stored offline answer is older than the request.
    if (known === null || known.asOf !== undefined || !isDone(known.parcel)) throw error
    return known.parcel
  }
}
