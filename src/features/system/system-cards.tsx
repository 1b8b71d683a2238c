import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatBytes } from '../../../domain/format.ts'
import type { SystemModel } from '../../api/system.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import type { Tone } from '../../ui/badge/tone.ts'
import { Card, DescriptionList } from '../../ui/card/card.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { CheckIcon, InfoIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { color, fontSize } from '../../ui/theme/tokens.ts'
import {
  agoText,
  databaseVerdict,
  liveVerdict,
  nodeVerdict,
  queueVerdict,
  replicaVerdict,
  secondsBetween,
  type Verdict,
} from './system-texts.ts'

export function DatabaseCard({ database }: Pick<SystemModel, 'database'>) {
  const { replicas, version } = database
  return (
    <StateCard title="Database" level="h2" verdict={databaseVerdict(database)}>
      <DescriptionList items={[{ term: 'PostgreSQL', value: version }]} />
      {replicas === null ? (
        <Remark>
          Replicas are not shown: the database’s account would need the role pg_read_all_stats.
        </Remark>
      ) : replicas.length === 0 ? (
        <Remark>No replicas.</Remark>
      ) : (
        <Stack as="ul" $gap={2} aria-label="Replicas">
          {replicas.map((replica) => (
            <Replica as="li" key={replica.id} $gap={2} $justify="space-between">
              <span>
                {replica.name}
                {replica.isSynchronous && <Small>, synchronous</Small>}
              </span>
              <VerdictBadge verdict={replicaVerdict(replica)} />
            </Replica>
          ))}
        </Stack>
      )}
    </StateCard>
  )
}

export function LiveCard({ nodes }: Pick<SystemModel, 'nodes'>) {
  const sum = (of: 'callers' | 'visitors') => nodes.reduce((total, node) => total + node[of], 0)
  return (
    <StateCard title="Live updates" level="h2" verdict={liveVerdict(nodes)}>
      <DescriptionList
        items={[
          { term: 'Users', value: streamsText(sum('callers')) },
          { term: 'Visitors', value: streamsText(sum('visitors')) },
        ]}
      />
    </StateCard>
  )
}

export function QueueCard({ queue }: { queue: NonNullable<SystemModel['queue']> }) {
  return (
    <StateCard title="Emails and webhooks" level="h2" verdict={queueVerdict(queue)}>
      <DescriptionList
        items={[
          { term: 'Not sent yet', value: String(queue.waiting) },
          { term: 'Failed in 24 hours', value: String(queue.failedLastDay) },
        ]}
      />
    </StateCard>
  )
}

export function BackupCard({
  lastBackup,
  checkedAt,
}: Pick<SystemModel, 'lastBackup' | 'checkedAt'>) {
  if (lastBackup === null) {
    return (
      <StateCard title="Last backup" level="h2" verdict={{ tone: 'neutral', text: 'None known' }}>
        <Remark>Backups that “npm run backup” makes are shown here, no others.</Remark>
      </StateCard>
    )
  }
  const { endedAt, bytes } = lastBackup
  const ago = agoText(secondsBetween(endedAt, checkedAt))
  return (
    <StateCard title="Last backup" level="h2" verdict={{ tone: 'info', text: ago }}>
      <DescriptionList
        items={[
          { term: 'Made', value: <DateTime iso={endedAt} /> },
          { term: 'Size', value: formatBytes(bytes) },
        ]}
      />
    </StateCard>
  )
}

export function NodeCard({
  node,
  checkedAt,
}: {
  node: SystemModel['nodes'][number]
  checkedAt: string
}) {
  return (
    <StateCard title={node.host} level="h3" verdict={nodeVerdict(node, checkedAt)}>
      <DescriptionList
        items={[
          { term: 'Version', value: node.version },
          { term: 'Started', value: <DateTime iso={node.startedAt} /> },
          { term: 'Last seen', value: agoText(secondsBetween(node.seenAt, checkedAt)) },
          { term: 'Live updates', value: streamsText(node.callers + node.visitors) },
        ]}
      />
      {node.isAnswering && <Remark>This node answered you.</Remark>}
    </StateCard>
  )
}

interface StateCardProps {
  title: string
  level: 'h2' | 'h3'
  verdict: Verdict
  children: ReactNode
}

function StateCard({ title, level, verdict, children }: StateCardProps) {
  return (
    <Card>
      <Row $justify="space-between" $align="flex-start">
        <Title as={level}>{title}</Title>
        <VerdictBadge verdict={verdict} />
      </Row>
      <Stack $gap={3}>{children}</Stack>
    </Card>
  )
}

const VerdictBadge = ({ verdict: { tone, text } }: { verdict: Verdict }) => (
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

const streamsText = (count: number) => `${count} ${count === 1 ? 'stream' : 'streams'}`

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
