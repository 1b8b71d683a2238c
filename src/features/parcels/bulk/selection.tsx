import { useCallback, useState } from 'react'
import type { SetStateAction } from 'react'
import * as t from '#texts/parcels.ts'
import type { BulkParcel } from '../../../../machines/bulk-status.ts'
import type { Parcel } from '../../../api/model.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import type { DataTableProps } from '../../../ui/table/table.tsx'
import type { ListView } from '../../../stores/query/query.ts'
import type { ParcelCheckboxes } from '../parcel-list.tsx'

export interface ParcelSelection {
  selected: readonly BulkParcel[]
  /** Number of selected parcels on other pages. */
  elsewhere: number
  /** Checkboxes for the list's parcels, and one for the whole page. */
  checkboxes: ParcelCheckboxes
  /** The same selection in the form that a table takes. */
  rows: NonNullable<DataTableProps<Parcel>['selection']>
  deselect: (parcels: readonly BulkParcel[]) => void
  clear: () => void
}

/**
 * Keeps the selection across pages; another search or filter clears it, so that a user never acts on parcels
 * outside the list. Rows of the previous search, which stay in view until the new ones have loaded, cannot be
 * selected.
 */
export function useParcelSelection(filter: string, view: ListView<Parcel>): ParcelSelection {
  const [state, setState] = useState({ of: filter, inView: filter, selected: none })
  const { of, inView } = state
  const selected = of === filter ? state.selected : none
  const isThere = view.status === 'success' && !view.isFetching
  if (of !== filter || (isThere && inView !== filter))
    setState({ of: filter, inView: isThere ? filter : inView, selected })

  const select = useCallback(
    (parcels: readonly BulkParcel[], on: boolean) =>
      setState((before) => {
        if (before.inView !== before.of) return before
        const next = new Map(before.selected)
        for (const { id, trackingId } of parcels)
          if (on) next.set(id, { id, trackingId })
          else next.delete(id)
        return { ...before, selected: next }
      }),
    [],
  )
  const checkboxOf = useCallback(
    (parcel: Parcel, isSelected: boolean) => (
      <Checkbox
        label={t.selectParcel({ trackingId: parcel.trackingId })}
        checked={isSelected}
        onChange={(on) => select([parcel], on)}
      />
    ),
    [select],
  )

  const { rows } = view
  const onChange = useCallback(
    (change: SetStateAction<ReadonlySet<string>>) =>
      setState((before) => {
        if (before.inView !== before.of) return before
        const ids = new Set(before.selected.keys())
        const wanted = typeof change === 'function' ? change(ids) : change
        const known = new Map([...before.selected, ...rows.map(asSelected)])
        return { ...before, selected: new Map([...known].filter(([id]) => wanted.has(id))) }
      }),
    [rows],
  )

  const here = view.rows.filter(({ id }) => selected.has(id)).length
  return {
    selected: [...selected.values()],
    elsewhere: selected.size - here,
    deselect: (parcels) => select(parcels, false),
    rows: { selected: new Set(selected.keys()), onChange, selectLabel },
    clear: () => setState((before) => ({ ...before, selected: none })),
    checkboxes: {
      of: checkboxOf,
      isSelected: ({ id }) => selected.has(id),
      ofPage: (
        <Checkbox
          labelled
          label={t.selectAllOnThisPage}
          checked={view.rows.length > 0 && here === view.rows.length}
          mixed={here > 0 && here < view.rows.length}
          onChange={(on) => select(view.rows, on)}
        />
      ),
    },
  }
}

const none: ReadonlyMap<string, BulkParcel> = new Map()

const asSelected = ({ id, trackingId }: Parcel): [string, BulkParcel] => [id, { id, trackingId }]
const selectLabel = ({ trackingId }: Parcel) => t.selectParcel({ trackingId })
