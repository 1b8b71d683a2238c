import { useEffect, useMemo } from 'react'
import type { ParcelSort } from '../../../../openapi.d.ts'
import type { Sort } from '../../../ui/table/table.tsx'
import { wireSortOf } from '../../../ui/table/wire-sort.ts'
import type { SearchState } from '../../../lib/search-params.ts'
import {
  oneOf,
  oneOfNumbers,
  optionalOneOf,
  searchSchema,
  text,
} from '../../../lib/search-params.ts'
import type { SetSearchState } from '../../../lib/search-params.ts'
import {
  parcelLayouts,
  rememberParcelLayout,
  tablePageSizes,
  useParcelLayout,
} from '../../../stores/parcel-layout.ts'
import type { ParcelLayout } from '../../../stores/parcel-layout.ts'
import { parcelsPerPage } from '../paged-parcels.tsx'

/** In the order of the table. */
export const optionalColumns = [
  'status',
  'sender',
  'receiver',
  'from',
  'to',
  'type',
  'weight',
  'fee',
  'created',
  'updated',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]

const newestFirst = '-createdAt'

const parcelSorts = [
  newestFirst,
  'createdAt',
  '-updatedAt',
  'updatedAt',
  '-weight',
  'weight',
  '-fee',
  'fee',
] as const satisfies readonly ParcelSort[]

/** How a list of parcels looks, as it stands in the address; all but `view` are the table's. */
export const viewParams = {
  view: optionalOneOf(parcelLayouts),
  size: oneOfNumbers(tablePageSizes, tablePageSizes[0]),
  columns: text(),
  sort: oneOf(parcelSorts, newestFirst),
}

const viewSchema = searchSchema(viewParams)
type ViewState = SearchState<typeof viewSchema>

export interface ParcelView {
  layout: ParcelLayout['view']
  /** As the list is asked for; cards come six at a time, newest first. */
  query: { limit: number; sort?: ParcelSort }
  sort: ParcelSort
  isNewestFirst: boolean
  shown: readonly OptionalColumn[]
  setLayout: (layout: ParcelLayout['view']) => void
  setSize: (size: number) => void
  setSort: (sort: Sort) => void
  setShown: (columns: readonly OptionalColumn[]) => void
}

export interface ColumnChoice {
  /** That a person may choose from. */
  offered: readonly OptionalColumn[]
  /** Until they do. */
  usual: readonly OptionalColumn[]
}

/**
 * An address that names a layout is shown as it says, so that a link opens the same for the next
 * person; one that names none, as this browser was left. What was chosen is then written into the
 * address. A change of layout is no step to go back to; another page, size or order is.
 */
export function useParcelView(
  { sort, ...address }: ViewState,
  setSearch: SetSearchState<ViewState & { page: number }>,
  { offered, usual }: ColumnChoice,
): ParcelView {
  const remembered = useParcelLayout()
  const { view, size, columns } = address.view === null ? remembered : address
  const layout = view ?? 'cards'
  const isTable = layout === 'table'

  const isUnsaid = isTable && address.view === null
  useEffect(() => {
    if (isUnsaid) setSearch({ view: 'table', size, columns }, 'replace')
  }, [isUnsaid, setSearch, size, columns])

  // The same ones stay the same object, so that rows are not rendered anew.
  const shown = useMemo(() => columnsIn(columns, offered) ?? usual, [columns, offered, usual])

  return {
    layout,
    query: isTable ? { limit: size, sort } : { limit: parcelsPerPage },
    sort,
    isNewestFirst: !isTable || sort === newestFirst,
    shown,
    setLayout: (next) => {
      rememberParcelLayout({ view: next })
      const table = { size: remembered.size, columns: remembered.columns }
      const initial = { size: tablePageSizes[0], columns: '', sort: newestFirst }
      setSearch({ view: next, page: 1, ...(next === 'table' ? table : initial) }, 'replace')
    },
    setSize: (next) => {
      rememberParcelLayout({ size: next })
      setSearch({ size: next, page: 1 })
    },
    setSort: (next) => setSearch({ sort: wireSortOf(next, parcelSorts) ?? newestFirst, page: 1 }),
    setShown: (next) => {
      const text = columnsText(next, usual)
      rememberParcelLayout({ columns: text })
      setSearch({ columns: text }, 'replace')
    },
  }
}

/** Null for the usual ones. */
function columnsIn(text: string, offered: readonly OptionalColumn[]): OptionalColumn[] | null {
  if (text === '') return null
  const keys = text.split('.')
  return offered.filter((key) => keys.includes(key))
}

function columnsText(shown: readonly OptionalColumn[], usual: readonly OptionalColumn[]): string {
  const text = shown.join('.')
  if (text === usual.join('.')) return ''
  return text === '' ? 'none' : text
}
