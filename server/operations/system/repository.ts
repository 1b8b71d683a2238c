import sql from 'sql-template-tag'
import type { Queryable } from '../../db/database.ts'
import { asyncCommit } from '../../db/async-commit.ts'

export interface NodeReport {
  id: string
  host: string
  version: string
  /** seconds since it started */
  uptime: number
  callers: number
  visitors: number
  /** whole milliseconds */
  pollAge: number | null
}

/** Uses the database's clock, because the nodes' clocks may differ. */
export async function touchNode(db: Queryable, report: NodeReport): Promise<void> {
  await db.query(sql`
    insert into nodes (id, host, version, started_at, seen_at, callers, visitors, poll_age)
    select ${report.id}::uuid, ${report.host}::text, ${report.version}::text,
      now() - ${report.uptime} * interval '1 second', now(), ${report.callers}::integer,
      ${report.visitors}::integer, ${report.pollAge}::integer
    from ${asyncCommit}
    on conflict (id) do update set seen_at = now(), callers = excluded.callers,
      visitors = excluded.visitors, poll_age = excluded.poll_age
  `)
}

/** Removes nodes that ended without removing themselves. */
export async function removeLostNodes(db: Queryable): Promise<void> {
  // Skips rows that another node is removing.
  await db.query(sql`
    delete from nodes using ${asyncCommit} where id in (
      select id from nodes where seen_at < now() - interval '1 minute' for update skip locked
    )
  `)
}

export async function removeNode(db: Queryable, id: string): Promise<void> {
  await db.query(sql`delete from nodes using ${asyncCommit} where id = ${id}`)
}

export interface NodeRow {
  id: string
  host: string
  version: string
  started_at: Date
  seen_at: Date
  callers: number
  visitors: number
  poll_age: number | null
}

export const findNodes = (db: Queryable): Promise<NodeRow[]> =>
  db.query<NodeRow>(sql`
    select id, host, version, started_at, seen_at, callers, visitors, poll_age from nodes
    where seen_at >= now() - interval '1 minute' order by started_at, id
  `)

export interface DatabaseRow {
  now: Date
  version: string
  is_standby: boolean
  sees_replicas: boolean
}

export async function findDatabase(db: Queryable): Promise<DatabaseRow> {
  const [row] = await db.query<DatabaseRow>(sql`
    select now() as now, split_part(current_setting('server_version'), ' ', 1) as version,
      pg_is_in_recovery() as is_standby,
      pg_has_role(current_user, 'pg_read_all_stats', 'usage') as sees_replicas
  `)
  if (row === undefined) throw new Error('The database says nothing of itself')
  return row
}

export interface ReplicaRow {
  pid: number
  name: string
  state: string
  is_synchronous: boolean
  /** seconds */
  delay: number
}

/**
 * Leaves out base backups. A replica that has everything has no delay. PostgreSQL computes `replay_lag` from
 * the replica's replies, so for a replica that hangs, the time since its last reply counts.
 */
export const findReplicas = (db: Queryable): Promise<ReplicaRow[]> =>
  db.query<ReplicaRow>(sql`
    select pid, application_name as name, state, sync_state in ('sync', 'quorum') as is_synchronous,
      greatest(
        coalesce(extract(epoch from replay_lag), 0),
        case when coalesce(flush_lsn < sent_lsn, true)
          then extract(epoch from now() - coalesce(reply_time, backend_start)) end
      )::double precision as delay
    from pg_stat_replication where state <> 'backup'
    order by application_name, pid
  `)

export interface BackupRow {
  ended_at: Date
  bytes: string
}

export async function findLastBackup(db: Queryable): Promise<BackupRow | undefined> {
  const [row] = await db.query<BackupRow>(sql`select ended_at, bytes from last_backup`)
  return row
}

/** Commits asynchronously: the backup itself is already in its file. */
export async function recordBackup(db: Queryable, bytes: number): Promise<void> {
  await db.query(sql`
    insert into last_backup (id, ended_at, bytes)
    select 1, now(), ${bytes}::bigint from ${asyncCommit}
    on conflict (id) do update set ended_at = now(), bytes = excluded.bytes
  `)
}
