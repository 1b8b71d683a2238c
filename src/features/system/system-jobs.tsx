import { styled } from 'styled-components'
import * as t from '#texts/system.ts'
import type { JobName, SystemJob, SystemStatus } from '../../../openapi.d.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { fontSize, space } from '../../ui/theme/tokens.ts'
import { agoText, durationText, secondsBetween } from './system-texts.ts'

/** Lists the scheduled jobs of the nodes, with their last results. */
export function Jobs({ jobs, checkedAt }: Pick<SystemStatus, 'jobs' | 'checkedAt'>) {
  return (
    // The table is a landmark of its own.
    <div>
      <Heading>{t.jobs}</Heading>
      <DataTable
        caption={t.jobs}
        columns={columnsAt(checkedAt)}
        rows={jobs}
        rowKey={({ name }) => name}
        emptyText={t.noJobs}
      />
    </div>
  )
}

const columnsAt = (checkedAt: string): Column<SystemJob>[] => [
  { key: 'name', header: t.job, cell: ({ name }) => names[name] },
  {
    key: 'state',
    header: t.state,
    cell: ({ hasFailed, lastEndedAt }) =>
      hasFailed ? (
        <Badge tone="danger">{t.failed}</Badge>
      ) : (
        lastEndedAt !== null && <Badge tone="success">{t.succeeded}</Badge>
      ),
  },
  {
    key: 'lastRun',
    header: t.lastRun,
    cell: ({ lastEndedAt }) =>
      lastEndedAt === null ? t.notYet : agoText(secondsBetween(lastEndedAt, checkedAt)),
  },
  {
    key: 'interval',
    header: t.every,
    cell: ({ everySeconds, nightlyAt }) =>
      nightlyAt === undefined ? durationText(everySeconds) : t.nightAt({ time: nightlyAt }),
  },
  {
    key: 'runsOn',
    header: t.runsOn,
    cell: ({ runsOn }) => (runsOn === 'ONE' ? t.oneNode : t.eachNode),
  },
]

const names: Record<JobName, string> = {
  SEND_MESSAGES: t.sendMessages,
  QUEUE_RESET_MAILS: t.queueResetMails,
  REPORT_NODE: t.reportNode,
  REMOVE_LOST_NODES: t.removeLostNodes,
  NUMBER_CHANGES: t.numberChanges,
  FINISH_ERASURES: t.finishErasures,
  FOLD_SEARCHES: t.foldSearches,
  KEEP_FIGURES: t.keepFigures,
  REMOVE_OLD_MESSAGES: t.removeOldMessages,
  REMOVE_OLD_NOTIFICATIONS: t.removeOldNotifications,
  REMOVE_OLD_SECRETS: t.removeOldSecrets,
  REMOVE_OLD_PROOFS: t.removeOldProofs,
  FINISH_PAST_RUNS: t.finishPastRuns,
  TELL_OF_DELAYS: t.tellOfDelays,
  FOLLOW_TIME_ZONE: t.followTimeZone,
}

const Heading = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${fontSize.lead};
`
