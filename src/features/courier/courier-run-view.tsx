import { useState } from 'react'
import { keepActs } from '../../stores/kept-acts.ts'
import type { CourierWork, KeptAct } from '../../stores/kept-acts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { counted } from './courier-texts.ts'
import * as Styled from './courier.styles.ts'
import { DoorDialogs } from './door-dialogs.tsx'
import type { CourierDialogs, DoorWork } from './door-dialogs.tsx'
import { FinishRun } from './finish-run.tsx'
import { can, isUnderWay, stopAfter } from './merged-run.ts'
import type { CourierParcel, CourierRun } from './merged-run.ts'
import { StopActions } from './stop-actions.tsx'
import { StopList } from './stop-list.tsx'
import { StopView } from './stop-view.tsx'

type CourierRunViewProps = CourierDialogs & { run: CourierRun; acts: readonly KeptAct[] }

/** Progress, the next stop, what is done there, and the other stops. */
export function CourierRunView({ run, acts, ...dialogs }: CourierRunViewProps) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [door, setDoor] = useState<DoorWork | null>(null)
  const [question, setQuestion] = useState<'finish' | 'load' | null>(null)
  const close = () => setQuestion(null)
  const shown = run.stops.find(({ id }) => id === chosenId) ?? stopAfter(run, null)
  const done = run.stops.filter(({ isDone }) => isDone).length
  const toLoad = run.stops.flatMap(({ parcels }) => parcels.filter(({ canLoad }) => canLoad))
  const progress = `${done} of ${counted(run.stops.length, 'stop')}`

  function choose(stopId: string | null): void {
    setChosenId(stopId)
    window.scrollTo({ top: 0 })
  }

  /** The screen goes on at once, and stays there: what is refused must not change it under a thumb. */
  function handOver(works: CourierWork[]): boolean {
    if (!keep(works)) return false
    const ids = new Set(works.flatMap((work) => ('parcelId' in work ? [work.parcelId] : [])))
    const isLeft = shown?.parcels.some(({ id, result }) => result === null && !ids.has(id))
    choose((isLeft ? shown?.id : stopAfter(run, shown?.id ?? null)?.id) ?? null)
    return true
  }
  const load = (parcels: readonly CourierParcel[]) => keep(parcels.map(loadingOf))

  if (run.state === 'FINISHED')
    return (
      <EmptyState title="Run finished">
        {`${progress}. It is shown here until the server has it.`}
      </EmptyState>
    )
  return (
    <>
      <div>
        <Styled.Progress>{progress}</Styled.Progress>
        <ProgressBar label="Stops" value={done} max={run.stops.length} text={progress} />
      </div>
      {toLoad.length > 1 && (
        <Notice tone="warning">
          {`${counted(toLoad.length, 'parcel')} to load. `}
          <Button onClick={() => setQuestion('load')}>Load all</Button>
        </Notice>
      )}
      {shown === undefined ? (
        <EmptyState title="All stops are done" />
      ) : (
        <StopView
          stop={shown}
          count={run.stops.length}
          onLoad={load}
          onHandOver={(type, parcels) => setDoor({ type, parcels })}
          canRecord={can('record', run)}
        />
      )}
      <StopActions
        run={run}
        stop={shown}
        onStart={() => keep([{ type: 'start', runId: run.id }])}
        onLoad={load}
        onHandOver={(type, parcels) => setDoor({ type, parcels })}
        onNext={choose}
        onFinish={() => setQuestion('finish')}
      />
      <StopList run={run} shownId={shown?.id} onOpen={choose} />
      {can('finish', run) && isUnderWay(run) && shown !== undefined && (
        <Button size="large" full onClick={() => setQuestion('finish')}>
          Finish run
        </Button>
      )}
      <DoorDialogs work={door} {...dialogs} onKeep={handOver} onClose={() => setDoor(null)} />
      <FinishRun
        open={question === 'finish'}
        run={run}
        acts={acts}
        onConfirm={() => {
          if (keep([{ type: 'finish', runId: run.id }])) close()
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={question === 'load'}
        title={`Load ${counted(toLoad.length, 'parcel')}?`}
        confirmLabel="Load all"
        busy={false}
        onConfirm={() => {
          if (load(toLoad)) close()
        }}
        onClose={close}
      >
        They will be marked as dispatched. Load only what is in the vehicle.
      </ConfirmDialog>
    </>
  )
}

/** False where there is no room, which it says: what was taken down must stay on screen. */
function keep(works: CourierWork[]): boolean {
  const isKept = keepActs(works)
  if (!isKept)
    toast.error(
      'This browser has no room to save it. Keep this open, and try again once what waits is sent.',
    )
  return isKept
}

const loadingOf = ({ id: parcelId, trackingId }: CourierParcel): CourierWork => ({
  type: 'load',
  parcelId,
  trackingId,
})
