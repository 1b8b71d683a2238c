import { unavailable } from './errors.ts'

/** A call has its place while it works or waits for a connection, not while its body is on the way. */
export const mostCallsAtOnce = 500

export type Workload = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets so many works run at once; whoever comes on top is asked to come again, at once. */
export function createWorkload(most: number): Workload {
  let running = 0
  return async (work) => {
    if (running >= most) throw unavailable()
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
