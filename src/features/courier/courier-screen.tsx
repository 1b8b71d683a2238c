import { useEffect } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/courier.ts'
import { formatDay, formatTimeOrDate } from '../../../domain/format.ts'
import { useOnlineAgain } from '../../lib/online.ts'
import { removeSentEntries, useOutboxEntries } from '../../stores/outbox.ts'
import type { OutboxEntry } from '../../stores/outbox-storage.ts'
import { useMyRuns } from '../../stores/runs.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { ClockIcon } from '../../ui/icons/icons.tsx'
import { CourierRunView } from './courier-run-view.tsx'
import type { CourierDialogs } from './door-dialogs.tsx'
import * as Styled from './courier.styles.ts'
import { currentRun, mergeRuns } from './merged-run.ts'
import type { CourierRun } from './merged-run.ts'
import { NeedsAttention } from './needs-attention.tsx'

/** A courier's run of today, for their phone. */
export function CourierScreen(dialogs: CourierDialogs) {
  const query = useMyRuns()
  const entries = useOutboxEntries()
  const { asOf, ...fetched } = query
  const askedAt = query.data?.askedAt
  // A missing connection is not an error here, since the header shows it.
  useOnlineAgain(asOf !== undefined, query.refetch)
  useEffect(() => {
    if (askedAt !== undefined) removeSentEntries(askedAt)
  }, [askedAt])
  const runs = query.data === undefined ? [] : mergeRuns(query.data, entries)
  const run = currentRun(runs)
  return (
    <Styled.Touch>
      <Styled.LargeDialogs />
      <Styled.Head>
        <h1 tabIndex={-1}>
          <bdi>{run?.name ?? t.yourRun}</bdi>
        </h1>
        {asOf !== undefined && <span>{t.offlineAsOf({ time: formatTimeOrDate(asOf) })}</span>}
        <Unsent entries={entries} />
      </Styled.Head>
      <NeedsAttention entries={entries} runs={runs} DeliveryDialog={dialogs.DeliveryDialog} />
      <QueryBoundary query={fetched} loading={t.loadingYourRun} failed={t.failedToLoadYourRun}>
        {() =>
          run === undefined ? (
            <EmptyState title={t.noRunToday}>{t.asSoonAsOneIsGivenOut}</EmptyState>
          ) : (
            <>
              {/* The key resets the chosen stop for another run. */}
              <CourierRunView key={run._id} run={run} entries={entries} {...dialogs} />
              <OtherRuns runs={runs.filter((one) => one !== run)} />
            </>
          )
        }
      </QueryBoundary>
    </Styled.Touch>
  )
}

/** A live region that stays mounted, so that screen readers also announce when everything is sent. */
function Unsent({ entries }: { entries: readonly OutboxEntry[] }) {
  const count = entries.filter(({ outcome }) => outcome.state === 'pending').length
  return (
    <output title={t.savedOnThisPhone}>
      {count > 0 && (
        <Badge tone="info" icon={<ClockIcon />}>
          {t.countNotSentYet({ count })}
        </Badge>
      )}
    </output>
  )
}

function OtherRuns({ runs }: { runs: readonly CourierRun[] }) {
  if (runs.length === 0) return null
  return (
    <section aria-labelledby="other-runs">
      <h2 id="other-runs">{t.otherRuns}</h2>
      <ul>
        {runs.map((run) => (
          <li key={run._id}>
            {t.otherRun({
              name: run.name ?? common.run,
              day: formatDay(run.day),
              stops: run.stops.length,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
