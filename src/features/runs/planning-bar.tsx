import { useMemo } from 'react'
import * as t from '#texts/runs.ts'
import type { RunSummary, UnplannedParcel } from '../../../openapi.d.ts'
import { formatWeight } from '../../../domain/format.ts'
import { stopsOf } from '../../../domain/stops.ts'
import { Button } from '../../ui/button/button.tsx'
import { PlusIcon, RouteIcon, SplitIcon } from '../../ui/icons/icons.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { reasonAgainstMove, runLabels } from './run-state.tsx'
import { StopSelectionBar } from './selection-bar.tsx'

type PlanningBarProps = {
  selected: readonly UnplannedParcel[]
  runs: readonly RunSummary[]
  busy: boolean
  /** Reason why no run can be created. */
  newRunReason: string | undefined
  onPut: (run: RunSummary) => void
  onNewRun: () => void
  onSplit: () => void
  onClear: () => void
}

/** Sums of the selected parcels, and the runs to which they can be added. */
export function PlanningBar({ selected, runs, busy, newRunReason, ...on }: PlanningBarProps) {
  const sums = useMemo(() => sumsText(selected), [selected])
  const open = runs.filter((run) => reasonAgainstMove('plan', run) === undefined)
  return (
    <StopSelectionBar
      label={t.selectedParcels}
      more={t.moreForSelectedParcels}
      text={sums}
      shortText={parcelsText(selected)}
      others={[
        {
          label: t.splitByPostcode,
          icon: <SplitIcon size={18} />,
          disabledReason: open.length < 2 ? t.noTwoRuns : undefined,
          onSelect: on.onSplit,
        },
      ]}
      onClear={on.onClear}
    >
      <Menu
        label={t.putOnRun}
        trigger={
          <Button size="small" tone="primary" icon={<RouteIcon size={18} />} busy={busy}>
            {t.putOnRun}
          </Button>
        }
        items={[
          ...runLabels(runs).map(({ run, label }) => ({
            label,
            disabledReason: reasonAgainstMove('plan', run),
            onSelect: () => on.onPut(run),
          })),
          {
            label: t.newRun,
            icon: <PlusIcon />,
            disabledReason: newRunReason,
            onSelect: on.onNewRun,
          },
        ]}
      />
    </StopSelectionBar>
  )
}

export function sumsText(parcels: readonly UnplannedParcel[]): string {
  const stops = stopsOf(parcels, ({ address }) => address).length
  const weight = parcels.reduce((sum, parcel) => sum + parcel.weight, 0)
  return [t.countStops({ count: stops }), parcelsText(parcels), formatWeight(weight)].join(' · ')
}

const parcelsText = ({ length }: readonly UnplannedParcel[]) => t.countParcels({ count: length })
