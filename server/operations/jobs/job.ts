import type { SystemJob } from '../../../openapi.d.ts'

/** Work that a node repeats at an interval, or that one node does once a night. */
export interface Job extends Pick<SystemJob, 'name' | 'everySeconds' | 'nightlyAt' | 'runsOn'> {
  /** Long work ends between two batches once the signal is aborted. */
  run(signal: AbortSignal): Promise<void>
  /** Called when the node begins to stop; `lastRun` resolves when the current run ends. */
  stop?(lastRun: Promise<void>): Promise<void>
}

/** End of a job's last run. */
export interface JobRun {
  endedAt: Date | null
  hasFailed: boolean
}
