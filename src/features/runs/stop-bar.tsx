import type { RunSummary } from '../../api/runs.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectionFrame } from '../../ui/checkbox/selection-frame.ts'
import { ReturnIcon, RouteIcon } from '../../ui/icons/icons.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { reasonAgainst, runLabels } from './run-state.tsx'

type StopBarProps = {
  count: number
  /** The others of the day. */
  runs: readonly RunSummary[]
  busy: boolean
  onMoveTo: (run: RunSummary) => void
  onTakeOff: () => void
  onClear: () => void
}

/** Actions on the selected stops together. */
export function StopBar({ count, runs, busy, onMoveTo, onTakeOff, onClear }: StopBarProps) {
  const move = (
    <Button
      size="small"
      tone="primary"
      icon={<RouteIcon size={18} />}
      busy={busy}
      disabledReason={runs.length === 0 ? 'There is no other run on this day' : undefined}
    >
      Move to run
    </Button>
  )
  return (
    <SelectionFrame aria-label="Selected stops">
      <output>{count === 1 ? '1 stop selected' : `${count} stops selected`}</output>
      {runs.length === 0 ? (
        move
      ) : (
        <Menu
          label="Move to run"
          trigger={move}
          items={runLabels(runs).map(({ run, label }) => ({
            label,
            disabledReason: reasonAgainst('plan', run),
            onSelect: () => onMoveTo(run),
          }))}
        />
      )}
      <Button size="small" icon={<ReturnIcon size={18} />} busy={busy} onClick={onTakeOff}>
        Take off
      </Button>
      <Button size="small" tone="ghost" onClick={onClear}>
        Clear selection
      </Button>
    </SelectionFrame>
  )
}
