import type { SystemJob } from '../../openapi.d.ts'

/** Work that a node does again and again by itself. */
export interface Job extends Pick<SystemJob, 'name' | 'everySeconds' | 'runsOn'> {
  /** Long work ends between two of its pieces once it is told to. */
  run(signal: AbortSignal): Promise<void>
  /** Called as soon as the node stops; `lastRun` ends with the run that is under way. */
  stop?(lastRun: Promise<void>): Promise<void>
}

/** End of a job's last run. */
export interface JobRun {
  endedAt: Date | null
  hasFailed: boolean
}
