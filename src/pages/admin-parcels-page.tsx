import { useEffect } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import type { Parcel } from '../api/model.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { DeliveredIcon, DownloadIcon } from '../ui/icons/icons.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { lazyDialog } from '../ui/dialog/dialog.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { BesideMenu } from '../ui/menu/row-actions.tsx'
import { BlockParcelControl } from '../features/parcels/block-parcel-control.tsx'
import type { BulkStatusBarProps } from '../features/parcels/bulk/bulk-status-bar.tsx'
import { useParcelSelection } from '../features/parcels/bulk/selection.tsx'
import { countedRows, useExport } from '../features/parcels/export/use-export.ts'
import {
  ParcelFilterArea,
  prepareParcelFilterArea,
} from '../features/parcels/parcel-filter-area.tsx'
import {
  filterParams,
  filterQuery,
  isFiltered,
  noFilters,
} from '../features/parcels/parcel-filters.tsx'
import type { ParcelFilters } from '../features/parcels/parcel-filters.tsx'
import { ParcelListing, prepareParcelTable } from '../features/parcels/parcel-listing.tsx'
import { RecordAttemptControl } from '../features/parcels/record-attempt-control.tsx'
import { useParcelView, viewParams } from '../features/parcels/table/parcel-view.ts'
import { UpdateStatusControl } from '../features/parcels/update-status-control.tsx'
import { paths } from '../lib/paths.ts'
import { positiveInteger, searchSchema, useSearchState } from '../lib/search-params.ts'
import { whenIdle } from '../lib/scheduling.ts'
import { useParcelCounts } from '../stores/parcel-counts.ts'
import { useAllParcels } from '../stores/parcels.ts'

const loadBulkStatusBar = async () =>
  (await import('../features/parcels/bulk/bulk-status-bar.tsx')).BulkStatusBar
/** Preloads the code, as the connection may be lost later. */
const prepare = () =>
  Promise.all([loadBulkStatusBar(), prepareParcelFilterArea(), prepareParcelTable()])
const BulkStatusBar = lazyDialog<BulkStatusBarProps>(loadBulkStatusBar)

export default function AdminParcelsPage() {
  const [{ page, view: asked, size, columns, sort, ...filters }, setSearch] = useSearchState(search)
  const layout = useParcelView({ view: asked, size, columns, sort }, setSearch)
  const filterBy = (change: Partial<ParcelFilters>, step?: 'replace') =>
    setSearch({ ...change, page: 1 }, step)
  const query = filterQuery(filters)
  const { status: _everyStatus, ...counted } = query
  const view = useAllParcels({ page, ...layout.query, ...query })
  const counts = useParcelCounts(counted)
  const selection = useParcelSelection(JSON.stringify(query), view)
  const { button: exportButton, start: startExport, ...lastExport } = useExport()
  const filtered = isFiltered(filters)

  useEffect(() => whenIdle(() => void prepare().catch(() => {})), [])

  return (
    <>
      <PageHeader
        isCompact
        title={common.allParcels}
        description={layout.isNewestFirst ? t.everyParcelNewestFirst : t.everyParcel}
        actions={
          <Button
            ref={exportButton}
            icon={<DownloadIcon />}
            busy={lastExport.state.state === 'running'}
            onClick={() => startExport({ query, total: countedRows(view) })}
          >
            {common.exportCsv}
          </Button>
        }
      />
      <ParcelFilterArea
        area="ADMIN"
        placeholder={t.trackingIdNameEmailOrAddress}
        filters={filters}
        counts={counts}
        lastExport={lastExport}
        onChange={filterBy}
      />
      <ParcelListing
        caption={t.allParcelsCaption}
        layout={layout}
        selection={selection.rows}
        view={view}
        page={page}
        onPage={(next, step) => setSearch({ page: next }, step)}
        area="ADMIN"
        checkboxes={selection.checkboxes}
        controls={controls}
        empty={
          <EmptyState
            title={t.noParcelsFound}
            action={
              filtered && (
                <Button onClick={() => filterBy(noFilters)}>{t.clearSearchAndFilter}</Button>
              )
            }
          >
            {filtered && t.nothingMatches}
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
    <BesideMenu>
      <UpdateStatusControl parcel={parcel} />
    </BesideMenu>
    {parcel.actions?.includes('recordDelivery') && (
      // A link, not the control: its dialog, with the proof, would be lost when the row leaves the list.
      <LinkButton href={paths.parcel('ADMIN', parcel.id)} icon={<DeliveredIcon />}>
        {common.handOver}
      </LinkButton>
    )}
    {parcel.actions?.includes('recordAttempt') && <RecordAttemptControl parcel={parcel} />}
    <BlockParcelControl parcel={parcel} />
  </>
)

const search = searchSchema({ page: positiveInteger(1), ...filterParams, ...viewParams })
