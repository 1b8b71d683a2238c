import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Parcel } from '../api/model.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { DeliveredIcon, DownloadIcon } from '../ui/icons/icons.tsx'
import { PageHeader } from '../ui/layout/layout.tsx'
import { lazyDialog } from '../ui/dialog/dialog.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { focusContentAfter } from '../ui/focus/focus-after.ts'
import { SearchBox, Toolbar } from '../features/dashboard/toolbar.tsx'
import { BlockParcelControl } from '../features/parcels/block-parcel-control.tsx'
import type { BulkStatusBarProps } from '../features/parcels/bulk/bulk-status-bar.tsx'
import { useParcelSelection } from '../features/parcels/bulk/selection.tsx'
import type { ExportOutcomeProps } from '../features/parcels/export/export-outcome.tsx'
import { countedRows, useExport } from '../features/parcels/export/use-export.ts'
import {
  ChoiceFilters,
  CreatedFilter,
  FilterArea,
  filterParams,
  filterQuery,
  isFiltered,
  noFilters,
} from '../features/parcels/parcel-filters.tsx'
import type { ParcelFilters } from '../features/parcels/parcel-filters.tsx'
import { ParcelListing, prepareParcelTable } from '../features/parcels/parcel-listing.tsx'
import { RecordAttemptControl } from '../features/parcels/record-attempt-control.tsx'
import { LayoutSwitch } from '../features/parcels/table/layout-switch.tsx'
import { useParcelView, viewParams } from '../features/parcels/table/parcel-view.ts'
import { UpdateStatusControl } from '../features/parcels/update-status-control.tsx'
import { paths } from '../lib/paths.ts'
import { positiveInteger, searchSchema, useSearchState } from '../lib/search-params.ts'
import { whenIdle } from '../lib/scheduling.ts'
import { useParcelCounts } from '../stores/parcel-counts.ts'
import { useAllParcels } from '../stores/parcels.ts'

const loadBulkStatusBar = async () =>
  (await import('../features/parcels/bulk/bulk-status-bar.tsx')).BulkStatusBar
const loadExportOutcome = async () =>
  (await import('../features/parcels/export/export-outcome.tsx')).ExportOutcome
const loadFindParcel = async () => (await import('../features/parcels/find-parcel.ts')).findParcel
/** There before the line is lost, like every dialog. */
const prepare = () =>
  Promise.all([loadBulkStatusBar(), loadExportOutcome(), loadFindParcel(), prepareParcelTable()])
const BulkStatusBar = lazyDialog<BulkStatusBarProps>(loadBulkStatusBar)
const ExportOutcome = lazyDialog<ExportOutcomeProps>(loadExportOutcome)

export default function AdminParcelsPage() {
  const [{ page, view: asked, size, columns, sort, ...filters }, setSearch] = useSearchState(search)
  const layout = useParcelView({ view: asked, size, columns, sort }, setSearch)
  const [, navigate] = useLocation()
  const filterBy = (change: Partial<ParcelFilters>) => setSearch({ ...change, page: 1 })
  const query = filterQuery(filters)
  const { status: _everyStatus, ...counted } = query
  const view = useAllParcels({ page, ...layout.query, ...query })
  const counts = useParcelCounts(counted)
  const selection = useParcelSelection(JSON.stringify(query), view)
  const { state: outcome, button: exportButton, start, startAgain, dismiss } = useExport()
  const filtered = isFiltered(filters)

  /** A full tracking ID leads to its parcel's page; the search that comes else shows what failed. */
  const openParcel = async (text: string, signal: AbortSignal): Promise<boolean> => {
    const findParcel = await loadFindParcel().catch(() => null)
    const parcel = await findParcel?.('ADMIN', text, signal).catch(() => null)
    if (!parcel || signal.aborted) return false
    navigate(paths.parcel('ADMIN', parcel.id))
    return true
  }

  useEffect(() => whenIdle(() => void prepare().catch(() => {})), [])

  return (
    <>
      <PageHeader
        title="All Parcels"
        description={`Every parcel of every sender${layout.isNewestFirst ? ', newest first' : ''}.`}
        actions={
          <Button
            ref={exportButton}
            icon={<DownloadIcon />}
            busy={outcome.state === 'running'}
            onClick={() => start({ query, total: countedRows(view) })}
          >
            Export CSV
          </Button>
        }
      />
      <FilterArea>
        <ExportOutcome
          open={outcome.state !== 'idle'}
          outcome={outcome}
          onRetry={startAgain}
          onClose={dismiss}
        />
        <Toolbar>
          <SearchBox
            label="Search parcels"
            placeholder="Tracking ID, name, email or address"
            hint="Enter opens the parcel of a full tracking ID."
            value={filters.q}
            onEnter={openParcel}
            onSearch={(q) => setSearch({ q, page: 1 }, 'replace')}
          />
          <CreatedFilter value={{ from: filters.from, to: filters.to }} onChange={filterBy} />
        </Toolbar>
        <ChoiceFilters value={filters} counts={counts} onChange={filterBy} />
        <LayoutSwitch view={layout.view} setLayout={layout.setLayout} />
      </FilterArea>
      <ParcelListing
        caption="All parcels"
        layout={layout}
        usualColumns={usualColumns}
        selection={selection.rows}
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
    {parcel.actions?.includes('recordDelivery') && (
      // Not the control itself: with the row, all that proves the delivery would leave its dialog.
      <LinkButton href={paths.parcel('ADMIN', parcel.id)} icon={<DeliveredIcon />}>
        Hand over
      </LinkButton>
    )}
    {parcel.actions?.includes('recordAttempt') && <RecordAttemptControl parcel={parcel} />}
    <BlockParcelControl parcel={parcel} />
  </>
)

const search = searchSchema({ page: positiveInteger(1), ...filterParams, ...viewParams })

const usualColumns = ['status', 'receiver', 'to', 'weight', 'created'] as const
