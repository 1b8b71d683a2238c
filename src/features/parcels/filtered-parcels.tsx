import type { ReactNode } from 'react'
import * as t from '#texts/pages.ts'
import type { Parcel, ParcelCounts } from '../../api/model.ts'
import { usePreload } from '../../lib/use-preload.ts'
import { CsvFormatChoice, exportText } from '../../parcel/csv-format-choice.tsx'
import { useCsvFormat } from '../../stores/csv-format.ts'
import type { ListView } from '../../stores/query/query.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { useParcelSelection } from './bulk/selection.tsx'
import type { ParcelSelection } from './bulk/selection.tsx'
import { countedRows, useExport } from './export/use-export.ts'
import { ParcelFilterArea, prepareParcelFilterArea } from './parcel-filter-area.tsx'
import { noFilters } from './parcel-filters.tsx'
import { ParcelListing, prepareParcelTable } from './parcel-listing.tsx'
import type { ParcelSearch } from './use-parcel-search.ts'

type FilteredParcelsProps = {
  area: 'ADMIN' | 'SENDER'
  title: string
  description: string
  /** Caption of the table. */
  caption: string
  /** Says which fields the search covers. */
  placeholder: string
  search: ParcelSearch
  view: ListView<Parcel>
  counts: ParcelCounts | null
  controls: (parcel: Parcel) => ReactNode
  /** Shown beside the export. */
  actions?: ReactNode
  loading?: ReactNode
  /**
   * Replaces search, export and actions for a user who has no parcels at all; if left out, the usual empty
   * state is shown.
   */
  none?: ReactNode
  /** Actions on the selected parcels. */
  bar: (selection: ParcelSelection) => ReactNode
}

/** A list of parcels with search, filters, export and selection. */
export function FilteredParcels(props: FilteredParcelsProps) {
  const { area, search, view, counts, none, actions, controls, loading, bar } = props
  const { layout, filters, filterBy, isFiltered, query } = search
  const { total, status } = view
  const selection = useParcelSelection(JSON.stringify(query), view)
  const { button: exportButton, start: startExport, ...lastExport } = useExport()
  const format = useCsvFormat()
  const hasNone = none !== undefined && total === 0 && !isFiltered
  usePreload(prepare)

  return (
    <>
      <PageHeader
        isCompact
        title={props.title}
        description={props.description}
        actions={
          !hasNone && (
            <>
              <CsvFormatChoice>
                <Button
                  ref={exportButton}
                  icon={<DownloadIcon />}
                  busy={lastExport.state.state === 'running'}
                  onClick={() => startExport({ query, format, total: countedRows(view) })}
                >
                  {exportText(format)}
                </Button>
              </CsvFormatChoice>
              {actions}
            </>
          )
        }
      />
      {(!hasNone || status !== 'success') && (
        <ParcelFilterArea
          area={area}
          placeholder={props.placeholder}
          filters={filters}
          counts={counts}
          lastExport={lastExport}
          onChange={filterBy}
        />
      )}
      <ParcelListing
        caption={props.caption}
        layout={layout}
        selection={selection.rows}
        checkboxes={selection.checkboxes}
        view={view}
        page={search.page}
        onPage={search.showPage}
        area={area}
        loading={loading}
        controls={controls}
        empty={
          hasNone ? (
            none
          ) : (
            <EmptyState
              title={t.noParcelsFound}
              action={
                isFiltered && (
                  <Button onClick={() => filterBy(noFilters)}>{t.clearSearchAndFilter}</Button>
                )
              }
            >
              {isFiltered && t.nothingMatches}
            </EmptyState>
          )
        }
      />
      {bar(selection)}
    </>
  )
}

const prepare = () => Promise.all([prepareParcelFilterArea(), prepareParcelTable()])
