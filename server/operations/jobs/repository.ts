import sql, { empty } from 'sql-template-tag'
import type { Queryable } from '../../db/database.ts'
import { asyncCommit } from '../../db/async-commit.ts'
import type { Job, JobRun } from './job.ts'

/** Share of the interval after which a job can be claimed again, because timers are not exact. */
const claimedShare = 0.9

/** Returns true if no node has begun the job since it was last due, and records that this one has. */
export async function claimJob(
  db: Queryable,
  { name, everySeconds, nightlyAt }: Pick<Job, 'name' | 'everySeconds' | 'nightlyAt'>,
  timeZone: string,
): Promise<boolean> {
  const lastDue =
    nightlyAt === undefined
      ? sql`now() - ${everySeconds * claimedShare} * interval '1 second'`
      : sql`
          ((now() at time zone ${timeZone} - ${nightlyAt}::interval)::date + ${nightlyAt}::interval)
            at time zone ${timeZone}
        `
  const claimed = await db.query(sql`
    insert into jobs (name, started_at) select ${name}::text, now() from ${asyncCommit}
    on conflict (name) do update set started_at = now()
    where jobs.started_at <= ${lastDue}
      ${orBrokenOff(nightlyAt)}
      -- The database's clock was set back, or the row comes from another server.
      or jobs.started_at > now() + interval '1 minute'
    returning name
  `)
  return claimed.length > 0
}

/** A node that began in the night may have been lost since, or its connection to the database. */
const orBrokenOff = (nightlyAt: string | undefined) =>
  nightlyAt === undefined
    ? empty
    : sql`
        or (jobs.ended_at is null or jobs.ended_at < jobs.started_at)
          and jobs.started_at <= now() - interval '1 hour'
      `

interface Ended {
  hasFailed: boolean
  /** Lets any node continue at its next turn. */
  isUnfinished: boolean
}

export async function recordJobRun(
  db: Queryable,
  name: Job['name'],
  { hasFailed, isUnfinished }: Ended,
) {
  await db.query(sql`
    update jobs set ended_at = now(), has_failed = ${hasFailed},
      started_at = case when ${isUnfinished} then '-infinity' else started_at end
    from ${asyncCommit}
    where name = ${name}
  `)
}

interface JobRow {
  name: string
  ended_at: Date | null
  has_failed: boolean
}

/** Finds the last run of each job, by its name. */
export async function findJobRuns(db: Queryable): Promise<Map<string, JobRun>> {
  const rows = await db.query<JobRow>(sql`select name, ended_at, has_failed from jobs`)
  return new Map(
    rows.map((row) => [row.name, { endedAt: row.ended_at, hasFailed: row.has_failed }]),
  )
}
