import { useMemo } from 'react'
import { styled } from 'styled-components'
import { formatWeight } from '../../../domain/format.ts'
import { stopsOf } from '../../../domain/stops.ts'
import type { RunSummary, UnplannedParcel } from '../../api/runs.ts'
import { media } from '../../lib/media.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectionFrame } from '../../ui/checkbox/selection-frame.ts'
import { PlusIcon, RouteIcon, SplitIcon } from '../../ui/icons/icons.tsx'
import { visuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { reasonAgainst, runLabels } from './run-state.tsx'

type PlanningBarProps = {
  selected: readonly UnplannedParcel[]
  runs: readonly RunSummary[]
  busy: boolean
  /** A reason why no run can be made. */
  newRunReason: string | undefined
  onPut: (run: RunSummary) => void
  onNewRun: () => void
  onSplit: () => void
  onClear: () => void
}

/** Sums of the selected parcels, and the runs that they can be put on. */
export function PlanningBar({ selected, runs, busy, newRunReason, ...on }: PlanningBarProps) {
  const sums = useMemo(() => sumsText(selected), [selected])
  const open = runs.filter((run) => reasonAgainst('plan', run) === undefined)
  return (
    <Bar aria-label="Selected parcels">
      <output>{sums}</output>
      <Menu
        label="Put on run"
        trigger={
          <Button size="small" tone="primary" icon={<RouteIcon size={18} />} busy={busy}>
            Put on run
          </Button>
        }
        items={[
          ...runLabels(runs).map(({ run, label }) => ({
            label,
            disabledReason: reasonAgainst('plan', run),
            onSelect: () => on.onPut(run),
          })),
          {
            label: 'New run',
            icon: <PlusIcon />,
            disabledReason: newRunReason,
            onSelect: on.onNewRun,
          },
        ]}
      />
      <Button
        size="small"
        icon={<SplitIcon size={18} />}
        disabledReason={open.length < 2 ? 'There are no two runs to split them between' : undefined}
        onClick={on.onSplit}
      >
        <span>
          Split <Further>by postcode</Further>
        </span>
      </Button>
      <Button size="small" tone="ghost" onClick={on.onClear}>
        <span>
          Clear <Further>selection</Further>
        </span>
      </Button>
    </Bar>
  )
}

/** On a phone it is two lines high, and what the short words mean is only said. */
const Bar = styled(SelectionFrame)`
  @media ${media.phone} {
    padding-inline: ${space(3)};
    output {
      flex: 1 0 100%;
    }
    svg {
      display: none;
    }
  }
`

const Further = styled.span`
  @media ${media.phone} {
    ${visuallyHidden}
  }
`

export function sumsText(parcels: readonly UnplannedParcel[]): string {
  const stops = stopsOf(parcels, ({ address }) => address).length
  const weight = parcels.reduce((sum, parcel) => sum + parcel.weight, 0)
  return [
    `${stops} ${stops === 1 ? 'stop' : 'stops'}`,
    `${parcels.length} ${parcels.length === 1 ? 'parcel' : 'parcels'}`,
    formatWeight(weight),
  ].join(' · ')
}
