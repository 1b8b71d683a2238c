import * as t from '#texts/parcelImport.ts'
import type { ImportOutcomes, ParcelImportEvent } from './flow.ts'
import { Button } from '../../ui/button/button.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import { factsText } from '../../lib/lists.ts'
import { Actions, Panel } from './step-parts.tsx'
import { otherResults, reasonOf } from './texts.ts'

type CreationProps = {
  name: string
  settled: number
  total: number
  outcomes: ImportOutcomes
  /** Reason why the requests wait or have ended. */
  error: unknown
  state: 'going' | 'pausing' | 'paused'
  send: (event: ParcelImportEvent) => void
}

export function Creation({ name, settled, total, outcomes, error, state, send }: CreationProps) {
  const isPaused = state === 'paused'
  const others = factsText(otherResults(outcomes))
  const rows = { settled, total }
  return (
    <Panel
      begins
      key={isPaused ? 'paused' : 'going'}
      title={isPaused ? t.pausedAtRows(rows) : t.creatingParcelsFrom({ file: name })}
    >
      <ProgressBar label={t.importing} value={settled} max={total} text={t.settledRows(rows)} />
      <p>
        {[
          others === '' ? t.rowsSoFar(rows) : t.rowsSoFarWithOthers({ ...rows, others }),
          isPaused ? t.theRestWaits : t.stayOnThisPage,
        ].join(' ')}
      </p>
      {error !== null && (
        <Notice tone="warning">
          {isPaused
            ? t.lastError({ reason: reasonOf(error) })
            : t.theServerHasAProblem({ reason: reasonOf(error) })}
        </Notice>
      )}
      <Actions>
        {isPaused ? (
          <>
            <Button
              tone="primary"
              icon={<PlayIcon size={18} />}
              onClick={() => send({ type: 'RESUME' })}
            >
              {t.goOn}
            </Button>
            <Button onClick={() => send({ type: 'STOP' })}>{t.stopHere}</Button>
          </>
        ) : (
          <Button
            busy={state === 'pausing'}
            icon={<PauseIcon size={18} />}
            onClick={() => send({ type: 'PAUSE' })}
          >
            {t.pause}
          </Button>
        )}
      </Actions>
    </Panel>
  )
}
