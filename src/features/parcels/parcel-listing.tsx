import type { ReactNode } from 'react'
import { LazyBoundary, lazyComponent } from '../../ui/lazy/lazy-boundary.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { ParcelList } from './parcel-list.tsx'
import type { ParcelListProps } from './parcel-list.tsx'
import type { ParcelTableProps } from './table/parcel-table.tsx'

type ParcelListingProps = Omit<ParcelListProps, 'loading'> &
  Omit<ParcelTableProps, 'loading'> & { loading?: ReactNode }

/** Parcels as cards or as a table, whose code is loaded where it is chosen. */
export function ParcelListing(props: ParcelListingProps) {
  const { layout, loading = <LoadingArea text="Loading parcels…" /> } = props
  if (layout.view === 'cards') return <ParcelList {...props} loading={loading} />
  return (
    <LazyBoundary shown>
      {() => {
        const ParcelTable = parcelTable()
        return <ParcelTable {...props} loading={loading} />
      }}
    </LazyBoundary>
  )
}

/** Loads what the table needs, so that it is there when it is chosen. */
export async function prepareParcelTable(): Promise<void> {
  await loadParcelTable()
}

const loadParcelTable = async () => (await import('./table/parcel-table.tsx')).ParcelTable
const parcelTable = lazyComponent<ParcelTableProps>(loadParcelTable)
