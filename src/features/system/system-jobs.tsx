import { styled } from 'styled-components'
import type { JobName } from '../../../openapi.d.ts'
import type { SystemModel } from '../../api/system.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { fontSize, space } from '../../ui/theme/tokens.ts'
import { agoText, durationText, secondsBetween } from './system-texts.ts'

type Job = SystemModel['jobs'][number]

/** Lists what nodes do by themselves, and how it went. */
export function Jobs({ jobs, checkedAt }: Pick<SystemModel, 'jobs' | 'checkedAt'>) {
  return (
    // The table is a landmark of its own.
    <div>
      <Heading>Jobs</Heading>
      <DataTable
        caption="Jobs"
        columns={columnsAt(checkedAt)}
        rows={jobs}
        rowKey={({ name }) => name}
        emptyText="No jobs."
      />
    </div>
  )
}

const columnsAt = (checkedAt: string): Column<Job>[] => [
  { key: 'name', header: 'Job', cell: ({ name }) => nameText(name) },
  {
    key: 'state',
    header: 'State',
    cell: ({ hasFailed, lastEndedAt }) =>
      hasFailed ? (
        <Badge tone="danger">Failed</Badge>
      ) : (
        lastEndedAt !== null && <Badge tone="success">OK</Badge>
      ),
  },
  {
    key: 'lastRun',
    header: 'Last run',
    cell: ({ lastEndedAt }) =>
      lastEndedAt === null ? 'Not yet' : agoText(secondsBetween(lastEndedAt, checkedAt)),
  },
  {
    key: 'interval',
    header: 'Every',
    cell: ({ everySeconds }) => durationText(everySeconds),
  },
  {
    key: 'runsOn',
    header: 'Runs on',
    cell: ({ runsOn }) => (runsOn === 'ONE' ? 'One node' : 'Each node'),
  },
]

const names: Record<JobName, string> = {
  SEND_MESSAGES: 'Send emails and webhooks',
  QUEUE_RESET_MAILS: 'Prepare password reset emails',
  REPORT_NODE: 'Report that the node is alive',
  REMOVE_LOST_NODES: 'Remove nodes that are gone',
  NUMBER_CHANGES: 'Number changes for live updates',
  FINISH_ERASURES: 'Finish deleting accounts',
  REMOVE_OLD_MESSAGES: 'Delete old emails and webhooks',
  REMOVE_OLD_NOTIFICATIONS: 'Delete old notifications',
  REMOVE_OLD_SECRETS: 'Delete replaced webhook secrets',
  REMOVE_OLD_PROOFS: 'Delete old proofs of delivery',
  FINISH_PAST_RUNS: 'Finish runs of past days',
}

const isKnown = (name: string): name is JobName => name in names
const nameText = (name: string) => (isKnown(name) ? names[name] : name)

const Heading = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${fontSize.lead};
`
