import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/system.ts'
import type { SystemStatus } from '../../../openapi.d.ts'
import { CardGrid } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Delayed, Skeleton } from '../../ui/progress/skeleton.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import type { QueryResult } from '../../stores/query/query.ts'
import { Jobs } from './system-jobs.tsx'
import {
  BackupCard,
  DatabaseCard,
  LiveCard,
  NodeCard,
  ProviderCard,
  QueueCard,
} from './system-cards.tsx'

/** State of the installation, or the reason why it is unknown. */
export function SystemReport({ view }: { view: QueryResult<SystemStatus> }) {
  return (
    <Stack $gap={8}>
      <QueryBoundary
        query={view}
        loading={<LoadingReport />}
        failed={t.failedToLoadTheSystem}
        unsupported={
          <EmptyState title={t.noSystemStatusHere}>{t.thisServerDoesNotReportIt}</EmptyState>
        }
        stale={t.failedToRefresh}
      >
        {(system) => <Report system={system} />}
      </QueryBoundary>
    </Stack>
  )
}

function Report({ system }: { system: SystemStatus }) {
  return (
    <>
      <Warnings warnings={system.warnings} />
      {system.countedPercent !== undefined && (
        <Notice tone="info">
          {t.earlierParcelsAreCounted({ percent: system.countedPercent })}
        </Notice>
      )}
      <section aria-label={t.state}>
        <Cards>
          <li>
            <DatabaseCard database={system.database} />
          </li>
          <li>
            <LiveCard nodes={system.nodes} />
          </li>
          <li>
            <QueueCard queue={system.queue} />
          </li>
          {system.identityProvider !== null && (
            <li>
              <ProviderCard provider={system.identityProvider} />
            </li>
          )}
          <li>
            <BackupCard lastBackup={system.lastBackup} checkedAt={system.checkedAt} />
          </li>
        </Cards>
      </section>
      <section aria-labelledby="system-nodes">
        <Heading id="system-nodes">{t.nodes}</Heading>
        {system.nodes.length === 0 ? (
          <EmptyState title={t.noNodesYet} />
        ) : (
          <Cards>
            {system.nodes.map((node) => (
              <li key={node.id}>
                <NodeCard node={node} checkedAt={system.checkedAt} />
              </li>
            ))}
          </Cards>
        )}
      </section>
      <Jobs jobs={system.jobs} checkedAt={system.checkedAt} />
    </>
  )
}

function Warnings({ warnings }: Pick<SystemStatus, 'warnings'>) {
  return (
    <section aria-labelledby="system-warnings">
      <Heading id="system-warnings">{common.needsAttention}</Heading>
      {warnings.length === 0 ? (
        <Notice tone="success">{t.nothingNeedsAttention}</Notice>
      ) : (
        <Stack as="ul" $gap={2}>
          {warnings.map(({ code, message }) => (
            <li key={code}>
              <Notice tone="warning">{message}</Notice>
            </li>
          ))}
        </Stack>
      )}
    </section>
  )
}

function LoadingReport() {
  return (
    <Delayed>
      <VisuallyHidden as="output">{t.loadingTheSystem}</VisuallyHidden>
      <Cards as="div" aria-hidden="true">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Cards>
    </Delayed>
  )
}

function SkeletonCard() {
  return (
    <SkeletonFrame>
      <Skeleton $width="40%" $height="1.25rem" />
      <Skeleton $width="80%" />
      <Skeleton $width="60%" />
    </SkeletonFrame>
  )
}

const Heading = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${fontSize.lead};
`

/** Narrower than the cards of parcels, so that three fit side by side. */
const Cards = styled(CardGrid)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
`

const SkeletonFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-height: 12rem;
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`
