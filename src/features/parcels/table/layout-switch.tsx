import * as t from '#texts/parcels.ts'
import { FilterChips } from '../../../ui/field/filter-chips.tsx'
import { CardsIcon, RowsIcon } from '../../../ui/icons/icons.tsx'
import type { ParcelView } from './parcel-view.ts'

/** Switches between cards and table. */
export function LayoutSwitch({ view, setLayout }: Pick<ParcelView, 'view' | 'setLayout'>) {
  return (
    <FilterChips
      label={t.view}
      shape="fitted"
      value={view}
      onChange={setLayout}
      options={layouts}
    />
  )
}

const layouts = [
  { value: 'cards', label: t.cards, icon: <CardsIcon /> },
  { value: 'table', label: t.table, icon: <RowsIcon /> },
] as const
