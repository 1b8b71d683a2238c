import { useMemo, useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/courier.ts'
import { formatDay } from '../../../domain/format.ts'
import { useOutboxOwner } from '../../stores/outbox.ts'
import type { OutboxAction, OutboxEntry } from '../../stores/outbox-storage.ts'
import { chooseStop, chosenStopOf } from '../../stores/chosen-stop.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import * as Styled from './courier.styles.ts'
import { DoorDialogs } from './door-dialogs.tsx'
import type { CourierDialogs, DoorInput } from './door-dialogs.tsx'
import { FinishRun } from './finish-run.tsx'
import { can, isUnderWay, stopAfter } from './merged-run.ts'
import type { CourierParcel, CourierRun, CourierStop } from './merged-run.ts'
import { saveEntries } from './save-entries.ts'
import { StopActions } from './stop-actions.tsx'
import { StopList } from './stop-list.tsx'
import { StopView } from './stop-view.tsx'
import { LastResult } from './undo-result.tsx'

type CourierRunViewProps = CourierDialogs & {
  run: CourierRun
  entries: readonly OutboxEntry[]
}

/** Shows the progress, the next stop with its actions, and the other stops. */
export function CourierRunView({ run, entries, ...dialogs }: CourierRunViewProps) {
  const [shown, choose] = useShownStop(run)
  const [input, setInput] = useState<DoorInput | null>(null)
  const [question, setQuestion] = useState<'finish' | 'load' | null>(null)
  const close = () => setQuestion(null)
  const done = run.stops.filter(({ isDone }) => isDone).length
  const canRecord = can('record', run)
  const toLoad = canRecord
    ? run.stops.flatMap(({ parcels }) => parcels.filter(({ canLoad }) => canLoad))
    : []
  const stops = run.stops.length
  const progress = t.progress({ done, stops })

  /**
   * Moves to the next stop immediately, and stays there: a later refusal must not change the screen while the
   * courier presses a button.
   */
  function showNext(actions: readonly OutboxAction[]): void {
    const ids = new Set(
      actions.flatMap((action) => ('parcelId' in action ? [action.parcelId] : [])),
    )
    const isLeft = shown?.parcels.some(({ _id, result }) => result === undefined && !ids.has(_id))
    choose((isLeft ? shown : stopAfter(run, shown?._id ?? null)) ?? null)
  }
  const load = async (parcels: readonly CourierParcel[]) => {
    const added = await saveEntries(parcels.map((parcel) => loadingOf(run, parcel)))
    if (added !== null) close()
  }
  const finish = async () => {
    if ((await saveEntries([{ type: 'finish', runId: run._id }])) !== null) close()
  }
  const chooseBy = (stopId: string) => choose(run.stops.find(({ _id }) => _id === stopId) ?? null)

  if (run.state === 'FINISHED')
    return <EmptyState title={t.runFinished}>{t.shownUntilServerHasIt({ done, stops })}</EmptyState>
  return (
    <>
      <div>
        <Styled.Progress>{progress}</Styled.Progress>
        <ProgressBar label={common.stops} value={done} max={stops} text={progress} />
      </div>
      {!canRecord && (
        <Notice tone="info">{t.runIsForDay({ day: formatDay(run.day, true) })}</Notice>
      )}
      <LastResult stops={canRecord ? run.stops : []} onUndone={chooseBy} />
      {toLoad.length > 1 && (
        <Notice tone="warning">
          <span>{`${t.parcelsToLoad({ count: toLoad.length })} `}</span>
          <Button onClick={() => setQuestion('load')}>{t.loadAll}</Button>
        </Notice>
      )}
      {shown === undefined ? (
        <EmptyState title={t.allStopsAreDone} />
      ) : (
        <StopView
          stop={shown}
          count={stops}
          onLoad={(parcels) => void load(parcels)}
          onHandOver={(type, parcels) => setInput({ type, parcels })}
          canRecord={canRecord}
        />
      )}
      <StopActions
        run={run}
        stop={shown}
        onStart={() => void saveEntries([{ type: 'start', runId: run._id }])}
        onLoad={(parcels) => void load(parcels)}
        onHandOver={(type, parcels) => setInput({ type, parcels })}
        onNext={chooseBy}
        onFinish={() => setQuestion('finish')}
      />
      <StopList run={run} shownId={shown?._id} onOpen={chooseBy} />
      {can('finish', run) && isUnderWay(run) && shown !== undefined && (
        <Button size="large" full onClick={() => setQuestion('finish')}>
          {t.finishRun}
        </Button>
      )}
      <DoorDialogs
        runId={run._id}
        input={input}
        {...dialogs}
        onDone={showNext}
        onClose={() => setInput(null)}
      />
      <FinishRun
        open={question === 'finish'}
        run={run}
        entries={entries}
        onConfirm={() => void finish()}
        onClose={close}
      />
      <ConfirmDialog
        open={question === 'load'}
        title={t.loadParcelsQuestion({ count: toLoad.length })}
        confirmLabel={t.loadAll}
        busy={false}
        onConfirm={() => void load(toLoad)}
        onClose={close}
      >
        {t.willBeMarkedAsDispatched}
      </ConfirmDialog>
    </>
  )
}

/** Returns the stop that the courier has chosen, even before a reload, or else the next open one. */
function useShownStop(run: CourierRun) {
  const userId = useOutboxOwner()
  // Undefined until the courier chooses a stop on this page.
  const [chosenId, setChosenId] = useState<string | null>()
  const storedId = useMemo(() => userId && chosenStopOf(userId, run._id), [userId, run._id])
  const chosen = run.stops.find(({ _id }) => _id === chosenId)
  const stored = run.stops.find(({ _id, isDone }) => _id === storedId && !isDone)
  const shown = chosen ?? (chosenId === undefined ? stored : undefined) ?? stopAfter(run, null)

  function choose(stop: CourierStop | null): void {
    setChosenId(stop?._id ?? null)
    if (userId !== null) chooseStop(userId, run._id, stop && !stop.isDone ? stop._id : null)
    window.scrollTo({ top: 0 })
  }
  return [shown, choose] as const
}

const loadingOf = (
  { _id: runId }: CourierRun,
  { _id: parcelId, trackingId }: CourierParcel,
): OutboxAction => ({
  type: 'load',
  runId,
  parcelId,
  trackingId,
})
