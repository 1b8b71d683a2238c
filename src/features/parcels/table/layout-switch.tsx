import { FilterChips } from '../../../ui/field/filter-chips.tsx'
import { CardsIcon, RowsIcon } from '../../../ui/icons/icons.tsx'
import type { ParcelView } from './parcel-view.ts'

/** Parcels as cards, or as a table. */
export function LayoutSwitch({ view, setLayout }: Pick<ParcelView, 'view' | 'setLayout'>) {
  return (
    <FilterChips label="View" shape="fitted" value={view} onChange={setLayout} options={layouts} />
  )
}

const layouts = [
  { value: 'cards', label: 'Cards', icon: <CardsIcon /> },
  { value: 'table', label: 'Table', icon: <RowsIcon /> },
] as const
