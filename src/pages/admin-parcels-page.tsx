import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Parcel } from '../api/model.ts'
import { Button } from '../ui/button/button.tsx'
import { DownloadIcon } from '../ui/icons/icons.tsx'
import { PageHeader, Stack } from '../ui/layout/layout.tsx'
import { lazyDialog } from '../ui/dialog/dialog.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { focusContentAfter } from '../ui/focus/focus-after.ts'
import { space } from '../ui/theme/tokens.ts'
import { SearchBox, Toolbar } from '../features/dashboard/toolbar.tsx'
import { BlockParcelControl } from '../features/parcels/block-parcel-control.tsx'
import type { BulkStatusBarProps } from '../features/parcels/bulk/bulk-status-bar.tsx'
import { useParcelSelection } from '../features/parcels/bulk/selection.tsx'
import type { ExportOutcomeProps } from '../features/parcels/export/export-outcome.tsx'
import { useExport } from '../features/parcels/export/use-export.ts'
import { parcelsPerPage } from '../features/parcels/paged-parcels.tsx'
import {
  ChoiceFilters,
  CreatedFilter,
  filterParams,
  filterQuery,
  noFilters,
} from '../features/parcels/parcel-filters.tsx'
import type { ParcelFilters } from '../features/parcels/parcel-filters.tsx'
import { RecordDeliveryControl } from '../features/parcels/delivery/record-delivery-control.tsx'
import { ParcelList } from '../features/parcels/parcel-list.tsx'
import { RecordAttemptControl } from '../features/parcels/record-attempt-control.tsx'
import { UpdateStatusControl } from '../features/parcels/update-status-control.tsx'
import { media } from '../lib/media.ts'
import { positiveInteger, searchSchema, useSearchState } from '../lib/search-params.ts'
import { whenIdle } from '../lib/scheduling.ts'
import { useParcelCounts } from '../stores/parcel-counts.ts'
import { useAllParcels } from '../stores/parcels.ts'

const loadBulkStatusBar = async () =>
  (await import('../features/parcels/bulk/bulk-status-bar.tsx')).BulkStatusBar
const loadExportOutcome = async () =>
  (await import('../features/parcels/export/export-outcome.tsx')).ExportOutcome
const BulkStatusBar = lazyDialog<BulkStatusBarProps>(loadBulkStatusBar)
const ExportOutcome = lazyDialog<ExportOutcomeProps>(loadExportOutcome)

export default function AdminParcelsPage() {
  const [{ page, ...filters }, setSearch] = useSearchState(search)
  const filterBy = (change: Partial<ParcelFilters>) => setSearch({ ...change, page: 1 })
  const query = filterQuery(filters)
  const { status: _everyStatus, ...counted } = query
  const view = useAllParcels({ page, limit: parcelsPerPage, ...query })
  const counts = useParcelCounts(counted)
  const selection = useParcelSelection(JSON.stringify(query), view)
  const { state: outcome, start, startAgain, dismiss } = useExport()
  const exportButton = useRef<HTMLButtonElement>(null)
  const filtered = Object.values(filters).some((value) => value !== null && value !== '')
  const isCounted = view.status === 'success' && !view.isFetching && !view.totalIsCapped
  const total = isCounted ? view.total : null

  /** The pressed button goes with what it stands in. */
  const leavingOutcome = (act: () => void) => () => {
    exportButton.current?.focus({ preventScroll: true })
    act()
  }

  // There before the line is lost, like every dialog.
  useEffect(
    () =>
      whenIdle(() => void Promise.all([loadBulkStatusBar(), loadExportOutcome()]).catch(() => {})),
    [],
  )

  return (
    <>
      <PageHeader
        title="All Parcels"
        description="Every parcel of every sender, newest first."
        actions={
          <Button
            ref={exportButton}
            icon={<DownloadIcon />}
            busy={outcome.state === 'running'}
            onClick={() => start({ query, total })}
          >
            Export CSV
          </Button>
        }
      />
      <Above>
        <ExportOutcome
          open={outcome.state !== 'idle'}
          outcome={outcome}
          onRetry={leavingOutcome(startAgain)}
          onClose={leavingOutcome(dismiss)}
        />
        <Toolbar>
          <SearchBox
            label="Search parcels"
            placeholder="Tracking ID, name, email or address"
            value={filters.q}
            onSearch={(q) => setSearch({ q, page: 1 }, 'replace')}
          />
          <CreatedFilter value={{ from: filters.from, to: filters.to }} onChange={filterBy} />
        </Toolbar>
        <ChoiceFilters value={filters} counts={counts} onChange={filterBy} />
      </Above>
      <ParcelList
        view={view}
        page={page}
        onPage={(next, step) => setSearch({ page: next }, step)}
        area="ADMIN"
        checkboxes={selection.checkboxes}
        controls={controls}
        empty={
          <EmptyState
            title="No parcels found."
            action={
              filtered && (
                <Button ref={focusContentAfter} onClick={() => filterBy(noFilters)}>
                  Clear search and filter
                </Button>
              )
            }
          >
            {filtered && 'Nothing matches the search and the filters.'}
          </EmptyState>
        }
      />
      <BulkStatusBar
        open={selection.selected.length > 0}
        selected={selection.selected}
        elsewhere={selection.elsewhere}
        onClear={selection.clear}
        onClose={selection.clear}
        onDone={selection.deselect}
      />
    </>
  )
}

const controls = (parcel: Parcel) => (
  <>
    <UpdateStatusControl parcel={parcel} />
    {parcel.actions?.includes('recordDelivery') && <RecordDeliveryControl parcel={parcel} />}
    {parcel.actions?.includes('recordAttempt') && <RecordAttemptControl parcel={parcel} />}
    <BlockParcelControl parcel={parcel} />
  </>
)

const search = searchSchema({ page: positiveInteger(1), ...filterParams })

const Above = styled(Stack).attrs({ $gap: 5 })`
  margin-bottom: ${space(6)};
  [role='search'] {
    margin-bottom: 0;
  }
  fieldset {
    flex: 1 1 27rem;
  }
  @media ${media.phone} {
    fieldset {
      flex-basis: 100%;
    }
  }
`
