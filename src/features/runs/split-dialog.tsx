import { useMemo, useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import type { RunSummary, UnplannedParcel } from '../../../openapi.d.ts'
import { splitByPostcode } from '../../../domain/stops.ts'
import { Button } from '../../ui/button/button.tsx'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CheckboxGroup } from '../../ui/field/choice-group.tsx'
import { sumsText } from './planning-bar.tsx'
import { reasonAgainstMove, runLabels } from './run-state.tsx'

export type SplitDialogProps = {
  open: boolean
  parcels: readonly UnplannedParcel[]
  runs: readonly RunSummary[]
  busy: boolean
  onSplit: (runs: RunSummary[]) => void
  onClose: () => void
}

/** Asks between which runs to split the parcels, and shows the share of each. */
export function SplitDialog({ open, parcels, runs, busy, onSplit, onClose }: SplitDialogProps) {
  // With the versions of the runs when the dialog was opened.
  const [choices] = useState(() =>
    runLabels(runs.filter((run) => reasonAgainstMove('plan', run) === undefined)),
  )
  const [chosen, setChosen] = useState<string[]>(() => choices.map(({ run }) => run._id))
  const parts = useMemo(
    () => splitByPostcode(parcels, chosen.length, placeOf),
    [parcels, chosen.length],
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      unsaved={chosen.length !== choices.length && !busy}
      title={t.splitByPostcode}
      description={t.howItIsSplit({ sums: sumsText(parcels) })}
      dismissable={!busy}
      footer={
        <>
          <CloseButton disabledReason={busy ? common.waitUntilItIsDone : undefined}>
            {common.cancel}
          </CloseButton>
          <Button
            tone="primary"
            busy={busy}
            disabledReason={chosen.length === 0 ? t.chooseARun : undefined}
            onClick={() =>
              onSplit(choices.filter(({ run }) => chosen.includes(run._id)).map(({ run }) => run))
            }
          >
            {t.split}
          </Button>
        </>
      }
    >
      <CheckboxGroup
        legend={common.runs}
        values={chosen}
        onChange={setChosen}
        options={choices.map(({ run, label }) => ({
          value: run._id,
          label,
          description: partText(parts[chosen.indexOf(run._id)]),
        }))}
      />
    </Dialog>
  )
}

const placeOf = ({ address, postcode, postcodeArea }: UnplannedParcel) => ({
  address,
  postcode: postcode ?? null,
  area: postcodeArea ?? postcode ?? null,
})

function partText(part: readonly UnplannedParcel[] | undefined): string {
  if (part === undefined || part.length === 0) return t.getsNone
  const postcodes = part.flatMap(({ postcode }) => postcode ?? [])
  const [first, last] = [postcodes.at(0), postcodes.at(-1)]
  const sums = sumsText(part)
  if (first === undefined || last === undefined) return sums
  return first === last ? t.partOf({ postcode: first, sums }) : t.partFromTo({ first, last, sums })
}
