import { useMemo, useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/courier.ts'
import { useActsOwner } from '../../stores/kept-acts.ts'
import type { CourierWork, KeptAct } from '../../stores/act-keeper.ts'
import { keepStop, keptStopOf } from '../../stores/kept-stop.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import * as Styled from './courier.styles.ts'
import { DoorDialogs } from './door-dialogs.tsx'
import type { CourierDialogs, DoorWork } from './door-dialogs.tsx'
import { FinishRun } from './finish-run.tsx'
import { keep } from './keep.ts'
import { can, isUnderWay, stopAfter } from './merged-run.ts'
import type { CourierParcel, CourierRun, CourierStop } from './merged-run.ts'
import { StopActions } from './stop-actions.tsx'
import { StopList } from './stop-list.tsx'
import { StopView } from './stop-view.tsx'

type CourierRunViewProps = CourierDialogs & { run: CourierRun; acts: readonly KeptAct[] }

/** Shows the progress, the next stop with its actions, and the other stops. */
export function CourierRunView({ run, acts, ...dialogs }: CourierRunViewProps) {
  const [shown, choose] = useShownStop(run)
  const [door, setDoor] = useState<DoorWork | null>(null)
  const [question, setQuestion] = useState<'finish' | 'load' | null>(null)
  const close = () => setQuestion(null)
  const done = run.stops.filter(({ isDone }) => isDone).length
  const toLoad = run.stops.flatMap(({ parcels }) => parcels.filter(({ canLoad }) => canLoad))
  const stops = run.stops.length
  const progress = t.progress({ done, stops })

  /**
   * Goes to the next stop at once, and stays there: a later refusal must not change the screen during a
   * press.
   */
  function showNext(works: readonly CourierWork[]): void {
    const ids = new Set(works.flatMap((work) => ('parcelId' in work ? [work.parcelId] : [])))
    const isLeft = shown?.parcels.some(({ _id, result }) => result === undefined && !ids.has(_id))
    choose((isLeft ? shown : stopAfter(run, shown?._id ?? null)) ?? null)
  }
  const load = async (parcels: readonly CourierParcel[]) => {
    const kept = await keep(parcels.map((parcel) => loadingOf(run, parcel)))
    if (kept !== null) close()
  }
  const finish = async () => {
    if ((await keep([{ type: 'finish', runId: run._id }])) !== null) close()
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
      {toLoad.length > 1 && (
        <Notice tone="warning">
          {`${t.parcelsToLoad({ count: toLoad.length })} `}
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
          onHandOver={(type, parcels) => setDoor({ type, parcels })}
          canRecord={can('record', run)}
        />
      )}
      <StopActions
        run={run}
        stop={shown}
        onStart={() => void keep([{ type: 'start', runId: run._id }])}
        onLoad={(parcels) => void load(parcels)}
        onHandOver={(type, parcels) => setDoor({ type, parcels })}
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
        work={door}
        {...dialogs}
        onDone={showNext}
        onClose={() => setDoor(null)}
      />
      <FinishRun
        open={question === 'finish'}
        run={run}
        acts={acts}
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

/** Returns the stop that the courier has chosen, also before a reload, else the next open one. */
function useShownStop(run: CourierRun) {
  const userId = useActsOwner()
  // Undefined until one is chosen on this page.
  const [chosenId, setChosenId] = useState<string | null>()
  const keptId = useMemo(() => userId && keptStopOf(userId, run._id), [userId, run._id])
  const chosen = run.stops.find(({ _id }) => _id === chosenId)
  const kept = run.stops.find(({ _id, isDone }) => _id === keptId && !isDone)
  const shown = chosen ?? (chosenId === undefined ? kept : undefined) ?? stopAfter(run, null)

  function choose(stop: CourierStop | null): void {
    setChosenId(stop?._id ?? null)
    if (userId !== null) keepStop(userId, run._id, stop && !stop.isDone ? stop._id : null)
    window.scrollTo({ top: 0 })
  }
  return [shown, choose] as const
}

const loadingOf = (
  { _id: runId }: CourierRun,
  { _id: parcelId, trackingId }: CourierParcel,
): CourierWork => ({
  type: 'load',
  runId,
  parcelId,
  trackingId,
})
