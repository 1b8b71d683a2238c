import { useMemo, useState } from 'react'
import { splitByPostcode } from '../../../domain/stops.ts'
import type { RunSummary, UnplannedParcel } from '../../api/runs.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CheckboxGroup } from '../../ui/field/choice-group.tsx'
import { sumsText } from './planning-bar.tsx'
import { reasonAgainst, runLabels } from './run-state.tsx'

export type SplitDialogProps = {
  open: boolean
  parcels: readonly UnplannedParcel[]
  runs: readonly RunSummary[]
  busy: boolean
  onSplit: (runs: RunSummary[]) => void
  onClose: () => void
}

/** Asks between which runs, and says what each would get. */
export function SplitDialog({ open, parcels, runs, busy, onSplit, onClose }: SplitDialogProps) {
  // With the versions that the planner saw when they opened it.
  const [choices] = useState(() =>
    runLabels(runs.filter((run) => reasonAgainst('plan', run) === undefined)),
  )
  const [chosen, setChosen] = useState<string[]>(() => choices.map(({ run }) => run.id))
  const parts = useMemo(
    () => splitByPostcode(parcels, chosen.length, ({ address }) => address),
    [parcels, chosen.length],
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Split by postcode"
      description={`${sumsText(parcels)}. Neighbouring postcodes go to the same run, and each gets about as many stops.`}
      dismissable={!busy}
      footer={
        <>
          <Button onClick={onClose} disabledReason={busy ? 'Wait until it is done' : undefined}>
            Cancel
          </Button>
          <Button
            tone="primary"
            busy={busy}
            disabledReason={chosen.length === 0 ? 'Choose a run' : undefined}
            onClick={() =>
              onSplit(choices.filter(({ run }) => chosen.includes(run.id)).map(({ run }) => run))
            }
          >
            Split
          </Button>
        </>
      }
    >
      <CheckboxGroup
        legend="Runs"
        values={chosen}
        onChange={setChosen}
        options={choices.map(({ run, label }) => ({
          value: run.id,
          label,
          description: partText(parts[chosen.indexOf(run.id)]),
        }))}
      />
    </Dialog>
  )
}

function partText(part: readonly UnplannedParcel[] | undefined): string {
  if (part === undefined || part.length === 0) return 'Gets none'
  const postcodes = part.flatMap(({ postcode }) => postcode ?? [])
  const [first, last] = [postcodes.at(0), postcodes.at(-1)]
  if (first === undefined || last === undefined) return sumsText(part)
  return `${first === last ? first : `${first} to ${last}`}: ${sumsText(part)}`
}
