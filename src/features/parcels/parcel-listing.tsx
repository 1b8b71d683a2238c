import { styled } from 'styled-components'
import { LazyBoundary, lazyComponent } from '../../ui/lazy/lazy-boundary.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { totalText } from './paged-parcels.tsx'
import { ParcelList } from './parcel-list.tsx'
import type { ParcelListProps } from './parcel-list.tsx'
import { ColumnChooser } from './table/column-chooser.tsx'
import { LayoutSwitch } from './table/layout-switch.tsx'
import type { ParcelTableProps } from './table/parcel-table.tsx'

type ParcelListingProps = ParcelListProps & ParcelTableProps

/** Number of parcels, and the parcels as cards or as a table, whose code is loaded on demand. */
export function ParcelListing(props: ParcelListingProps) {
  const { view, layout, area, checkboxes } = props
  const isTable = layout.view === 'table'
  const hasNone = view.status === 'success' && view.total === 0
  return (
    <>
      {!hasNone && (
        <Bar>
          {view.total > 0 && <p>{totalText(view)}</p>}
          {!isTable && view.total > 0 && checkboxes && <OfPage>{checkboxes.ofPage}</OfPage>}
          <Tools>
            {isTable && <ColumnChooser area={area} {...layout} />}
            <LayoutSwitch view={layout.view} setLayout={layout.setLayout} />
          </Tools>
        </Bar>
      )}
      {isTable ? (
        <LazyBoundary shown>
          {() => {
            const ParcelTable = parcelTable()
            return <ParcelTable {...props} />
          }}
        </LazyBoundary>
      ) : (
        <ParcelList {...props} />
      )}
    </>
  )
}

/** Preloads the table's code before the table is chosen. */
export async function prepareParcelTable(): Promise<void> {
  await loadParcelTable()
}

const loadParcelTable = async () => (await import('./table/parcel-table.tsx')).ParcelTable
const parcelTable = lazyComponent<ParcelTableProps>(loadParcelTable)

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  min-height: 2.25rem;
  margin-bottom: ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`

const OfPage = styled.div`
  @media ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
`
