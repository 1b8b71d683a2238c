import type { DatabaseReplica, LastBackup, SystemNode, SystemQueue } from '../../../openapi.d.ts'
import type { QueueRow } from '../../messaging/messages/repository.ts'
import type { BackupRow, NodeRow, ReplicaRow } from './repository.ts'

export const presentNode = (row: NodeRow, answeringId: string): SystemNode => ({
  id: row.id,
  host: row.host,
  version: row.version,
  startedAt: row.started_at.toISOString(),
  seenAt: row.seen_at.toISOString(),
  isAnswering: row.id === answeringId,
  callers: row.callers,
  visitors: row.visitors,
  pollAge: row.poll_age === null ? null : row.poll_age / 1000,
})

export const presentReplica = (row: ReplicaRow): DatabaseReplica => ({
  id: String(row.pid),
  name: row.name,
  state: row.state,
  isSynchronous: row.is_synchronous,
  delay: row.delay,
})

export const presentQueue = (row: QueueRow): SystemQueue => ({
  waiting: row.waiting,
  oldestSeconds: row.oldest_seconds,
  failedLastDay: row.failed_last_day,
})

export const presentBackup = ({ ended_at, bytes }: BackupRow): LastBackup => ({
  endedAt: ended_at.toISOString(),
  bytes: Number(bytes),
})
