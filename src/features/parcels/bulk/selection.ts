import { useCallback, useState } from 'react'
import type { BulkParcel } from '../../../../machines/bulk-status.ts'
import type { Parcel } from '../../../api/model.ts'
import type { ListView } from '../../../stores/list-query.ts'

export interface ParcelSelection {
  chosen: ReadonlyMap<string, BulkParcel>
  choose: (parcels: readonly BulkParcel[], on: boolean) => void
  clear: () => void
}

/**
 * What is chosen stays so from page to page; another search or filter begins anew, so that nobody
 * changes parcels that they no longer asked for. Rows of the search before, which stay in view until
 * the new ones come, cannot be chosen.
 */
export function useParcelSelection(
  filter: string,
  view: Pick<ListView<Parcel>, 'status' | 'isFetching'>,
): ParcelSelection {
  const [state, setState] = useState({ of: filter, inView: filter, chosen: none })
  const { of, inView, chosen } = state
  const isThere = view.status === 'success' && !view.isFetching
  if (of !== filter || (isThere && inView !== filter))
    setState({
      of: filter,
      inView: isThere ? filter : inView,
      chosen: of === filter ? chosen : none,
    })
  const choose = useCallback<ParcelSelection['choose']>(
    (parcels, on) =>
      setState((before) => {
        if (before.inView !== before.of) return before
        const next = new Map(before.chosen)
        for (const { id, trackingId } of parcels)
          if (on) next.set(id, { id, trackingId })
          else next.delete(id)
        return { ...before, chosen: next }
      }),
    [],
  )
  return {
    chosen: of === filter ? chosen : none,
    choose,
    clear: () => setState((before) => ({ ...before, chosen: none })),
  }
}

const none: ReadonlyMap<string, BulkParcel> = new Map()
