import type { ImportOutcomes, ParcelImportEvent } from './flow.ts'
import { Button } from '../../ui/button/button.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import { Actions, Panel } from './step-parts.tsx'
import { formatNumber, otherResults, reasonOf } from './texts.ts'

type CreationProps = {
  name: string
  settled: number
  total: number
  outcomes: ImportOutcomes
  /** Reason why the requests wait, or were ended. */
  error: unknown
  state: 'going' | 'pausing' | 'paused'
  send: (event: ParcelImportEvent) => void
}

export function Creation({ name, settled, total, outcomes, error, state, send }: CreationProps) {
  const isPaused = state === 'paused'
  const asides = otherResults(outcomes)
  const text = `${formatNumber(settled)} of ${formatNumber(total)} rows`
  return (
    <Panel
      begins
      key={isPaused ? 'paused' : 'going'}
      title={isPaused ? `Paused: ${text}` : `Creating parcels from ${name}`}
    >
      <ProgressBar label="Import" value={settled} max={total} text={text} />
      <p>
        {text}
        {asides.length > 0 && ` (${asides.join(', ')})`}.{' '}
        {isPaused
          ? 'What was created is kept, and the rest waits.'
          : 'Stay on this page until it is done.'}
      </p>
      {error !== null && (
        <Notice tone="warning">
          {isPaused
            ? `Last error: ${reasonOf(error)}.`
            : `The server has a problem: ${reasonOf(error)}. Trying again.`}
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
              Go on
            </Button>
            <Button onClick={() => send({ type: 'STOP' })}>Stop here</Button>
          </>
        ) : (
          <Button
            busy={state === 'pausing'}
            icon={<PauseIcon size={18} />}
            onClick={() => send({ type: 'PAUSE' })}
          >
            Pause
          </Button>
        )}
      </Actions>
    </Panel>
  )
}
