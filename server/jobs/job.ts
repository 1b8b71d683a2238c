import type { SystemJob } from '../../openapi.d.ts'

/** Work that a node does again and again by itself. */
export interface Job extends Pick<SystemJob, 'name' | 'everySeconds' | 'runsOn'> {
  /** Long work ends between two of its pieces once it is told to. */
  run(signal: AbortSignal): Promise<void>
  /** What is left to do when the node stops, after the last run. */
  stop?(): Promise<void>
}

/** How a job ended last. */
export interface JobRun {
  endedAt: Date | null
  hasFailed: boolean
}
