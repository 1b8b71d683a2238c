import { useCallback, useEffect } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import type { Parcel } from '../api/model.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { DownloadIcon, PlusIcon } from '../ui/icons/icons.tsx'
import { lazyDialog } from '../ui/dialog/dialog.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { SkeletonCards } from '../ui/progress/skeleton.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import type { SelectionBarProps } from '../features/parcels/bulk/selection-bar.tsx'
import { useParcelSelection } from '../features/parcels/bulk/selection.tsx'
import { CancelParcelControl } from '../features/parcels/cancel-parcel-control.tsx'
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
import { newestFirst, useParcelView, viewParams } from '../features/parcels/table/parcel-view.ts'
import { SendAgainControls } from '../features/parcels/send-again-controls.tsx'
import { useParcelCreation } from '../features/parcels/use-parcel-creation.tsx'
import { paths } from '../lib/paths.ts'
import { positiveInteger, searchSchema, useSearchState } from '../lib/search-params.ts'
import { whenIdle } from '../lib/scheduling.ts'
import { useMyParcelCounts } from '../stores/parcel-counts.ts'
import { useMyParcels } from '../stores/parcels.ts'

const loadLabelBar = async () => (await import('../features/parcels/bulk/label-bar.tsx')).LabelBar
/** Preloads the code, as the connection may be lost later. */
const prepare = () => Promise.all([loadLabelBar(), prepareParcelFilterArea(), prepareParcelTable()])
const LabelBar = lazyDialog<SelectionBarProps>(loadLabelBar)

export default function SenderParcelsPage() {
  const [{ page, view: asked, size, columns, sort, ...filters }, setSearch] = useSearchState(search)
  const layout = useParcelView({ view: asked, size, columns, sort }, setSearch)
  // Shows the new parcel: first page, newest first, no filters.
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
  const filterBy = (change: Partial<ParcelFilters>, step?: 'replace') =>
    setSearch({ ...change, page: 1 }, step)
  const query = filterQuery(filters)
  const { status: _everyStatus, ...counted } = query
  const view = useMyParcels({ page, ...layout.query, ...query })
  const counts = useMyParcelCounts(counted)
  const selection = useParcelSelection(JSON.stringify(query), view)
  const { button: exportButton, start: startExport, ...lastExport } = useExport()
  const filtered = isFiltered(filters)
  // No search and no export for a sender without parcels.
  const hasNone = view.status === 'success' && view.total === 0 && !filtered

  useEffect(() => whenIdle(() => void prepare().catch(() => {})), [])

  return (
    <>
      <PageHeader
        isCompact
        title={common.myParcels}
        description={layout.isNewestFirst ? t.whatYouSentNewestFirst : t.whatYouSent}
        actions={
          (view.total > 0 || filtered) && (
            <>
              <Button
                ref={exportButton}
                icon={<DownloadIcon />}
                busy={lastExport.state.state === 'running'}
                onClick={() => startExport({ query, total: countedRows(view) })}
              >
                {common.exportCsv}
              </Button>
              <LinkButton href={paths.senderImport()}>{t.importCsv}</LinkButton>
              <Button tone="primary" icon={<PlusIcon />} onClick={openDialog}>
                {t.createParcel}
              </Button>
            </>
          )
        }
      />
      {!hasNone && (
        <ParcelFilterArea
          area="SENDER"
          placeholder={t.trackingIdReceiverOrAddress}
          filters={filters}
          counts={counts}
          lastExport={lastExport}
          onChange={filterBy}
        />
      )}
      <ParcelListing
        caption={t.myParcelsCaption}
        layout={layout}
        selection={selection.rows}
        checkboxes={selection.checkboxes}
        view={view}
        page={page}
        onPage={(next, step) => setSearch({ page: next }, step)}
        area="SENDER"
        loading={layout.view === 'cards' ? <SkeletonCards text={t.loadingParcels} /> : undefined}
        controls={controls}
        empty={
          filtered ? (
            <EmptyState
              title={t.noParcelsFound}
              action={<Button onClick={() => filterBy(noFilters)}>{t.clearSearchAndFilter}</Button>}
            >
              {t.nothingMatches}
            </EmptyState>
          ) : (
            <EmptyState
              title={t.noParcelsFound}
              action={
                <>
                  <Button tone="primary" size="large" icon={<PlusIcon />} onClick={openDialog}>
                    {t.sendYourFirstParcel}
                  </Button>
                  <LinkButton href={paths.senderImport()} size="large">
                    {t.importCsv}
                  </LinkButton>
                </>
              }
            >
              {t.sayWhereItGoes}
            </EmptyState>
          )
        }
      />
      <LabelBar
        open={selection.selected.length > 0}
        selected={selection.selected}
        elsewhere={selection.elsewhere}
        onClear={selection.clear}
        onClose={selection.clear}
      />
      {dialog}
    </>
  )
}

const search = searchSchema({ page: positiveInteger(1), ...filterParams, ...viewParams })
