import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/system.ts'
import { sentence } from '../../lib/sentence.ts'
import { formatBytes } from '../../../domain/format.ts'
import type { SystemStatus } from '../../../openapi.d.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import type { Tone } from '../../ui/badge/tone.ts'
import { Card, DescriptionList } from '../../ui/card/card.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { CheckIcon, InfoIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { color, fontSize } from '../../ui/theme/tokens.ts'
import {
  agoText,
  databaseHealth,
  liveHealth,
  nodeHealth,
  providerHealth,
  queueHealth,
  replicaHealth,
  secondsBetween,
  type Health,
} from './system-texts.ts'

export function DatabaseCard({ database }: Pick<SystemStatus, 'database'>) {
  const { replicas, version } = database
  return (
    <StateCard title={t.database} level="h2" health={databaseHealth(database)}>
      <DescriptionList items={[{ term: 'PostgreSQL', value: version }]} />
      {replicas === null ? (
        <Remark>{t.replicasAreNotShown}</Remark>
      ) : replicas.length === 0 ? (
        <Remark>{t.noReplicas}</Remark>
      ) : (
        <Stack as="ul" $gap={2} aria-label={t.replicas}>
          {replicas.map((replica) => (
            <Replica as="li" key={replica.id} $gap={2} $justify="space-between">
              <span>
                {replica.isSynchronous
                  ? sentence(t.synchronousReplica({ name: replica.name, small: smallText }))
                  : replica.name}
              </span>
              <HealthBadge health={replicaHealth(replica)} />
            </Replica>
          ))}
        </Stack>
      )}
    </StateCard>
  )
}

export function LiveCard({ nodes }: Pick<SystemStatus, 'nodes'>) {
  const sum = (of: 'callers' | 'visitors') => nodes.reduce((total, node) => total + node[of], 0)
  return (
    <StateCard title={t.liveUpdates} level="h2" health={liveHealth(nodes)}>
      <DescriptionList
        items={[
          { term: common.usersTitle, value: t.countOfStreams({ count: sum('callers') }) },
          { term: t.visitors, value: t.countOfStreams({ count: sum('visitors') }) },
        ]}
      />
    </StateCard>
  )
}

export function QueueCard({ queue }: Pick<SystemStatus, 'queue'>) {
  return (
    <StateCard title={t.emailsAndWebhooks} level="h2" health={queueHealth(queue)}>
      <DescriptionList
        items={[
          { term: t.notSentYet, value: String(queue.waiting) },
          { term: t.failedInADay, value: String(queue.failedLastDay) },
        ]}
      />
    </StateCard>
  )
}

export function ProviderCard({
  provider: { name, isReachable },
}: {
  provider: NonNullable<SystemStatus['identityProvider']>
}) {
  return (
    <StateCard title={t.identityProvider} level="h2" health={providerHealth(isReachable)}>
      <DescriptionList items={[{ term: common.name, value: name }]} />
    </StateCard>
  )
}

export function BackupCard({
  lastBackup,
  checkedAt,
}: Pick<SystemStatus, 'lastBackup' | 'checkedAt'>) {
  if (lastBackup === null) {
    return (
      <StateCard title={t.lastBackup} level="h2" health={{ tone: 'neutral', text: t.noneKnown }}>
        <Remark>{t.whichBackupsAreShown}</Remark>
      </StateCard>
    )
  }
  const { endedAt, bytes } = lastBackup
  const ago = agoText(secondsBetween(endedAt, checkedAt))
  return (
    <StateCard title={t.lastBackup} level="h2" health={{ tone: 'info', text: ago }}>
      <DescriptionList
        items={[
          { term: t.made, value: <DateTime iso={endedAt} /> },
          { term: t.size, value: formatBytes(bytes) },
        ]}
      />
    </StateCard>
  )
}

export function NodeCard({
  node,
  checkedAt,
}: {
  node: SystemStatus['nodes'][number]
  checkedAt: string
}) {
  return (
    <StateCard title={node.host} level="h3" health={nodeHealth(node, checkedAt)}>
      <DescriptionList
        items={[
          { term: t.version, value: node.version },
          { term: t.started, value: <DateTime iso={node.startedAt} /> },
          { term: t.lastSeen, value: agoText(secondsBetween(node.seenAt, checkedAt)) },
          { term: t.liveUpdates, value: t.countOfStreams({ count: node.callers + node.visitors }) },
        ]}
      />
      {node.isAnswering && <Remark>{t.thisNodeAnsweredYou}</Remark>}
    </StateCard>
  )
}

interface StateCardProps {
  title: string
  level: 'h2' | 'h3'
  health: Health
  children: ReactNode
}

function StateCard({ title, level, health, children }: StateCardProps) {
  return (
    <Card>
      <Row $justify="space-between" $align="flex-start">
        <Title as={level}>{title}</Title>
        <HealthBadge health={health} />
      </Row>
      <Stack $gap={3}>{children}</Stack>
    </Card>
  )
}

const HealthBadge = ({ health: { tone, text } }: { health: Health }) => (
  <Badge tone={tone} icon={icons[tone]}>
    {text}
  </Badge>
)

const icons: Record<Tone, ReactNode> = {
  success: <CheckIcon />,
  warning: <WarningIcon />,
  danger: <WarningIcon />,
  info: <InfoIcon />,
  neutral: <InfoIcon />,
}

const smallText = (text: string) => <Small>{text}</Small>

const Title = styled.h2`
  min-width: 0;
  font-size: ${fontSize.body};
  font-weight: 700;
  overflow-wrap: anywhere;
`

const Remark = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

const Small = styled.span`
  color: ${color.textMuted};
`

const Replica = styled(Row)`
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`
