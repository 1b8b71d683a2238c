import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import type { Run, RunSummary, UnplannedParcel } from '../../../openapi.d.ts'
import { addRunParcels, splitParcels } from '../../api/runs.ts'
import {
  removeUnplanned,
  replaceRun,
  replaceRunSums,
  useRuns,
  useUnplannedParcels,
} from '../../stores/runs.ts'
import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import { FilterChips } from '../../ui/field/filter-chips.tsx'
import { formatCount } from '../../../domain/format.ts'
import * as Styled from './board.styles.ts'
import { ChangeNotice } from './change-notice.tsx'
import { DayRuns, useNewRunReason } from './day-runs.tsx'
import type { RunDialogProps } from './run-dialog.tsx'
import { runTitle } from './run-state.tsx'
import type { SplitDialogProps } from './split-dialog.tsx'
import { UnplannedParcels } from './unplanned-parcels.tsx'
import { useRunChanges } from './use-run-changes.ts'

const RunDialog = lazyDialog<RunDialogProps>(
  async () => (await import('./run-dialog.tsx')).RunDialog,
)
const SplitDialog = lazyDialog<SplitDialogProps>(
  async () => (await import('./split-dialog.tsx')).SplitDialog,
)

type Opened = { name: 'new run' | 'split'; parcels: readonly UnplannedParcel[] }

export const sides = ['parcels', 'runs'] as const

type BoardProps = {
  day: string
  q: string
  /** Side that is shown on screens without space for both. */
  side: (typeof sides)[number]
  onSearch: (q: string) => void
  onSide: (side: (typeof sides)[number]) => void
}

/** Unplanned parcels of a day, beside its runs. */
export function Board({ day, q, side, onSearch, onSide }: BoardProps) {
  const runs = useRuns(day)
  const waiting = useUnplannedParcels(day)
  const changes = useRunChanges()
  const newRunReason = useNewRunReason(day)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [dragged, setDragged] = useState<readonly string[]>([])
  const close = () => setOpened(null)

  const put = (run: Run | RunSummary, parcelIds: readonly string[]) =>
    changes.change({
      request: async () => replaceRun(await addRunParcels(run, [...parcelIds])),
      done: t.parcelsPutOn({ count: parcelIds.length, run: runTitle(run) }),
      failed: t.failedToPutOn,
    })
  const split = (parcelIds: string[], into: RunSummary[]) =>
    changes.change({
      async request() {
        replaceRunSums(await splitParcels(parcelIds, into))
        removeUnplanned(parcelIds)
      },
      done: t.parcelsSplit,
      failed: t.failedToSplit,
      onSettled: close,
    })
  const idsOf = (parcels: readonly UnplannedParcel[]) => parcels.map(({ _id }) => _id)

  return (
    <>
      <ChangeNotice {...changes} />
      <Styled.SideChoice>
        <FilterChips
          label={t.show}
          value={side}
          onChange={onSide}
          options={[
            {
              value: 'parcels',
              label: common.parcels,
              count:
                waiting.data &&
                formatCount({
                  count: waiting.data.parcels.length,
                  isCapped: waiting.data.isCapped,
                }),
            },
            { value: 'runs', label: common.runs, count: runs.data && `${runs.data.length}` },
          ]}
        />
      </Styled.SideChoice>
      <Styled.Sides $shown={side}>
        <UnplannedParcels
          query={waiting}
          q={q}
          runs={runs.data ?? []}
          busy={changes.isPending}
          newRunReason={newRunReason}
          onSearch={onSearch}
          onPut={(run, parcels) => put(run, idsOf(parcels))}
          onNewRun={(parcels) => setOpened({ name: 'new run', parcels })}
          onSplit={(parcels) => setOpened({ name: 'split', parcels })}
          onDrag={setDragged}
        />
        <DayRuns
          query={runs}
          changes={changes}
          dragged={dragged.length}
          newRunReason={newRunReason}
          onDrop={(run) => {
            put(run, dragged)
            setDragged([])
          }}
          onNewRun={() => setOpened({ name: 'new run', parcels: [] })}
        />
      </Styled.Sides>
      {opened?.name === 'new run' && (
        <RunDialog
          open
          day={day}
          changes={changes}
          onSaved={(run) => {
            if (opened.parcels.length > 0) put(run, idsOf(opened.parcels))
          }}
          onClose={close}
        />
      )}
      {opened?.name === 'split' && (
        <SplitDialog
          open
          parcels={opened.parcels}
          runs={runs.data ?? []}
          busy={changes.isPending}
          onSplit={(into) => split(idsOf(opened.parcels), into)}
          onClose={close}
        />
      )}
    </>
  )
}
