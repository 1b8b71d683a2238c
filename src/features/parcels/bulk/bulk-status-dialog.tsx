import { useEffect, useId, useRef } from 'react'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import type { SnapshotFrom } from 'xstate'
import { canBeTriedAgain } from '../../../../machines/bulk-status.ts'
import type {
  BulkOutcome,
  BulkStatusContext,
  BulkStatusEvent,
  bulkStatusMachine,
} from '../../../../machines/bulk-status.ts'
import { messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Code } from '../../../ui/code/code.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FooterQuestion } from '../../../ui/dialog/footer-question.tsx'
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx'
import { ResultList } from '../../../ui/progress/result-list.tsx'
import type { ResultState } from '../../../ui/progress/result-list.tsx'
import { fontSize, space } from '../../../ui/theme/tokens.ts'
import { statusText } from '../../../lib/text.ts'
import { useNavigationBlocker } from '../../../lib/use-navigation-blocker.ts'
import { StatusChoice } from '../update-status-control.tsx'

type BulkStatusDialogProps = {
  flow: SnapshotFrom<typeof bulkStatusMachine>
  send: (event: BulkStatusEvent) => void
  /** Element focused afterwards. */
  focusAfter: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Asks which status, shows how far it is, and keeps what became of each parcel until it is closed. */
export function BulkStatusDialog({ flow, send, focusAfter, onClose }: BulkStatusDialogProps) {
  const formId = useId()
  const { parcels, chosen } = flow.context
  const busy = flow.hasTag('busy')
  const isAsking = flow.matches('choosing')
  const leaving = useNavigationBlocker(busy)
  return (
    <Dialog
      open={flow.hasTag('dialog')}
      onClose={onClose}
      title={`Set status of ${parcels.length === 1 ? '1 parcel' : `${parcels.length} parcels`}`}
      dismissable={!busy}
      focusAfter={focusAfter}
      footer={leaving.isAsked ? leave() : isAsking ? asking() : busy ? working() : over()}
    >
      {isAsking ? (
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'START' })
          }}
        >
          <StatusChoice
            formId={formId}
            chosen={chosen}
            onChoose={(status) => send({ type: 'CHOOSE', status })}
          />
        </form>
      ) : (
        <BulkReport {...flow.context} state={busy ? 'working' : 'over'} />
      )}
    </Dialog>
  )

  function asking() {
    return (
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={formId} tone="primary" disabled={chosen === null}>
          Set status
        </Button>
      </>
    )
  }

  function leave() {
    return (
      <FooterQuestion goLabel="Leave" stayLabel="Stay" onGo={leaving.leave} onStay={leaving.stay}>
        Leave now? Parcels that are waiting keep their status.
      </FooterQuestion>
    )
  }

  function working() {
    const isStopping = flow.matches({ working: 'stopping' })
    return (
      <Button busy={isStopping} onClick={() => send({ type: 'STOP' })}>
        Stop
      </Button>
    )
  }

  function over() {
    const again = Object.values(flow.context.outcomes).filter(canBeTriedAgain)
    const isOnlyLeft = again.every(({ state }) => state === 'left')
    return (
      <>
        <Button onClick={onClose}>Close</Button>
        {again.length > 0 && (
          <Button tone="primary" onClick={() => send({ type: 'RETRY' })}>
            {isOnlyLeft ? `Go on with ${again.length}` : 'Try again'}
          </Button>
        )}
      </>
    )
  }
}

type BulkReportProps = BulkStatusContext & { state: 'working' | 'over' }

/** Progress, and what became of each parcel; what needs attention comes first at the end. */
function BulkReport({ parcels, outcomes, chosen, state }: BulkReportProps) {
  const report = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (document.activeElement === document.body) report.current?.focus()
  })

  const settled = Object.keys(outcomes).length
  const progress = `${settled} of ${parcels.length} parcels`
  const results = parcels.map(({ id, trackingId }) => ({ id, trackingId, outcome: outcomes[id] }))
  if (state === 'over') results.sort((one, other) => rankOf(one.outcome) - rankOf(other.outcome))
  const status = chosen === null ? '' : statusText(chosen)
  return (
    <Report ref={report} tabIndex={-1}>
      <ProgressBar
        label={`Setting ${status}`}
        value={settled}
        max={parcels.length}
        text={progress}
      />
      {state === 'working' && <p>{progress}</p>}
      {/* Announced once, at the end; until then the bar has the progress. */}
      <output>{state === 'over' && summary(Object.values(outcomes), status)}</output>
      {state === 'over' && results.some(({ outcome }) => outcome?.state !== 'done') && (
        <p>What was not changed stays selected.</p>
      )}
      <ResultList
        label="Result for each parcel"
        results={results.map(({ id, trackingId, outcome }) => ({
          key: id,
          name: <Code>{trackingId}</Code>,
          state: outcome?.state ?? 'waiting',
          text: outcomeText(outcome),
        }))}
      />
    </Report>
  )
}

function outcomeText(outcome: BulkOutcome | undefined): string {
  if (outcome === undefined) return 'Waiting'
  if (outcome.state === 'done') return 'Done'
  if (outcome.state === 'left') return 'Not started'
  if (outcome.state === 'refused')
    return `Refused: ${messageOf(outcome.error, 'the server gave no reason')}`
  return `Failed: ${messageOf(outcome.error, 'no answer came')}`
}

/** As in '10 are Approved now, 1 refused, 1 failed.' */
function summary(outcomes: BulkOutcome[], status: string): string {
  const count = (state: BulkOutcome['state']) =>
    outcomes.filter((one) => one.state === state).length
  const [done, refused, failed, left] = states.map(count)
  const parts = [
    `${done} ${done === 1 ? 'is' : 'are'} ${status} now`,
    refused && `${refused} refused`,
    failed && `${failed} failed`,
    left && `${left} not begun`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

const states = ['done', 'refused', 'failed', 'left'] as const satisfies readonly ResultState[]
const ranks: readonly string[] = ['failed', 'refused', 'left', 'done']
const rankOf = (outcome: BulkOutcome | undefined) => ranks.indexOf(outcome?.state ?? 'left')

const Report = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  &:focus-visible {
    outline: none;
  }
  > p,
  > output:not(:empty) {
    font-size: ${fontSize.small};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`
