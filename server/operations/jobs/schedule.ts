import type { FastifyInstance } from 'fastify'
import type { SystemJob } from '../../../openapi.d.ts'
import type { Database } from '../../db/database.ts'
import type { Job, JobRun } from './job.ts'
import { claimJob, findJobRuns, recordJobRun } from './repository.ts'
import { within } from '../../messaging/messages/within.ts'

/** Runs each job immediately, then at its interval; a nightly one only if it is due. */
export interface Schedule {
  start(): void
  /** Last end of each job; for jobs that run on each node, the last end on this one. */
  states(): Promise<SystemJob[]>
  stop(): Promise<void>
}

export interface ScheduleService {
  /** Background jobs of this node. */
  jobs: Pick<Schedule, 'states'>
}

interface ScheduleOptions {
  db: Database
  /** Time zone of the nights. */
  timeZone: () => string
  clock: () => Date
  /** Called for the first of consecutive failures. */
  failed: (job: Job, error: unknown) => void
}

/** Milliseconds that a shutdown waits at most for running jobs. */
const stopTimeout = 5_000

export function createSchedule(jobs: readonly Job[], options: ScheduleOptions): Schedule {
  const stopping = new AbortController()
  const scheduled = jobs.map((job) => scheduleJob(job, stopping.signal, options))
  return {
    start() {
      for (const job of scheduled) job.start()
    },
    async states() {
      const runs = await findJobRuns(options.db)
      return jobs.map(({ name, everySeconds, nightlyAt, runsOn }, index) => {
        const run = runsOn === 'ONE' ? runs.get(name) : scheduled[index]?.lastRun()
        const { endedAt = null, hasFailed = false } = run ?? {}
        return {
          name,
          everySeconds,
          ...(nightlyAt !== undefined && { nightlyAt }),
          runsOn,
          lastEndedAt: endedAt?.toISOString() ?? null,
          hasFailed,
        }
      })
    },
    async stop() {
      stopping.abort()
      await within(stopTimeout, Promise.all(scheduled.map((job) => job.stop())))
    },
  }
}

/** Runs the jobs while the node listens. */
export function mountSchedule(app: FastifyInstance, schedule: Schedule): void {
  let isStarted = false
  app.addHook('onListen', async () => {
    isStarted = true
    schedule.start()
  })
  app.addHook('preClose', async () => {
    if (isStarted) await schedule.stop()
  })
}

function scheduleJob(
  job: Job,
  signal: AbortSignal,
  { db, timeZone, clock, failed }: ScheduleOptions,
) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let lastRun: JobRun | undefined
  let isFailing = false

  async function run(): Promise<void> {
    let isClaimed = job.runsOn === 'EACH'
    try {
      isClaimed ||= await claimJob(db, job, timeZone())
      if (isClaimed) await job.run(signal)
      isFailing = false
    } catch (error) {
      if (!isFailing) failed(job, error)
      isFailing = true
    }
    if (!isClaimed) return
    lastRun = { endedAt: clock(), hasFailed: isFailing }
    // Cannot be recorded while the database is away.
    if (job.runsOn === 'ONE')
      await recordJobRun(db, job.name, {
        hasFailed: isFailing,
        isUnfinished: isFailing || (job.nightlyAt !== undefined && signal.aborted),
      }).catch(() => undefined)
  }

  const runAlone = (): void => {
    running ??= run().finally(() => (running = undefined))
  }

  return {
    lastRun: () => lastRun,
    start() {
      timer = setInterval(runAlone, job.everySeconds * 1_000).unref()
      runAlone()
    },
    async stop() {
      clearInterval(timer)
      const lastRun = running ?? Promise.resolve()
      await Promise.all([
        lastRun,
        job.stop?.(lastRun).catch((error: unknown) => {
          if (!isFailing) failed(job, error)
        }),
      ])
    },
  }
}
