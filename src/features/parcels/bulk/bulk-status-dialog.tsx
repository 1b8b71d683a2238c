import { useEffect, useId, useRef } from 'react'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import type { SnapshotFrom } from 'xstate'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
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
import { CloseButton } from '../../../ui/dialog/close-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FooterQuestion } from '../../../ui/dialog/footer-question.tsx'
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx'
import { ResultList } from '../../../ui/progress/result-list.tsx'
import { fontSize, space } from '../../../ui/theme/tokens.ts'
import { statusText } from '../../../parcel/status-text.ts'
import { useNavigationBlocker } from '../../../lib/use-navigation-blocker.ts'
import { StatusChoice } from '../update-status-control.tsx'

type BulkStatusDialogProps = {
  flow: SnapshotFrom<typeof bulkStatusMachine>
  send: (event: BulkStatusEvent) => void
  /** Element that takes the focus afterwards. */
  focusAfter: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Asks for the status, shows the progress and the result of each parcel, and stays until it is closed. */
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
      unsaved={isAsking && chosen !== null}
      title={t.setStatusOfParcels({ count: parcels.length })}
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
        <CloseButton>{common.cancel}</CloseButton>
        <Button type="submit" form={formId} tone="primary" disabled={chosen === null}>
          {t.setStatus}
        </Button>
      </>
    )
  }

  function leave() {
    return (
      <FooterQuestion
        goLabel={t.leave}
        stayLabel={t.stay}
        onGo={leaving.leave}
        onStay={leaving.stay}
      >
        {t.leaveNow}
      </FooterQuestion>
    )
  }

  function working() {
    const isStopping = flow.matches({ working: 'stopping' })
    return (
      <Button busy={isStopping} onClick={() => send({ type: 'STOP' })}>
        {t.stop}
      </Button>
    )
  }

  function over() {
    const again = Object.values(flow.context.outcomes).filter(canBeTriedAgain)
    const isOnlyLeft = again.every(({ state }) => state === 'left')
    return (
      <>
        <CloseButton>{common.close}</CloseButton>
        {again.length > 0 && (
          <Button tone="primary" onClick={() => send({ type: 'RETRY' })}>
            {isOnlyLeft ? t.goOnWith({ count: again.length }) : common.tryAgain}
          </Button>
        )}
      </>
    )
  }
}

type BulkReportProps = BulkStatusContext & { state: 'working' | 'over' }

/** Progress and results; at the end, parcels that need attention come first. */
function BulkReport({ parcels, outcomes, chosen, state }: BulkReportProps) {
  const report = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button, which had the focus, was removed.
    if (document.activeElement === document.body) report.current?.focus()
  })

  const settled = Object.keys(outcomes).length
  const progress = t.doneOfParcels({ done: settled, count: parcels.length })
  const results = parcels.map(({ id, trackingId }) => ({ id, trackingId, outcome: outcomes[id] }))
  if (state === 'over') results.sort((one, other) => rankOf(one.outcome) - rankOf(other.outcome))
  const status = chosen === null ? '' : statusText(chosen)
  return (
    <Report ref={report} tabIndex={-1}>
      <ProgressBar
        label={t.settingStatus({ status })}
        value={settled}
        max={parcels.length}
        text={progress}
      />
      {state === 'working' && <p>{progress}</p>}
      {/* Announced only at the end; until then, the bar shows the progress. */}
      <output>{state === 'over' && summary(Object.values(outcomes), status)}</output>
      {state === 'over' && results.some(({ outcome }) => outcome?.state !== 'done') && (
        <p>{t.unchangedStaySelected}</p>
      )}
      <ResultList
        label={t.resultForEachParcel}
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
  if (outcome === undefined) return common.waiting
  if (outcome.state === 'done') return t.done
  if (outcome.state === 'left') return t.notStarted
  if (outcome.state === 'refused')
    return t.refusedBecause({ reason: messageOf(outcome.error, t.theServerGaveNoReason) })
  return t.failedBecause({ reason: messageOf(outcome.error, t.noAnswerCame) })
}

/** For example '10 are Approved now, 1 refused, 1 failed.' */
function summary(outcomes: BulkOutcome[], status: string): string {
  const count = (state: BulkOutcome['state']) =>
    outcomes.filter((one) => one.state === state).length
  return t.summary({
    status,
    done: count('done'),
    refused: count('refused'),
    failed: count('failed'),
    left: count('left'),
  })
}

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
