import { useEffect } from 'react'
import type { ParcelSort } from '../../../../openapi.d.ts'
import {
  oneOf,
  oneOfNumbers,
  optionalOneOf,
  searchSchema,
  text,
} from '../../../lib/search-params.ts'
import type { SearchState, SetSearchState } from '../../../lib/search-params.ts'
import {
  parcelLayouts,
  rememberParcelLayout,
  tablePageSizes,
  useParcelLayout,
} from '../../../stores/parcel-layout.ts'
import type { ParcelLayout } from '../../../stores/parcel-layout.ts'
import { parcelsPerPage } from '../paged-parcels.tsx'

export const newestFirst = '-createdAt'

export const parcelSorts = [
  newestFirst,
  'createdAt',
  '-updatedAt',
  'updatedAt',
  '-weight',
  'weight',
  '-fee',
  'fee',
] as const satisfies readonly ParcelSort[]

/** Layout of a list of parcels, as URL parameters; all but `view` are for the table. */
export const viewParams = {
  view: optionalOneOf(parcelLayouts),
  size: oneOfNumbers(tablePageSizes, tablePageSizes[0]),
  columns: text(),
  sort: oneOf(parcelSorts, newestFirst),
}

const viewSchema = searchSchema(viewParams)
type ViewState = SearchState<typeof viewSchema>

export interface ParcelView extends ParcelLayout {
  sort: ParcelSort
  isNewestFirst: boolean
  /** Query of the list; cards come six at a time, newest first. */
  query: { limit: number; sort?: ParcelSort }
  setLayout: (view: ParcelLayout['view']) => void
  setSize: (size: number) => void
  setColumns: (columns: string) => void
  setSort: (sort: ParcelSort) => void
}

/**
 * Shows the layout in the URL, so that a link looks the same for every user. If the URL has none, shows the
 * last layout of this browser, which is then written into the URL. A change of layout or columns adds no
 * history entry; another page, size or order does.
 */
export function useParcelView(
  { sort, ...address }: ViewState,
  setSearch: SetSearchState<ViewState & { page: number }>,
): ParcelView {
  const remembered = useParcelLayout()
  const { view, size, columns } = address.view === null ? remembered : address
  const isTable = view === 'table'

  const isUnsaid = isTable && address.view === null
  useEffect(() => {
    if (isUnsaid) setSearch({ view: 'table', size, columns }, 'replace')
  }, [isUnsaid, setSearch, size, columns])

  return {
    view: view ?? 'cards',
    size,
    columns,
    sort,
    isNewestFirst: !isTable || sort === newestFirst,
    query: isTable ? { limit: size, sort } : { limit: parcelsPerPage },
    setLayout: (next) => {
      rememberParcelLayout({ view: next })
      const shown = next === 'table' ? remembered : initial
      const { size: nextSize, columns: nextColumns } = shown
      setSearch(
        { view: next, size: nextSize, columns: nextColumns, sort: newestFirst, page: 1 },
        'replace',
      )
    },
    setSize: (next) => {
      rememberParcelLayout({ size: next })
      setSearch({ size: next, page: 1 })
    },
    setColumns: (next) => {
      rememberParcelLayout({ columns: next })
      setSearch({ columns: next }, 'replace')
    },
    setSort: (next) => setSearch({ sort: next, page: 1 }),
  }
}

const initial = { size: tablePageSizes[0], columns: '' }
