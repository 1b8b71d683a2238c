import * as t from '#texts/runs.ts'
import type { RunSummary } from '../../../openapi.d.ts'
import { Button } from '../../ui/button/button.tsx'
import { ReturnIcon, RouteIcon } from '../../ui/icons/icons.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { reasonAgainstMove, runLabels } from './run-state.tsx'
import { StopSelectionBar } from './selection-bar.tsx'

type StopBarProps = {
  count: number
  /** Other runs of the day. */
  runs: readonly RunSummary[]
  busy: boolean
  onMoveTo: (run: RunSummary) => void
  onTakeOff: () => void
  onClear: () => void
}

/** Actions on the selected stops. */
export function StopBar({ count, runs, busy, onMoveTo, onTakeOff, onClear }: StopBarProps) {
  const move = (
    <Button
      size="small"
      tone="primary"
      icon={<RouteIcon size={18} />}
      busy={busy}
      disabledReason={runs.length === 0 ? t.noOtherRun : undefined}
    >
      {t.moveToRun}
    </Button>
  )
  return (
    <StopSelectionBar
      label={t.selectedStops}
      more={t.moreForSelectedStops}
      text={t.countStopsSelected({ count })}
      shortText={t.countStops({ count })}
      others={[{ label: t.takeOff, icon: <ReturnIcon size={18} />, busy, onSelect: onTakeOff }]}
      onClear={onClear}
    >
      {runs.length === 0 ? (
        move
      ) : (
        <Menu
          label={t.moveToRun}
          trigger={move}
          items={runLabels(runs).map(({ run, label }) => ({
            label,
            disabledReason: reasonAgainstMove('plan', run),
            onSelect: () => onMoveTo(run),
          }))}
        />
      )}
    </StopSelectionBar>
  )
}
