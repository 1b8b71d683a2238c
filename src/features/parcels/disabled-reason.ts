import { can } from '../../../machines/flow-parcel.ts'
import { reasonAgainst } from '../../../machines/parcel-lifecycle.ts'
import type { ParcelAction } from '../../../openapi.d.ts'
import type { Parcel } from '../../api/model.ts'

/** Why a control for this action is off; undefined where it is on. */
export function disabledReasonFor(action: ParcelAction, parcel: Parcel): string | undefined {
  if (can(action, parcel)) return undefined
  return reasonAgainst(action, parcel) ?? 'Not possible for this parcel now'
}
