import type { LifecycleState } from '../../machines/parcel-lifecycle.ts'

/** State of a parcel in the lifecycle, by the columns of its row. */
export const lifecycleStateOf = (row: {
  delivery_status: LifecycleState['delivery']
  is_blocked: boolean
}): LifecycleState => ({ delivery: row.delivery_status, isBlocked: row.is_blocked })
