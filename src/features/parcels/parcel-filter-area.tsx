import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import type { ParcelCounts } from '../../api/model.ts'
import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import { FieldError } from '../../ui/field/field-frame.tsx'
import { SearchBox, Toolbar } from '../../ui/field/search-box.tsx'
import { SetFilters } from '../../ui/field/set-filters.tsx'
import { FilterIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { PopoverButton, preparePopovers } from '../../ui/popover/popover-button.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { sentence } from '../../lib/sentence.ts'
import { paths } from '../../lib/paths.ts'
import type { ExportOutcomeProps } from './export/export-outcome.tsx'
import type { ExportControls } from './export/use-export.ts'
import {
  backwardsError,
  FilterFields,
  noFilters,
  setFilters,
  StatusFilter,
} from './parcel-filters.tsx'
import type { ParcelFilters } from './parcel-filters.tsx'

interface ParcelFilterAreaProps {
  /** Role of the user who sees the list. */
  area: 'ADMIN' | 'SENDER'
  /** Says which fields the search covers. */
  placeholder: string
  filters: ParcelFilters
  /** Number of parcels of each status; null while it is unknown. */
  counts: ParcelCounts | null
  lastExport: ExportControls
  /** `replace` is used while typing, so that not every word becomes a history entry. */
  onChange: (change: Partial<ParcelFilters>, step?: 'replace') => void
}

/** Head of a list of parcels: search, filters, and the result of an export. */
export function ParcelFilterArea(props: ParcelFilterAreaProps) {
  const { area, placeholder, filters, counts, lastExport, onChange } = props
  const [, navigate] = useLocation()
  const set = setFilters(filters, onChange)
  const error = backwardsError(filters)

  /**
   * Opens the parcel of a full tracking ID; returns false if the list has to be searched, which also shows
   * errors.
   */
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
          label={common.searchParcels}
          placeholder={placeholder}
          hint={t.enterAFullTrackingId}
          value={filters.q}
          onEnter={openParcel}
          onSearch={(q) => onChange({ q }, 'replace')}
        />
        <PopoverButton
          title={t.filter}
          aria-label={set.length > 0 ? t.filterCountSet({ count: set.length }) : undefined}
          icon={<FilterIcon size={18} />}
          label={set.length > 0 ? filterWithCount(set.length) : t.filter}
        >
          <Fields>
            <FilterFields value={filters} counts={counts} onChange={onChange} />
          </Fields>
        </PopoverButton>
      </Toolbar>
      <StatusFilter
        value={filters.status}
        counts={counts}
        onChange={(status) => onChange({ status })}
      />
      <SetFilters filters={set} onClear={() => onChange(noFilters)} />
      {error !== undefined && <FieldError>{error}</FieldError>}
    </Area>
  )
}

/** Preloads the code of the search and the export, which cannot be loaded without a connection. */
export async function prepareParcelFilterArea(): Promise<void> {
  await Promise.all([loadExportOutcome(), loadFindParcel(), preparePopovers()])
}

const loadExportOutcome = async () => (await import('./export/export-outcome.tsx')).ExportOutcome
const loadFindParcel = async () => (await import('../../stores/find-parcel.ts')).findParcel
const ExportOutcome = lazyDialog<ExportOutcomeProps>(loadExportOutcome)

const filterWithCount = (count: number) =>
  sentence(t.filterWithCount({ count, set: (text) => <SetCount>{text}</SetCount> }))

const Area = styled(Stack).attrs({ $gap: 3 })`
  margin-bottom: ${space(3)};
  [role='search'] {
    margin-bottom: 0;
  }
`

const Fields = styled(Stack)`
  padding: ${space(4)};
`

const SetCount = styled.span`
  min-width: 1.375rem;
  padding-inline: ${space(1.5)};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.textOnAccent};
  font-size: ${fontSize.tiny};
  font-variant-numeric: tabular-nums;
  line-height: 1.375rem;
`
