import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Job } from '../../../../server/operations/jobs/job.ts'
import { createSchedule, type Schedule } from '../../../../server/operations/jobs/schedule.ts'
import { apiForFile } from '../../support/for-file.ts'

const schedules: Schedule[] = []
const api = await apiForFile()
beforeEach(() => api.reset())
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(schedules.splice(0).map((schedule) => schedule.stop()))
})

const failed = vi.fn<(job: Job, error: unknown) => void>()

/** A node that runs this job. */
function node(job: Partial<Job> & Pick<Job, 'run'>): Schedule {
  const whole: Job = { name: 'REMOVE_OLD_PROOFS', everySeconds: 600, runsOn: 'ONE', ...job }
  const schedule = createSchedule([whole], {
    db: api.db,
    timeZone: () => 'Europe/Berlin',
    clock: api.now,
    failed,
  })
  schedules.push(schedule)
  return schedule
}

const stateOf = async (schedule: Schedule) => (await schedule.states())[0]
const ended = async (schedule: Schedule) => (await stateOf(schedule))?.lastEndedAt ?? null

it('a job for one node runs on one of two that begin together, and both know its state', async () => {
  const run = vi.fn(async () => undefined)
  const nodes = [node({ run }), node({ run })]
  for (const schedule of nodes) schedule.start()
  for (const schedule of nodes) await expect.poll(() => ended(schedule)).not.toBeNull()
  await Promise.all(nodes.map((schedule) => schedule.stop()))
  expect(run).toHaveBeenCalledTimes(1)
})

it('another node runs the job once the interval is over, and not earlier', async () => {
  const run = vi.fn(async () => undefined)
  const gone = node({ run })
  gone.start()
  await expect.poll(() => ended(gone)).not.toBeNull()
  await gone.stop()
  // The negative times stand for a database clock that was set back.
  const times = { '8 minutes': 1, '10 minutes': 2, '-30 seconds': 2, '-2 minutes': 3 }
  for (const [time, runs] of Object.entries(times)) {
    await api.db.query(sql`update jobs set started_at = now() - ${time}::interval`)
    const next = node({ run })
    next.start()
    await next.stop()
    expect([time, run.mock.calls.length]).toEqual([time, runs])
  }
})

const minute = 60_000

it.each([
  [
    'runs if it became due since the last run',
    -minute,
    { begun: '2 minutes', ended: '2 minutes' },
    1,
  ],
  [
    'does not run if it has just been done',
    -minute,
    { begun: '30 seconds', ended: '30 seconds' },
    0,
  ],
  ['does not run if it is due only in a minute', minute, { begun: '2 hours', ended: '1 hour' }, 0],
  ['runs if it was missed last night', minute, { begun: '26 hours', ended: '26 hours' }, 1],
  ['does not run while another node runs it', minute, { begun: '59 minutes', ended: '1 day' }, 0],
  ['runs if the node that began it died', minute, { begun: '61 minutes', ended: '1 day' }, 1],
  [
    'runs if the node that began it died the first time',
    minute,
    { begun: '61 minutes', ended: null },
    1,
  ],
])('a nightly job, due by the time in Berlin, %s', async (_when, untilDue, last, runs) => {
  const run = vi.fn(async () => undefined)
  const nightlyAt = new Date(Date.now() + untilDue).toLocaleTimeString('en-GB', {
    timeZone: 'Europe/Berlin',
    timeStyle: 'short',
  })
  const schedule = node({ run, nightlyAt })
  await api.db.query(sql`
  insert into jobs (name, started_at, ended_at)
  values ('REMOVE_OLD_PROOFS', now() - ${last.begun}::interval, now() - ${last.ended}::interval)
`)
  schedule.start()
  await schedule.stop()
  expect(run).toHaveBeenCalledTimes(runs)
})

it('a job for each node runs on both', async () => {
  const run = vi.fn(async () => undefined)
  const nodes = [node({ run, runsOn: 'EACH' }), node({ run, runsOn: 'EACH' })]
  for (const schedule of nodes) schedule.start()
  for (const schedule of nodes) await expect.poll(() => ended(schedule)).not.toBeNull()
  expect(run).toHaveBeenCalledTimes(2)
})

it('a job waits for its interval, and for its previous run to end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let end: () => void = () => undefined
  const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const schedule = node({ run, runsOn: 'EACH', everySeconds: 10 })
  schedule.start()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(run).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  end()
})

it('a job that fails is reported once, shows the failure until it succeeds, and keeps running', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const run = vi.fn<Job['run']>(async () => undefined)
  run.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('still away'))
  failed.mockClear()
  const schedule = node({ run, runsOn: 'EACH', everySeconds: 10 })
  schedule.start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(2)
  expect(failed.mock.calls.map(([job, error]) => [job.name, String(error)])).toEqual([
    ['REMOVE_OLD_PROOFS', 'Error: away'],
  ])
  expect(await stateOf(schedule)).toMatchObject({ hasFailed: true })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await stateOf(schedule)).toMatchObject({ hasFailed: false })
})

it('a failure on one node is visible on all, and another node tries again immediately', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('full'))
  const [one, other] = [node({ run }), node({ run })]
  one.start()
  await expect.poll(() => stateOf(other)).toMatchObject({ hasFailed: true })
  other.start()
  await expect.poll(() => stateOf(one)).toMatchObject({ hasFailed: false })
})

it('a nightly job that was interrupted by a stop is continued by the next node', async () => {
  const run = vi.fn<Job['run']>(
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  )
  for (const runs of [1, 2]) {
    const schedule = node({ run, nightlyAt: '03:00' })
    schedule.start()
    await expect.poll(() => run.mock.calls.length).toBe(runs)
    await schedule.stop()
  }
})

it('a node that stops tells long work to end, waits for it, and then cleans up', async () => {
  const steps: string[] = []
  const schedule = node({
    async run(signal) {
      steps.push('begun')
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      steps.push('ended')
    },
    async stop(lastRun) {
      steps.push('told to stop')
      await lastRun
      steps.push('tidied up')
    },
  })
  schedule.start()
  await expect.poll(() => steps).toEqual(['begun'])
  await schedule.stop()
  expect(steps).toEqual(['begun', 'told to stop', 'ended', 'tidied up'])
})
