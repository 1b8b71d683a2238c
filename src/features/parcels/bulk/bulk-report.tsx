import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { BulkOutcome, BulkStatusContext } from '../../../../machines/bulk-status.ts'
import { messageOf } from '../../../api/api-error.ts'
import { Code } from '../../../ui/code/code.tsx'
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx'
import { ResultList } from '../../../ui/state/result-list.tsx'
import type { ResultTone } from '../../../ui/state/result-list.tsx'
import { fontSize, space } from '../../../ui/theme/tokens.ts'
import { statusText } from '../../../lib/text.ts'

type BulkReportProps = BulkStatusContext & { state: 'working' | 'over' }

/** How far it is, and what became of each parcel; what needs attention comes first at the end. */
export function BulkReport({ parcels, outcomes, chosen, state }: BulkReportProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (document.activeElement === document.body) box.current?.focus()
  })

  const settled = Object.keys(outcomes).length
  const progress = `${settled} of ${parcels.length} parcels`
  const rows = parcels.map(({ id, trackingId }) => ({ id, trackingId, outcome: outcomes[id] }))
  if (state === 'over') rows.sort((one, other) => rankOf(one.outcome) - rankOf(other.outcome))
  const status = chosen === null ? '' : statusText(chosen)
  return (
    <Report ref={box} tabIndex={-1}>
      <ProgressBar
        label={`Setting ${status}`}
        value={settled}
        max={parcels.length}
        text={progress}
      />
      {state === 'working' && <p>{progress}</p>}
      {/* Told once, at the end; until then the bar tells who asks it. */}
      <output>{state === 'over' && summary(Object.values(outcomes), status)}</output>
      <ResultList
        label="What became of each parcel"
        results={rows.map(({ id, trackingId, outcome }) => ({
          key: id,
          name: <Code>{trackingId}</Code>,
          tone: outcome?.state ?? 'waiting',
          text: outcomeText(outcome),
        }))}
      />
    </Report>
  )
}

function outcomeText(outcome: BulkOutcome | undefined): string {
  if (outcome === undefined) return 'Waiting'
  if (outcome.state === 'done') return 'Done'
  if (outcome.state === 'left') return 'Not begun'
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

const states = ['done', 'refused', 'failed', 'left'] as const satisfies readonly ResultTone[]
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
