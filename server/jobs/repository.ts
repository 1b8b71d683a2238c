import sql from 'sql-template-tag'
import type { Queryable } from '../db/database.ts'
import { asyncCommit } from '../db/async-commit.ts'
import type { Job, JobRun } from './job.ts'

/** Share of the interval after which a job can be claimed again, as timers are not exact. */
const claimedShare = 0.9

/** Answers true if no node has begun the job since it was last due, and records that this one has. */
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
      -- The database's clock was set back, or the row comes from another server.
      or jobs.started_at > now() + interval '1 minute'
    returning name
  `)
  return claimed.length > 0
}

export async function recordJobRun(db: Queryable, name: Job['name'], hasFailed: boolean) {
  await db.query(sql`
    update jobs set ended_at = now(), has_failed = ${hasFailed},
      -- Lets any node try again at its next turn.
      started_at = case when ${hasFailed} then '-infinity' else started_at end
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
