import { useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Parcel } from '../api/model.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { DownloadIcon, PlusIcon } from '../ui/icons/icons.tsx'
import { PageHeader } from '../ui/layout/layout.tsx'
import { lazyDialog } from '../ui/dialog/dialog.tsx'
import { focusContentAfter } from '../ui/focus/focus-after.ts'
import { SkeletonCards } from '../ui/progress/skeleton.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { SearchBox, Toolbar } from '../features/dashboard/toolbar.tsx'
import { CancelParcelControl } from '../features/parcels/cancel-parcel-control.tsx'
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
import { LayoutSwitch } from '../features/parcels/table/layout-switch.tsx'
import { newestFirst, useParcelView, viewParams } from '../features/parcels/table/parcel-view.ts'
import { SendAgainControls } from '../features/parcels/send-again-controls.tsx'
import { useParcelCreation } from '../features/parcels/use-parcel-creation.tsx'
import { paths } from '../lib/paths.ts'
import { positiveInteger, searchSchema, useSearchState } from '../lib/search-params.ts'
import { whenIdle } from '../lib/scheduling.ts'
import { useMyParcelCounts } from '../stores/parcel-counts.ts'
import { useMyParcels } from '../stores/parcels.ts'

const loadExportOutcome = async () =>
  (await import('../features/parcels/export/export-outcome.tsx')).ExportOutcome
const loadFindParcel = async () => (await import('../features/parcels/find-parcel.ts')).findParcel
/** There before the line is lost, like every dialog. */
const prepare = () => Promise.all([loadExportOutcome(), loadFindParcel(), prepareParcelTable()])
const ExportOutcome = lazyDialog<ExportOutcomeProps>(loadExportOutcome)

export default function SenderParcelsPage() {
  const [{ page, view: asked, size, columns, sort, ...filters }, setSearch] = useSearchState(search)
  const layout = useParcelView({ view: asked, size, columns, sort }, setSearch)
  const [, navigate] = useLocation()
  // The newest parcel stands on the first page of all.
  const { begin, dialog } = useParcelCreation(() =>
    setSearch({ ...noFilters, sort: newestFirst, page: 1 }),
  )
  const openDialog = () => begin()
  const controls = useCallback(
    (parcel: Parcel) => (
      <>
        <CancelParcelControl parcel={parcel} />
        <SendAgainControls parcel={parcel} onBegin={begin} />
      </>
    ),
    [begin],
  )
  const filterBy = (change: Partial<ParcelFilters>) => setSearch({ ...change, page: 1 })
  const query = filterQuery(filters)
  const { status: _everyStatus, ...counted } = query
  const view = useMyParcels({ page, ...layout.query, ...query })
  const counts = useMyParcelCounts(counted)
  const { state: outcome, button: exportButton, start, startAgain, dismiss } = useExport()
  const filtered = isFiltered(filters)
  // A sender without a parcel has nothing to search, nor to export.
  const hasNone = view.status === 'success' && view.total === 0 && !filtered

  /** A full tracking ID leads to its parcel's page; the search that comes else shows what failed. */
  const openParcel = async (text: string, signal: AbortSignal): Promise<boolean> => {
    const findParcel = await loadFindParcel().catch(() => null)
    const parcel = await findParcel?.('SENDER', text, signal).catch(() => null)
    if (!parcel || signal.aborted) return false
    navigate(paths.parcel('SENDER', parcel.id))
    return true
  }

  useEffect(() => whenIdle(() => void prepare().catch(() => {})), [])

  return (
    <>
      <PageHeader
        title="My Parcels"
        description={`What you sent${layout.isNewestFirst ? ', newest first' : ''}.`}
        actions={
          (view.total > 0 || filtered) && (
            <>
              <Button
                ref={exportButton}
                icon={<DownloadIcon />}
                busy={outcome.state === 'running'}
                onClick={() => start({ query, total: countedRows(view) })}
              >
                Export CSV
              </Button>
              <LinkButton href={paths.senderImport()}>Import CSV</LinkButton>
              <Button tone="primary" icon={<PlusIcon />} onClick={openDialog}>
                Create Parcel
              </Button>
            </>
          )
        }
      />
      {!hasNone && (
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
              placeholder="Tracking ID, receiver or address"
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
      )}
      <ParcelListing
        caption="My parcels"
        layout={layout}
        usualColumns={usualColumns}
        view={view}
        page={page}
        onPage={(next, step) => setSearch({ page: next }, step)}
        area="SENDER"
        loading={layout.view === 'cards' ? <SkeletonCards text="Loading parcels…" /> : undefined}
        controls={controls}
        empty={
          filtered ? (
            <EmptyState
              title="No parcels found."
              action={
                <Button ref={focusContentAfter} onClick={() => filterBy(noFilters)}>
                  Clear search and filter
                </Button>
              }
            >
              Nothing matches the search and the filters.
            </EmptyState>
          ) : (
            <EmptyState
              title="No parcels found."
              action={
                <>
                  <Button tone="primary" size="large" icon={<PlusIcon />} onClick={openDialog}>
                    Send your first parcel
                  </Button>
                  <LinkButton href={paths.senderImport()} size="large">
                    Import CSV
                  </LinkButton>
                </>
              }
            >
              Say where it goes and what it weighs; the fee is shown before you confirm.
            </EmptyState>
          )
        }
      />
      {dialog}
    </>
  )
}

const search = searchSchema({ page: positiveInteger(1), ...filterParams, ...viewParams })

const usualColumns = ['status', 'receiver', 'to', 'weight', 'created'] as const
