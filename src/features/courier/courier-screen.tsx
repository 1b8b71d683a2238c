import { useEffect } from 'react'
import { formatDay } from '../../../domain/format.ts'
import { forgetSentActs, useKeptActs } from '../../stores/kept-acts.ts'
import type { KeptAct } from '../../stores/kept-acts.ts'
import { useMyRuns } from '../../stores/runs.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { CourierRunView } from './courier-run-view.tsx'
import type { CourierDialogs } from './door-dialogs.tsx'
import { counted } from './courier-texts.ts'
import * as Styled from './courier.styles.ts'
import { currentRun, mergeRuns } from './merged-run.ts'
import type { CourierRun } from './merged-run.ts'
import { NeedsAttention } from './needs-attention.tsx'

/** The run that a courier has today, on their phone. */
export function CourierScreen(dialogs: CourierDialogs) {
  const query = useMyRuns()
  const acts = useKeptActs()
  const askedAt = query.data?.askedAt
  useEffect(() => {
    if (askedAt !== undefined) forgetSentActs(askedAt)
  }, [askedAt])
  const runs = query.data === undefined ? [] : mergeRuns(query.data, acts)
  const run = currentRun(runs)
  return (
    <Styled.Touch>
      <PageHeader title={run?.name ?? 'Your run'} isCompact description={run && dayText(run)} />
      <NeedsAttention acts={acts} runs={runs} DeliveryDialog={dialogs.DeliveryDialog} />
      <Unsent acts={acts} />
      <QueryBoundary query={query} noun="your run">
        {() =>
          run === undefined ? (
            <EmptyState title="No run today">
              As soon as one is given out to you, it is here.
            </EmptyState>
          ) : (
            <>
              {/* Another run begins at its own first stop. */}
              <CourierRunView key={run.id} run={run} acts={acts} {...dialogs} />
              <OtherRuns runs={runs.filter((one) => one !== run)} />
            </>
          )
        }
      </QueryBoundary>
    </Styled.Touch>
  )
}

/** A polite region, so that it is also heard that all is sent. */
function Unsent({ acts }: { acts: readonly KeptAct[] }) {
  const count = acts.filter(({ outcome }) => outcome.state === 'waiting').length
  return (
    <output>
      {count > 0 && (
        <Notice tone="info">
          {`${count} not sent yet. Saved on this phone, and sent when there is a connection.`}
        </Notice>
      )}
    </output>
  )
}

function OtherRuns({ runs }: { runs: readonly CourierRun[] }) {
  if (runs.length === 0) return null
  return (
    <section aria-labelledby="other-runs">
      <h2 id="other-runs">Other runs</h2>
      <ul>
        {runs.map((run) => (
          <li key={run.id}>
            {`${run.name ?? 'Run'}, ${formatDay(run.day)}: ${counted(run.stops.length, 'stop')}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

function dayText({ day, stops }: CourierRun): string {
  const done = stops.filter(({ isDone }) => isDone).length
  return `${formatDay(day)} · ${done} of ${counted(stops.length, 'stop')}`
}
