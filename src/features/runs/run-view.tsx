import { Link, useLocation } from 'wouter'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import type { Run } from '../../../openapi.d.ts'
import { doneTimeText } from '../../../domain/door-time-text.ts'
import { formatDateTime, formatDay } from '../../../domain/format.ts'
import { isolated } from '../../lib/isolated.ts'
import { paths } from '../../lib/paths.ts'
import { sumsOf, useRun } from '../../stores/runs.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { ChevronLeftIcon } from '../../ui/icons/icons.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { ChangeNotice } from './change-notice.tsx'
import { RunActions } from './run-actions.tsx'
import { RunStateBadge, runTitle } from './run-state.tsx'
import { RunSums } from './run-sums.tsx'
import { Stops } from './stops.tsx'
import { useRunChanges } from './use-run-changes.ts'
import { useStopOrder } from './use-stop-order.ts'

/** A run with its stops in order. */
export function RunView({ runId }: { runId: string }) {
  const query = useRun(runId)
  const changes = useRunChanges()
  return (
    <>
      <ChangeNotice {...changes} />
      {query.data === undefined && <PageHeader title={common.run} />}
      <QueryBoundary
        query={query}
        loading={t.loadingTheRun}
        failed={t.failedToLoadTheRun}
        unsupported={<NoSuchRun />}
      >
        {(run) => <KnownRun run={run} changes={changes} />}
      </QueryBoundary>
    </>
  )
}

export function NoSuchRun() {
  return (
    <EmptyState
      title={t.noSuchRun}
      action={<Link href={paths.adminRuns()}>{t.allRunsOfToday}</Link>}
    />
  )
}

type KnownRunProps = { run: Run; changes: ReturnType<typeof useRunChanges> }

function KnownRun({ run, changes }: KnownRunProps) {
  const [, navigate] = useLocation()
  const order = useStopOrder(run, changes.report)
  const sums = sumsOf(run)
  return (
    <>
      <PageHeader
        title={isolated(runTitle(run))}
        description={[
          formatDay(run.day, true),
          run.name !== undefined && isolated(run.courier.name),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <LinkButton href={paths.adminRuns(run.day)} icon={<ChevronLeftIcon />}>
              {t.runsOfTheDay}
            </LinkButton>
            <RunActions
              run={sums}
              // A change while the order is being saved would send an old version.
              changes={{ ...changes, isPending: changes.isPending || order.isSaving }}
              size="medium"
              onDeleted={() => navigate(paths.adminRuns(run.day))}
            />
          </>
        }
      />
      <Stack $gap={6}>
        <Card as="section" aria-label={t.sums}>
          <Row $gap={4}>
            <RunStateBadge state={run.state} />
            <Times>{timesText(run)}</Times>
          </Row>
          <RunSums run={sums} />
        </Card>
        <Stops run={run} order={order} changes={changes} />
      </Stack>
    </>
  )
}

function timesText({ startedAt, startDoneAt, finishedAt, finishDoneAt }: Run): string {
  const timeOf = (at: string, doneAt: string | undefined) =>
    doneTimeText({ at, doneAt }, formatDateTime)
  return [
    startedAt !== undefined && t.startedAt({ time: timeOf(startedAt, startDoneAt) }),
    finishedAt !== undefined && t.finishedAt({ time: timeOf(finishedAt, finishDoneAt) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

const Times = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  margin: ${space(0)};
`
