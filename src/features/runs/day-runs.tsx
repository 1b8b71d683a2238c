import { useDeferredValue, useId, useRef } from 'react'
import { Link } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import type { RunSummary } from '../../../openapi.d.ts'
import { formatWeight } from '../../../domain/format.ts'
import { companyToday } from '../../lib/company-zone.ts'
import { paths } from '../../lib/paths.ts'
import type { QueryResult } from '../../stores/query/query.ts'
import { useCouriers } from '../../stores/runs.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { PlusIcon } from '../../ui/icons/icons.tsx'
import * as Styled from './board.styles.ts'
import { RunCard } from './run-card.tsx'
import type { RunChanges } from './use-run-changes.ts'

type DayRunsProps = {
  query: QueryResult<RunSummary[]>
  changes: RunChanges
  dragged: number
  newRunReason: string | undefined
  onDrop: (run: RunSummary) => void
  onNewRun: () => void
}

/** The day's runs, and a button for a new one. */
export function DayRuns({ query, changes, dragged, newRunReason, onDrop, onNewRun }: DayRunsProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const newRun = (
    <Button
      tone="primary"
      icon={<PlusIcon />}
      size="small"
      disabledReason={newRunReason}
      onClick={onNewRun}
    >
      {t.newRun}
    </Button>
  )
  return (
    <section aria-labelledby={headingId}>
      <Styled.SideHead>
        <div>
          <h2 ref={heading} id={headingId} tabIndex={-1}>
            {common.runs}
          </h2>
          {query.data && query.data.length > 0 && <p>{totalsText(query.data)}</p>}
        </div>
        {newRun}
      </Styled.SideHead>
      <QueryBoundary
        query={query}
        loading={t.loadingTheRuns}
        failed={t.failedToLoadTheRuns}
        unsupported={unsupported}
      >
        {(runs) =>
          runs.length === 0 ? (
            <NoRuns />
          ) : (
            <Cards
              runs={runs}
              changes={changes}
              dragged={dragged}
              onDrop={onDrop}
              onDeleted={() => heading.current?.focus({ preventScroll: true })}
            />
          )
        }
      </QueryBoundary>
    </section>
  )
}

type CardsProps = Pick<DayRunsProps, 'changes' | 'dragged' | 'onDrop'> & {
  runs: readonly RunSummary[]
  onDeleted: () => void
}

/** Renders the first cards immediately, and defers the others, so that the planner can begin sooner. */
function Cards({ runs, ...card }: CardsProps) {
  const drawn = useDeferredValue(runs, runs.slice(0, firstCards))
  return (
    <Styled.Cards>
      {drawn.map((run) => (
        <RunCard key={run._id} run={run} {...card} />
      ))}
    </Styled.Cards>
  )
}

const firstCards = 8

function NoRuns() {
  const { data: couriers } = useCouriers()
  if (couriers?.length === 0)
    return (
      <EmptyState
        title={t.noCouriersYet}
        action={<Link href={paths.adminUsers()}>{common.manageUsers}</Link>}
      >
        {t.addACourier}
      </EmptyState>
    )
  return <EmptyState title={t.noRunsOnThisDay}>{t.makeOne}</EmptyState>
}

/** Reason why no run can be created for this day; undefined if one can. */
export function useNewRunReason(day: string): string | undefined {
  const couriers = useCouriers()
  if (day < companyToday()) return t.dayIsOver
  return couriers.data?.length === 0 ? t.addACourierFirst : undefined
}

function totalsText(runs: readonly RunSummary[]): string {
  const sum = (numberOf: (run: RunSummary) => number) =>
    runs.reduce((total, run) => total + numberOf(run), 0)
  return [
    t.stopsInAll({ count: sum(({ stops }) => stops) }),
    t.parcelsInAll({ count: sum(({ parcels }) => parcels) }),
    formatWeight(sum(({ weight }) => weight)),
  ].join(' · ')
}

const unsupported = <EmptyState title={t.noRunsHere}>{t.serverHasNone}</EmptyState>
