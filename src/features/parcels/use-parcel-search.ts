import { positiveInteger, searchSchema, useSearchState } from '../../lib/search-params.ts'
import type { SearchState } from '../../lib/search-params.ts'
import { filterParams, filterQuery, isFiltered } from './parcel-filters.tsx'
import { useParcelView, viewParams } from './table/parcel-view.ts'

/** The state of a list of parcels, kept in the URL: page, filters, and layout with sort order. */
export function useParcelSearch() {
  const [{ page, view, size, columns, sort, ...filters }, setSearch] = useSearchState(search)
  const layout = useParcelView({ view, size, columns, sort }, setSearch)
  const query = filterQuery(filters)
  const { status: _everyStatus, ...counted } = query
  return {
    page,
    layout,
    filters,
    isFiltered: isFiltered(filters),
    /** Query of the export. */
    query,
    listQuery: { page, ...layout.query, ...query },
    countQuery: counted,
    /** Changes filters or the order, and returns to the first page. */
    filterBy: (change: Partial<SearchState<typeof search>>, step?: 'replace') =>
      setSearch({ ...change, page: 1 }, step),
    showPage: (next: number, step?: 'replace') => setSearch({ page: next }, step),
  }
}

export type ParcelSearch = ReturnType<typeof useParcelSearch>

const search = searchSchema({ page: positiveInteger(1), ...filterParams, ...viewParams })
