import { useCallback, useState } from 'react'
import type { BulkParcel } from '../../../../machines/bulk-status.ts'

export interface ParcelSelection {
  chosen: ReadonlyMap<string, BulkParcel>
  choose: (parcels: readonly BulkParcel[], on: boolean) => void
  clear: () => void
}

/**
 * What is chosen stays so from page to page; another search or filter begins anew, so that nobody
 * changes parcels that they no longer asked for.
 */
export function useParcelSelection(filter: string): ParcelSelection {
  const [{ of, chosen }, setState] = useState({ of: filter, chosen: none })
  if (of !== filter) setState({ of: filter, chosen: none })
  const choose = useCallback<ParcelSelection['choose']>(
    (parcels, on) =>
      setState((before) => {
        const next = new Map(before.chosen)
        for (const { id, trackingId } of parcels)
          if (on) next.set(id, { id, trackingId })
          else next.delete(id)
        return { of: before.of, chosen: next }
      }),
    [],
  )
  return {
    chosen: of === filter ? chosen : none,
    choose,
    clear: () => setState({ of: filter, chosen: none }),
  }
}

const none: ReadonlyMap<string, BulkParcel> = new Map()
