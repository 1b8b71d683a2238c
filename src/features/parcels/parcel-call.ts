import { fromPromise } from 'xstate'
import type { FlowParcel } from '../../../machines/flow-parcel.ts'
import type { Parcel } from '../../api/model.ts'
import { invalidateParcels, replaceParcel } from '../../stores/parcels.ts'

type ParcelCall<Input> = {
  call: (input: Input) => Promise<Parcel | null>
  /** What the flow goes on with where the host does not send the parcel back. */
  expected: (input: Input) => FlowParcel
  done: (input: Input) => void
  failed: (error: unknown) => void
}

/**
 * A call that changes a parcel, as a flow invokes it. The answer goes into the lists before the
 * flow moves on; whatever came of it, the lists are then fetched anew.
 */
export function parcelCall<Input>({ call, expected, done, failed }: ParcelCall<Input>) {
  return fromPromise<FlowParcel, Input>(async ({ input, signal }) => {
    try {
      const parcel = await call(input)
      if (parcel) replaceParcel(parcel)
      // The flow is stopped when its card leaves the page; the change went through all the same.
      if (signal.aborted) done(input)
      return parcel ?? expected(input)
    } catch (error) {
      if (signal.aborted) failed(error)
      throw error
    } finally {
      invalidateParcels()
    }
  })
}
