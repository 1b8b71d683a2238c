import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import type { ParcelCounts } from '../../api/model.ts'
import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import { SearchBox, Toolbar } from '../../ui/field/search-box.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import type { ExportOutcomeProps } from './export/export-outcome.tsx'
import type { ExportControls } from './export/use-export.ts'
import { ChoiceFilters, CreatedFilter } from './parcel-filters.tsx'
import type { ParcelFilters } from './parcel-filters.tsx'
import { LayoutSwitch } from './table/layout-switch.tsx'
import type { ParcelView } from './table/parcel-view.ts'

interface ParcelFilterAreaProps {
  /** Whose list it is. */
  area: 'ADMIN' | 'SENDER'
  /** What the search looks through. */
  placeholder: string
  filters: ParcelFilters
  /** How many there are of each status; null while that is unknown. */
  counts: ParcelCounts | null
  layout: ParcelView
  lastExport: ExportControls
  /** What is typed replaces the step before, so that not every word is one to go back to. */
  onChange: (change: Partial<ParcelFilters>, step?: 'replace') => void
}

/** What stands above a list of parcels: the search, the filters, the layout, and what became of an export. */
export function ParcelFilterArea(props: ParcelFilterAreaProps) {
  const { area, placeholder, filters, counts, layout, lastExport, onChange } = props
  const [, navigate] = useLocation()

  /** A full tracking ID leads to its parcel's page; the search that comes else shows what failed. */
  async function openParcel(text: string, signal: AbortSignal): Promise<boolean> {
    const findParcel = await loadFindParcel().catch(() => null)
    const parcel = await findParcel?.(area, text, signal).catch(() => null)
    if (!parcel || signal.aborted) return false
    navigate(paths.parcel(area, parcel.id))
    return true
  }

  return (
    <Area>
      <ExportOutcome
        open={lastExport.state.state !== 'idle'}
        outcome={lastExport.state}
        onRetry={lastExport.startAgain}
        onClose={lastExport.dismiss}
      />
      <Toolbar>
        <SearchBox
          label="Search parcels"
          placeholder={placeholder}
          hint="Enter a full tracking ID to open its parcel."
          value={filters.q}
          onEnter={openParcel}
          onSearch={(q) => onChange({ q }, 'replace')}
        />
        <CreatedFilter value={{ from: filters.from, to: filters.to }} onChange={onChange} />
      </Toolbar>
      <ChoiceFilters value={filters} counts={counts} onChange={onChange} />
      <LayoutSwitch view={layout.view} setLayout={layout.setLayout} />
    </Area>
  )
}

/** Loads what the search and the export need, so that it is there when the connection is not. */
export async function prepareParcelFilterArea(): Promise<void> {
  await Promise.all([loadExportOutcome(), loadFindParcel()])
}

const loadExportOutcome = async () => (await import('./export/export-outcome.tsx')).ExportOutcome
const loadFindParcel = async () => (await import('../../stores/find-parcel.ts')).findParcel
const ExportOutcome = lazyDialog<ExportOutcomeProps>(loadExportOutcome)

const Area = styled(Stack).attrs({ $gap: 5 })`
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
