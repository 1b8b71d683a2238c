import type { ReactNode } from 'react'
import { refusalOf } from '../../../machines/run.ts'
import type { Courier, RunAction, RunState, RunSummary } from '../../../openapi.d.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import type { Tone } from '../../ui/badge/tone.ts'
import { ApprovedIcon, DeliveredIcon, EditIcon, TruckIcon } from '../../ui/icons/icons.tsx'
import { factsText } from '../../lib/lists.ts'
import { moveRefusalTexts } from '../../parcel/move-refusals.ts'
import { statusText } from '../../parcel/status-text.ts'

export function RunStateBadge({ state }: { state: RunState }) {
  const { tone, icon } = drawings[state]
  return (
    <Badge tone={tone} icon={icon}>
      {statusText(state)}
    </Badge>
  )
}

const drawings: Record<RunState, { tone: Tone; icon: ReactNode }> = {
  DRAFT: { tone: 'neutral', icon: <EditIcon /> },
  GIVEN_OUT: { tone: 'info', icon: <ApprovedIcon /> },
  UNDER_WAY: { tone: 'warning', icon: <TruckIcon /> },
  FINISHED: { tone: 'success', icon: <DeliveredIcon /> },
}

type Named = { name?: string; courier: Courier }

/** Title of a run: its name, or else its courier's. */
export const runTitle = ({ name, courier }: Named): string => name ?? courier.name

/** Labels runs by title and courier, with a number if several have the same label. */
export function runLabels<Run extends Named>(runs: readonly Run[]): { run: Run; label: string }[] {
  const seen = new Map<string, number>()
  return runs.map((run) => {
    const label =
      run.name === undefined ? run.courier.name : factsText([run.name, run.courier.name])
    const count = (seen.get(label) ?? 0) + 1
    seen.set(label, count)
    return { run, label: count === 1 ? label : `${label} (${count})` }
  })
}

/** Sentence on why the action is not possible now; undefined if it is. */
export const reasonAgainstMove = (
  action: RunAction,
  run: Pick<RunSummary, 'state' | 'actions'>,
): string | undefined =>
  run.actions.includes(action) ? undefined : moveRefusalTexts[refusalOf(action, run)]
