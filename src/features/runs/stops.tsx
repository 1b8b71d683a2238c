import { useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import { findOddCoordinates } from '../../../domain/odd-coordinates.ts'
import type { Run, RunStop, RunSummary } from '../../../openapi.d.ts'
import { moveRunStops, removeRunParcels } from '../../api/runs.ts'
import { paths } from '../../lib/paths.ts'
import { replaceRun, useRuns } from '../../stores/runs.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { CoordinatesDialog } from './coordinates-dialog.tsx'
import { OrderProposal } from './order-proposal.tsx'
import { reasonAgainstMove, runTitle } from './run-state.tsx'
import { StopBar } from './stop-bar.tsx'
import { StopItem } from './stop-item.tsx'
import * as Styled from './stops.styles.ts'
import type { RunChanges } from './use-run-changes.ts'
import { useSelection } from './use-selection.ts'
import { isDone } from './use-stop-order.ts'
import type { StopOrder } from './use-stop-order.ts'

type StopsProps = { run: Run; order: StopOrder; changes: RunChanges }

/** Stops of a run; a stop without a result can be reordered, removed or moved to another run. */
export function Stops({ run, order, changes }: StopsProps) {
  const headingId = useId()
  const runs = useRuns(run.day)
  const [dragged, setDragged] = useState<string | null>(null)
  const [located, setLocated] = useState<RunStop | null>(null)
  const open = order.stops.filter((stop) => !isDone(stop))
  const openIds = open.map(({ _id }) => _id)
  const selection = useSelection(openIds, (id) => openIds.includes(id))
  const odd = useMemo(
    () => findOddCoordinates(order.stops.map(({ coordinates }) => coordinates)),
    [order.stops],
  )
  const isPlannable = reasonAgainstMove('plan', run) === undefined
  const chosen = open.filter(({ _id }) => selection.ids.has(_id))

  const takeOff = (stopIds: readonly string[]) =>
    changes.change({
      request: async () => replaceRun(await removeRunParcels(run, openParcels(run, stopIds))),
      done: t.takenOffTheRun,
      failed: t.failedToTakeOff,
    })
  const moveTo = (to: RunSummary) =>
    changes.change({
      async request() {
        const changed = await moveRunStops(
          run,
          to,
          chosen.map(({ _id }) => _id),
        )
        for (const one of changed) replaceRun(one)
      },
      done: t.movedTo({ run: runTitle(to) }),
      failed: t.failedToMove,
    })

  const dropAt = (gap: number) => {
    setDragged(null)
    if (dragged === null) return
    const from = openIds.indexOf(dragged)
    order.move(dragged, from < gap ? gap - 1 : gap)
  }

  return (
    <section aria-labelledby={headingId}>
      <Styled.Head>
        <h2 id={headingId}>{common.stops}</h2>
        {run.stops.length > 0 && <OrderProposal run={run} />}
      </Styled.Head>
      <VisuallyHidden as="output">{order.announcement}</VisuallyHidden>
      {run.stops.length === 0 ? (
        <EmptyState
          title={t.noStopsYet}
          action={<Link href={paths.adminRuns(run.day)}>{t.runsOfTheDay}</Link>}
        >
          {t.putParcelsOnTheRun}
        </EmptyState>
      ) : (
        <Styled.List aria-label={t.stopsInTheirOrder}>
          {order.stops.map((stop, index) => (
            <StopItem
              key={stop._id}
              stop={stop}
              number={index + 1}
              // Position among the open stops, if the stop can be moved.
              place={isPlannable && !isDone(stop) ? openIds.indexOf(stop._id) : null}
              openCount={open.length}
              odd={isDone(stop) ? undefined : odd.get(index)}
              selected={selection.ids.has(stop._id)}
              dragged={dragged}
              onSelect={(on, isRange) => selection.toggle(stop._id, on, isRange)}
              onMove={order.move}
              onTakeOff={() => takeOff([stop._id])}
              onLocate={() => setLocated(stop)}
              onDrag={setDragged}
              onDrop={dropAt}
            />
          ))}
        </Styled.List>
      )}
      {chosen.length > 0 && isPlannable && (
        <StopBar
          count={chosen.length}
          runs={(runs.data ?? []).filter(({ _id }) => _id !== run._id)}
          busy={changes.isPending || order.isSaving}
          onMoveTo={moveTo}
          onTakeOff={() => takeOff(chosen.map(({ _id }) => _id))}
          onClear={selection.clear}
        />
      )}
      {located !== null && (
        <CoordinatesDialog
          key={located._id}
          open
          run={run}
          stop={located}
          onClose={() => setLocated(null)}
        />
      )}
    </section>
  )
}

/** Parcels of these stops without a result. */
const openParcels = ({ stops }: Run, stopIds: readonly string[]): string[] =>
  stops
    .filter(({ _id }) => stopIds.includes(_id))
    .flatMap(({ parcels }) => parcels)
    .filter(({ result }) => result === undefined)
    .map(({ _id }) => _id)
