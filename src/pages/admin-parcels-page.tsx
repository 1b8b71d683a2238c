import { Button } from '../design/button.tsx'
import { PageHeader } from '../design/layout.tsx'
import { EmptyState } from '../design/state.tsx'
import { SearchBox } from '../features/dashboard/search-box.tsx'
import { Toolbar } from '../features/dashboard/toolbar.tsx'
import { BlockParcelControl } from '../features/parcels/block-parcel-control.tsx'
import { ParcelList, parcelsPerPage } from '../features/parcels/parcel-list.tsx'
import { shownStatuses, StatusFilter } from '../features/parcels/status-filter.tsx'
import { UpdateStatusControl } from '../features/parcels/update-status-control.tsx'
import {
  optionalOneOf,
  positiveInteger,
  searchSchema,
  text,
  useSearchState,
} from '../lib/search-params.ts'
import { useAllParcels } from '../stores/parcels.ts'

export default function AdminParcelsPage() {
  const [{ page, q, status }, setSearch] = useSearchState(search)
  const view = useAllParcels({ page, limit: parcelsPerPage, q, status: status ?? undefined })
  const filtered = q !== '' || status !== null

  return (
    <>
      <PageHeader title="All Parcels" description="Every parcel of every sender, newest first." />
      <Toolbar>
        <SearchBox
          label="Search parcels"
          placeholder="Tracking ID, name, email or address"
          value={q}
          onSearch={(next) => setSearch({ q: next, page: 1 }, 'replace')}
        />
        <StatusFilter value={status} onChange={(next) => setSearch({ status: next, page: 1 })} />
      </Toolbar>
      <ParcelList
        view={view}
        page={page}
        onPage={(next, step) => setSearch({ page: next }, step)}
        area="ADMIN"
        controls={(parcel) => (
          <>
            <UpdateStatusControl parcel={parcel} />
            <BlockParcelControl parcel={parcel} />
          </>
        )}
        empty={
          <EmptyState
            title="No parcels found."
            action={
              filtered && (
                <Button onClick={() => setSearch({ q: '', status: null, page: 1 })}>
                  Clear search and filter
                </Button>
              )
            }
          >
            {filtered && 'Nothing matches the search and the status.'}
          </EmptyState>
        }
      />
    </>
  )
}

const search = searchSchema({
  page: positiveInteger(1),
  q: text(),
  status: optionalOneOf(shownStatuses),
})
